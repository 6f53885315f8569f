import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { asSiteUser } from '@selah/service-kit/testing/api-driver';
import { callUntilError, describeOnSmallDisk } from '@selah/service-kit/testing/small-disk';
import { type RunningMessages, startMessages } from '../../../test/running-messages.ts';

const as = asSiteUser(7);

describeOnSmallDisk('while the disk of the database is full', 8, (disk) => {
  let messages: RunningMessages;
  beforeAll(async () => {
    messages = await startMessages({ databaseFile: join(disk.path, 'selah.sqlite') });
  });
  afterAll(() => messages.stop());

  const save = (attempt: number) => {
    const json = { userId: 7, name: 'Ana', question: `${attempt}?`, message: 'Respire.', language: 'fr' };
    return messages.api.post('/api/saved-messages', { as, json });
  };
  const savedIds = async () => {
    const { body } = await messages.api.get('/api/saved-messages/user/7', { as });
    return (body as { id: number }[]).map(({ id }) => id).sort((a, b) => a - b);
  };

  it('a message that cannot be saved is rejected with an explanation, and no saved message is lost', async () => {
    const first = await save(0);
    expect(first.status).toBe(201);
    await disk.fill();
    const { accepted, error } = await callUntilError(save);
    expect(error).toMatchObject({ status: 507, body: { code: 'storage_full' } });
    expect(error.body).toMatchObject({ message: expect.stringContaining("n'a plus d'espace") });
    const ids = [first, ...accepted].map(({ body }) => (body as { id: number }).id);
    expect(await savedIds()).toEqual(ids);

    // Visitors still get their message.
    const json = { name: 'Ana', question: 'Tenho medo', language: 'pt' };
    expect((await messages.api.post('/api/ai/message', { json })).status).toBe(200);

    await disk.free();
    const next = await save(1_000);
    expect(next.status).toBe(201);
    expect(await savedIds()).toEqual([...ids, (next.body as { id: number }).id]);
  });
});
