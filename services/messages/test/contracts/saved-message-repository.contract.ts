import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { SavedMessageRepository } from '../../src/domain/ports.ts';
import type { SavedMessage } from '../../src/domain/saved-message.ts';
import { aMessageDraft } from '../a-message-draft.ts';

export interface RepositoryUnderTest {
  /** An empty repository. */
  readonly empty: () => Promise<SavedMessageRepository>;
  readonly release?: () => Promise<void>;
}

const NOON = new Date('2026-03-01T12:00:00.000Z');

/** The contract of every repository of saved messages (M-161). */
export function savedMessageRepositoryContract(name: string, { empty, release }: RepositoryUnderTest): void {
  describe(`the repository of saved messages, ${name}`, () => {
    let repository: SavedMessageRepository;

    beforeEach(async () => {
      repository = await empty();
    });
    afterEach(async () => release?.());

    async function save(draft = aMessageDraft(), submission?: string): Promise<SavedMessage> {
      const saved = await repository.add(draft, NOON, submission);
      if (!saved) throw new Error('the message was not saved');
      return saved;
    }

    it('M-166 gives each message the next integer id and stores it completely', async () => {
      const draft = aMessageDraft({ question: 'Linha um\nlinha dois “entre aspas” 🙏' });
      const first = await save(draft);
      const second = await save();
      expect(second.id).toBe(first.id + 1);
      expect(await repository.listOf(7, { limit: 10 })).toEqual([
        second,
        { ...draft, id: first.id, createdAt: NOON },
      ]);
    });

    it('stores verses word for word', async () => {
      const verse = {
        psalm: 23,
        verses: '1-2',
        text: 'Palavra “por palavra”;',
        edition: 'Edição',
        licence: 'Livre',
      };
      const saved = await save(aMessageDraft({ verse }));
      expect(saved.verse).toEqual(verse);
      expect(await repository.listOf(7, { limit: 10 })).toEqual([saved]);
    });

    it('keeps who wrote a letter, where that is known', async () => {
      await save();
      for (const source of ['model', 'composer', 'reviewed'] as const) await save(aMessageDraft({ source }));
      const sources = (await repository.listOf(7, { limit: 10 })).map(({ source }) => source);
      expect(sources).toEqual(['reviewed', 'composer', 'model', undefined]);
    });

    it('counts one user’s messages, up to a limit', async () => {
      await save();
      await save();
      await save(aMessageDraft({ userId: 8 }));
      expect(await repository.countOf(7, 10)).toBe(2);
      expect(await repository.countOf(7, 1)).toBe(1);
      expect(await repository.countOf(9, 10)).toBe(0);
    });

    it('never uses an id twice, also not that of a deleted message', async () => {
      const { id } = await save();
      await repository.deleteOwn(id, 7);
      expect((await save()).id).toBeGreaterThan(id);
    });

    it('lists only one user’s messages, newest first, from a cursor on, up to a limit', async () => {
      const [a, b, c] = [await save(), await save(), await save()];
      await save(aMessageDraft({ userId: 8 }));
      expect(await repository.listOf(7, { limit: 2 })).toEqual([c, b]);
      expect(await repository.listOf(7, { limit: 2, before: b.id })).toEqual([a]);
      expect(await repository.listOf(7, { limit: 2, before: a.id })).toEqual([]);
    });

    it('stores one message per submission of a user, and finds it again', async () => {
      const first = await save(aMessageDraft(), 'one-click');
      expect(await repository.add(aMessageDraft({ name: 'Bia' }), NOON, 'one-click')).toBeUndefined();
      expect(await repository.findBySubmission(7, 'one-click')).toEqual(first);
      expect(await repository.findBySubmission(8, 'one-click')).toBeUndefined();
      expect(await repository.findBySubmission(7, 'id:1')).toBeUndefined();
      await save(aMessageDraft({ userId: 8 }), 'one-click');
      await save(aMessageDraft(), 'another-click');
    });

    it('stores only one of several concurrent messages with the same submission', async () => {
      const kept = await Promise.all(
        Array.from({ length: 8 }, () => repository.add(aMessageDraft(), NOON, 'many-clicks')),
      );
      expect(kept.filter(Boolean)).toHaveLength(1);
      expect(await repository.listOf(7, { limit: 10 })).toHaveLength(1);
    });

    it('deletes a message only for its owner, and once', async () => {
      const { id } = await save();
      expect(await repository.deleteOwn(id, 8)).toBe(false);
      expect(await repository.exists(id)).toBe(true);
      expect(await repository.deleteOwn(id, 7)).toBe(true);
      expect(await repository.deleteOwn(id, 7)).toBe(false);
      expect(await repository.exists(id)).toBe(false);
    });

    it('deletes all messages of one user and none of another', async () => {
      await save();
      await save();
      const others = await save(aMessageDraft({ userId: 8 }));
      expect(await repository.deleteAllOf(7)).toBe(2);
      expect(await repository.deleteAllOf(7)).toBe(0);
      expect(await repository.listOf(8, { limit: 10 })).toEqual([others]);
    });
  });
}
