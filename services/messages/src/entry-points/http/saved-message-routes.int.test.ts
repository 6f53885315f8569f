import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ANONYMOUS, type Identity } from '@selah/service-kit/identity/identity';
import { asAdmin, asSiteUser } from '@selah/service-kit/testing/api-driver';
import { eventually } from '@selah/service-kit/testing/eventually';
import {
  SAVED_MESSAGES_PAGE_SIZE,
  savedMessageListSchema,
  savedMessageSchema,
} from '@selah/shared/contracts/messages/requests';
import { aMessageDraft } from '../../../test/a-message-draft.ts';
import { type RunningMessages, startMessages } from '../../../test/running-messages.ts';

let messages: RunningMessages;

beforeAll(async () => {
  messages = await startMessages();
});
afterAll(() => messages.stop());

/** Each test has its own user, so that tests do not see each other's messages. */
let lastUserId = 100;
function aPerson(): number {
  lastUserId += 1;
  return lastUserId;
}

async function save(userId: number, headers: Record<string, string> = {}, draft = aMessageDraft({ userId })) {
  return messages.api.post('/api/saved-messages', { as: asSiteUser(userId), json: draft, headers });
}

async function saved(userId: number) {
  return savedMessageSchema.parse((await save(userId)).body);
}

async function list(userId: number, query = '') {
  const path = `/api/saved-messages/user/${userId}${query}`;
  const { status, headers, body } = await messages.api.get(path, { as: asSiteUser(userId) });
  expect(status).toBe(200);
  return { headers, messages: savedMessageListSchema.parse(body) };
}

describe('POST /api/saved-messages', () => {
  it('M-161 M-218 saves a message and returns it with its id and creation time', async () => {
    const userId = aPerson();
    const before = Date.now();
    const { status, headers, body } = await save(userId);
    expect(status).toBe(201);
    expect(headers.get('cache-control')).toBe('no-store');
    const message = savedMessageSchema.strict().parse(body);
    expect(message).toMatchObject(aMessageDraft({ userId }));
    expect(Date.parse(message.createdAt)).toBeGreaterThanOrEqual(before);
    expect((await list(userId)).messages).toEqual([message]);
  });

  it('M-161 uses pt if no language is given', async () => {
    const userId = aPerson();
    const { language: _, ...draft } = aMessageDraft({ userId });
    const answer = await messages.api.post('/api/saved-messages', { as: asSiteUser(userId), json: draft });
    expect(answer).toMatchObject({ status: 201, body: { language: 'pt' } });
  });

  it('saves one message if the same submission is sent twice, also concurrently', async () => {
    const userId = aPerson();
    const key = { 'idempotency-key': 'click-1' };
    const answers = await Promise.all([save(userId, key), save(userId, key), save(userId, key)]);
    const ids = answers.map(({ status, body }) => {
      expect(status).toBe(201);
      return savedMessageSchema.parse(body).id;
    });
    expect(new Set(ids).size).toBe(1);
    expect((await list(userId)).messages).toHaveLength(1);
  });

  it('saves two messages if the same words are saved twice on purpose', async () => {
    const userId = aPerson();
    await save(userId);
    await save(userId);
    expect((await list(userId)).messages).toHaveLength(2);
  });

  it('rejects a key that was used for other words, and malformed keys', async () => {
    const userId = aPerson();
    const key = { 'idempotency-key': 'click-1' };
    await save(userId, key);
    const other = await save(userId, key, aMessageDraft({ userId, name: 'Bia' }));
    expect(other).toMatchObject({ status: 409, body: { code: 'conflict' } });
    for (const bad of ['x'.repeat(129), 'a b']) {
      expect(await save(userId, { 'idempotency-key': bad })).toMatchObject({ status: 400 });
    }
    expect((await list(userId)).messages).toHaveLength(1);
  });

  it('allows two users the same key', async () => {
    const key = { 'idempotency-key': 'click-1' };
    expect(await save(aPerson(), key)).toMatchObject({ status: 201 });
    expect(await save(aPerson(), key)).toMatchObject({ status: 201 });
  });
});

describe('GET /api/saved-messages/user/{userId}', () => {
  it('M-219 returns an empty list for a user without messages', async () => {
    expect((await list(aPerson())).messages).toEqual([]);
  });

  it('M-219 returns the newest first, at most fifty, with a cursor for the next page', async () => {
    const userId = aPerson();
    const ids = [];
    for (let count = 0; count < SAVED_MESSAGES_PAGE_SIZE + 2; count += 1)
      ids.unshift((await saved(userId)).id);

    const first = await list(userId);
    expect(first.messages.map(({ id }) => id)).toEqual(ids.slice(0, 50));
    const cursor = first.headers.get('x-next-cursor');
    expect(cursor).toBe(String(ids[49]));

    const second = await list(userId, `?before=${cursor}`);
    expect(second.messages.map(({ id }) => id)).toEqual(ids.slice(50));
    expect(second.headers.get('x-next-cursor')).toBeNull();
  });
});

describe('DELETE /api/saved-messages/{id}', () => {
  it('M-220 deletes one’s own message, once', async () => {
    const userId = aPerson();
    const { id } = await saved(userId);
    const remove = () => messages.api.delete(`/api/saved-messages/${id}`, { as: asSiteUser(userId) });
    expect(await remove()).toMatchObject({ status: 204, body: undefined });
    expect(await remove()).toMatchObject({ status: 404, body: { code: 'message_not_found' } });
    expect((await list(userId)).messages).toEqual([]);
  });
});

describe('M-008 someone else’s messages', () => {
  const strangers: [string, Identity, number][] = [
    ['a person who is not logged in', ANONYMOUS, 401],
    ['another person', asSiteUser(99), 403],
    ['the administrator', asAdmin, 401],
  ];

  it.each(strangers)('are not accessible for %s', async (_, as, status) => {
    const userId = aPerson();
    const { id } = await saved(userId);
    expect(await messages.api.get(`/api/saved-messages/user/${userId}`, { as })).toMatchObject({ status });
    expect(await messages.api.delete(`/api/saved-messages/${id}`, { as })).toMatchObject({ status });
    const json = aMessageDraft({ userId });
    expect(await messages.api.post('/api/saved-messages', { as, json })).toMatchObject({ status });
    expect((await list(userId)).messages).toHaveLength(1);
  });

  it('are not revealed to someone who is not logged in: an unknown id is 401 as well', async () => {
    expect(await messages.api.delete('/api/saved-messages/999999')).toMatchObject({ status: 401 });
  });
});

describe('when an account is deleted', () => {
  it('deletes that user’s messages and no others, also if the event is repeated', async () => {
    const [leaving, staying] = [aPerson(), aPerson()];
    await save(leaving);
    await save(leaving);
    await save(staying);
    await messages.eventBus.publish('site-user.deleted', { userId: leaving });
    await messages.eventBus.publish('site-user.deleted', { userId: leaving });
    await eventually(async () => expect((await list(leaving)).messages).toEqual([]));
    expect((await list(staying)).messages).toHaveLength(1);
  });

  it('saves nothing for a request that was authenticated just before', async () => {
    const leaving = aPerson();
    await save(leaving);
    await messages.eventBus.publish('site-user.deleted', { userId: leaving });
    await eventually(async () => expect((await list(leaving)).messages).toEqual([]));
    expect(await save(leaving)).toMatchObject({ status: 401, body: { code: 'session_expired' } });
    expect((await list(leaving)).messages).toEqual([]);
  });
});
