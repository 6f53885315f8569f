import type { FirstVisit } from '@selah/shared/contracts/first-visit/first-visit';
import { HttpResponse, http } from 'msw';
import { problem } from '../problem.ts';
import type { SessionState } from './session.ts';

export interface FirstVisitState {
  isOpen: boolean;
  steps: FirstVisit['steps'];
  publicUrl: string;
}

/** It was left, and nothing was done. */
export function aFirstVisit(): FirstVisitState {
  return {
    isOpen: false,
    steps: { password: false, email: false, testMail: false, address: false, video: false },
    publicUrl: 'http://127.0.0.1:8080',
  };
}

export function firstVisitHandlers(session: SessionState, visit: FirstVisitState) {
  return [
    http.get('*/api/admin/first-visit', () =>
      session.isOpen ? HttpResponse.json(visit) : problem(401, 'unauthenticated'),
    ),
    http.put('*/api/admin/first-visit', async ({ request }) => {
      visit.isOpen = ((await request.json()) as FirstVisit).isOpen;
      return new HttpResponse(null, { status: 204 });
    }),
  ];
}
