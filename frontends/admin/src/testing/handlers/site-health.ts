import type { ServiceName } from '@selah/shared/contracts/endpoint';
import type { ModelTest } from '@selah/shared/contracts/messages/model-test';
import type { Condition } from '@selah/shared/contracts/site-health/site-health';
import { HttpResponse, http } from 'msw';
import { problem } from '../problem.ts';
import type { SessionState } from './session.ts';

/** The conditions of each service; `undefined` if it does not answer. Tests change it. */
export type SiteHealthState = Record<ServiceName, Condition[] | undefined>;

/** Everything is well, with an AI provider, mail and a certificate. */
export function aHealthySite(): SiteHealthState {
  return {
    videos: [
      { name: 'database', state: 'good' },
      { name: 'events', state: 'good' },
      { name: 'disk', state: 'good', amount: 52.4e9, limit: 100e9 },
      { name: 'cloud', state: 'good' },
      { name: 'converter', state: 'good' },
    ],
    users: [
      { name: 'database', state: 'good' },
      { name: 'sessions', state: 'good' },
    ],
    messages: [
      { name: 'database', state: 'good' },
      { name: 'provider', state: 'good', amount: 120, limit: 1000 },
      { name: 'helplines', state: 'good', amount: 12 },
    ],
    stats: [{ name: 'events', state: 'good' }],
    admin: [
      { name: 'sessions', state: 'good' },
      { name: 'mail', state: 'good' },
      { name: 'address', state: 'good', amount: 61 },
    ],
  };
}

export function siteHealthHandlers(session: SessionState, site: SiteHealthState) {
  return [
    http.get('*/api/admin/site-health/:service', ({ params }) => {
      if (!session.isOpen) return problem(401, 'unauthenticated');
      const conditions = site[params.service as ServiceName];
      return conditions ? HttpResponse.json({ conditions }) : problem(503, 'unavailable');
    }),
    http.post('*/api/admin/test-model', () =>
      HttpResponse.json({
        outcome: 'letter',
        letter: 'Ana, respire.\n\nUm passo pequeno.',
        notes: ['thinks_aloud', 'without_schema'],
        calls: 2,
        tokens: 1840,
        seconds: 3.2,
      } satisfies ModelTest),
    ),
    http.post('*/api/admin/test-mail', () => new HttpResponse(null, { status: 204 })),
  ];
}
