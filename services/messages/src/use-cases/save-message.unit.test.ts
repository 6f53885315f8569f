import { describe, expect, it } from '@jest/globals';
import { createMemoryCache } from '@selah/service-kit/cache/memory-cache';
import { silentLogger } from '@selah/service-kit/logging/logger';
import { aMessageDraft } from '../../test/a-message-draft.ts';
import { createInMemorySavedMessages } from '../adapters/in-memory/in-memory-saved-messages.ts';
import { forgetPerson } from './forget-person.ts';
import { type SavingParts, saveMessage } from './save-message.ts';

const NOON = Date.UTC(2026, 2, 1, 12);

function parts(): SavingParts {
  const cache = createMemoryCache({ logger: silentLogger() });
  return { repository: createInMemorySavedMessages(), cache, now: () => NOON };
}

describe('saving a message', () => {
  it('keeps it with the moment it was made', async () => {
    const saved = await saveMessage(parts(), aMessageDraft(), undefined);
    expect(saved).toEqual({ ...aMessageDraft(), id: 1, createdAt: new Date(NOON) });
  });

  it('answers a repeated submission with the message that the first one made', async () => {
    const there = parts();
    const first = await saveMessage(there, aMessageDraft(), 'click');
    expect(await saveMessage({ ...there, now: () => NOON + 1000 }, aMessageDraft(), 'click')).toEqual(first);
  });

  it.each([
    ['another name', { name: 'Bia' }],
    ['another question', { question: 'Outra' }],
    ['another message', { message: 'Outra' }],
    ['another language', { language: 'es' as const }],
  ])('does not take a submission for a repetition that says %s', async (_, change) => {
    const there = parts();
    await saveMessage(there, aMessageDraft(), 'click');
    const attempt = saveMessage(there, aMessageDraft(change), 'click');
    await expect(attempt).rejects.toMatchObject({ code: 'conflict' });
  });

  it('leaves nothing behind of a person who leaves at any moment of it', async () => {
    // The departure falls before the message is written, between the write and the check, or after both.
    for (const moment of ['before', 'between', 'after'] as const) {
      const there = parts();
      const leave = () => forgetPerson(there, 7);
      const repository: typeof there.repository = {
        ...there.repository,
        add: async (...args) => {
          if (moment === 'before') await leave();
          const added = await there.repository.add(...args);
          if (moment === 'between') await leave();
          return added;
        },
      };
      await saveMessage({ ...there, repository }, aMessageDraft(), undefined).catch(() => {});
      if (moment === 'after') await leave();
      expect(await there.repository.listOf(7, { limit: 1 })).toEqual([]);
    }
  });
});
