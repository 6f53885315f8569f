import { describe, expect, it } from '@jest/globals';
import { aMessageDraft } from '../../test/a-message-draft.ts';
import { createInMemoryDeletedUsers } from '../adapters/in-memory/in-memory-deleted-users.ts';
import { createInMemorySavedMessages } from '../adapters/in-memory/in-memory-saved-messages.ts';
import { deleteMessagesOf } from './delete-messages-of.ts';
import { type SaveMessageDeps, saveMessage } from './save-message.ts';

const NOON = Date.UTC(2026, 2, 1, 12);

function newDeps(): SaveMessageDeps {
  return {
    savedMessages: createInMemorySavedMessages(),
    deletedUsers: createInMemoryDeletedUsers(),
    openPsalter: async () => undefined,
    now: () => NOON,
  };
}

describe('saving a message', () => {
  it('stores it with its creation time', async () => {
    const saved = await saveMessage(newDeps(), { draft: aMessageDraft() });
    expect(saved).toEqual({ ...aMessageDraft(), id: 1, createdAt: new Date(NOON) });
  });

  it('answers a repeated submission with the message of the first one', async () => {
    const deps = newDeps();
    const later = { ...deps, now: () => NOON + 1000 };
    const first = await saveMessage(deps, { draft: aMessageDraft(), submission: 'click' });
    expect(await saveMessage(later, { draft: aMessageDraft(), submission: 'click' })).toEqual(first);
  });

  it.each([
    ['another name', { name: 'Bia' }],
    ['another question', { question: 'Outra' }],
    ['another message', { message: 'Outra' }],
    ['another language', { language: 'es' as const }],
  ])('does not take a submission for a repetition that says %s', async (_, change) => {
    const deps = newDeps();
    await saveMessage(deps, { draft: aMessageDraft(), submission: 'click' });
    const attempt = saveMessage(deps, { draft: aMessageDraft(change), submission: 'click' });
    await expect(attempt).rejects.toMatchObject({ code: 'conflict' });
  });

  it('accepts a thousand messages per account, then rejects new ones but still answers a repetition', async () => {
    const deps = { ...newDeps(), maxPerAccount: 2 };
    for (const submission of ['first', 'second'])
      await saveMessage(deps, { draft: aMessageDraft(), submission });
    const third = saveMessage(deps, { draft: aMessageDraft() });
    await expect(third).rejects.toMatchObject({ code: 'too_many_saved_messages' });
    expect(await saveMessage(deps, { draft: aMessageDraft(), submission: 'second' })).toMatchObject({
      id: 2,
    });
    expect((await saveMessage(deps, { draft: aMessageDraft({ userId: 8 }) })).id).toBe(3);
    await deps.savedMessages.deleteOwn(1, 7);
    await saveMessage(deps, { draft: aMessageDraft() });
  });

  it('saves nothing for a deleted account', async () => {
    const deps = newDeps();
    await deleteMessagesOf(deps, 7);
    const muchLater = { ...deps, now: () => NOON + 365 * 86_400_000 };
    const attempt = saveMessage(muchLater, { draft: aMessageDraft() });
    await expect(attempt).rejects.toMatchObject({ code: 'session_expired' });
    expect(await deps.savedMessages.listOf(7, { limit: 1 })).toEqual([]);
  });

  it('saves nothing for an account that is deleted concurrently', async () => {
    // The account is deleted before the insert, between the insert and the check, or after both.
    for (const moment of ['before', 'between', 'after'] as const) {
      const deps = newDeps();
      const deleteAccount = () => deleteMessagesOf(deps, 7);
      const savedMessages: typeof deps.savedMessages = {
        ...deps.savedMessages,
        add: async (...args) => {
          if (moment === 'before') await deleteAccount();
          const added = await deps.savedMessages.add(...args);
          if (moment === 'between') await deleteAccount();
          return added;
        },
      };
      await saveMessage({ ...deps, savedMessages }, { draft: aMessageDraft() }).catch(() => {});
      if (moment === 'after') await deleteAccount();
      expect(await deps.savedMessages.listOf(7, { limit: 1 })).toEqual([]);
    }
  });
});
