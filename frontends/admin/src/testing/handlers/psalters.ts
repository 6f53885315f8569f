import { isLanguage } from '@selah/shared/contracts/languages';
import type { PsalterOnTheWire } from '@selah/shared/contracts/messages/psalters';
import { HttpResponse, http } from 'msw';
import { problem } from '../problem.ts';
import type { SessionState } from './session.ts';

/** An edition in Portuguese unless told otherwise. */
export function aPsalterSummary(but: Partial<PsalterOnTheWire> = {}): PsalterOnTheWire {
  return {
    language: 'pt',
    edition: 'Almeida',
    licence: 'Domínio público',
    numbering: 'english',
    importedAt: '2026-03-01T12:00:00.000Z',
    ...but,
  };
}

/** The editions as the service keeps them; the content of a file is not looked at. */
export function psaltersHandlers(session: SessionState, psalters: PsalterOnTheWire[]) {
  const unauthenticated = () => problem(401, 'unauthenticated', 'Entre na sua conta para continuar.');
  const indexOf = (language: unknown) => psalters.findIndex((psalter) => psalter.language === language);
  return [
    http.get('*/api/psalters', () => (session.isOpen ? HttpResponse.json(psalters) : unauthenticated())),
    http.put('*/api/psalters/:language', ({ params, request }) => {
      if (!session.isOpen) return unauthenticated();
      const { language } = params;
      if (!isLanguage(language))
        return problem(400, 'unsupported_language', 'Este idioma não está disponível.');
      const query = new URL(request.url).searchParams;
      const edition = query.get('edition') ?? '';
      const psalter = aPsalterSummary({ language, edition, licence: query.get('licence') ?? '' });
      const known = indexOf(language);
      psalters.splice(known === -1 ? psalters.length : known, known === -1 ? 0 : 1, psalter);
      return HttpResponse.json(psalter);
    }),
    http.delete('*/api/psalters/:language', ({ params }) => {
      if (!session.isOpen) return unauthenticated();
      const known = indexOf(params.language);
      if (known === -1) return problem(404, 'psalter_not_found', 'Ainda não há Salmos neste idioma.');
      psalters.splice(known, 1);
      return new HttpResponse(null, { status: 204 });
    }),
  ];
}
