import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { asAdmin, asSiteUser } from '@selah/service-kit/testing/api-driver';
import { eventually } from '@selah/service-kit/testing/eventually';
import { parkedEventsSchema } from '@selah/shared/contracts/stats/parked-events';
import { type RunningStats, startStats } from '../../../test/running-stats.ts';

const PATH = '/api/admin/parked-events';

describe('the events that failed for good', () => {
  let stats: RunningStats;
  const handled: number[] = [];
  let isMended = false;

  beforeAll(async () => {
    stats = await startStats();
    await stats.eventBus.react('site-user.deleted', {
      consumer: 'sample-reaction',
      handle: async ({ data }) => {
        if (!isMended) throw new Error('the database refuses it');
        handled.push(data.userId);
      },
    });
  });
  afterAll(() => stats.stop());

  async function list() {
    const { status, headers, body } = await stats.api.get(PATH, { as: asAdmin });
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
    return parkedEventsSchema.strict().parse(body);
  }

  it('are listed for the administrator, without data of the visitor, and can be sent again', async () => {
    expect(await list()).toEqual({ total: 0, events: [] });
    await stats.eventBus.publish('site-user.deleted', { userId: 77 });

    const [event] = await eventually(async () => {
      const { total, events } = await list();
      expect(total).toBe(1);
      return events;
    });
    expect(event).toMatchObject({
      consumer: 'sample-reaction',
      name: 'site-user.deleted',
      reason: 'the database refuses it',
    });

    isMended = true;
    const again = await stats.api.post(`${PATH}/${event?.id}/send-again`, { as: asAdmin });
    expect(again.status).toBe(204);
    await eventually(() => expect(handled).toEqual([77]));
    expect(await list()).toEqual({ total: 0, events: [] });
    expect((await stats.api.post(`${PATH}/${event?.id}/send-again`, { as: asAdmin })).status).toBe(404);
  });

  it('M-007 are neither listed nor sent for anybody else', async () => {
    for (const as of [undefined, asSiteUser(7)]) {
      expect((await stats.api.get(PATH, as && { as })).status).toBe(401);
      expect((await stats.api.post(`${PATH}/1/send-again`, as && { as })).status).toBe(401);
    }
  });

  it.each(['0', '-1', '1.5', 'x', '1e3'])('refuse the id %s', async (id) => {
    expect((await stats.api.post(`${PATH}/${id}/send-again`, { as: asAdmin })).status).toBe(400);
  });
});
