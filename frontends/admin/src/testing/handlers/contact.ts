import type { ContactChange, ContactVersion } from '@selah/shared/contracts/admin/contact';
import { HttpResponse, http } from 'msw';
import { problem } from '../problem.ts';
import type { SessionState } from './session.ts';

export interface ContactState {
  /** Newest first. */
  versions: ContactVersion[];
}

export function contactHandlers(session: SessionState, state: ContactState) {
  const unauthenticated = () => problem(401, 'unauthenticated', 'Entre na sua conta para continuar.');
  const current = () => ({ version: state.versions.length, contact: state.versions[0]?.contact ?? null });
  return [
    http.get('*/api/site-settings/contact', () => HttpResponse.json(current())),
    http.put('*/api/site-settings/contact', async ({ request }) => {
      const { contact, basedOn } = (await request.json()) as ContactChange;
      if (!session.isOpen) return unauthenticated();
      if (basedOn !== state.versions.length)
        return problem(409, 'changed_meanwhile', 'Isto mudou enquanto você editava.');
      const savedAt = `2026-03-0${state.versions.length + 1}T12:00:00.000Z`;
      state.versions = [{ id: basedOn + 1, savedAt, savedBy: 'admin', contact }, ...state.versions];
      return HttpResponse.json(current());
    }),
    http.get('*/api/site-settings/contact/versions', () =>
      session.isOpen ? HttpResponse.json(state.versions) : unauthenticated(),
    ),
  ];
}
