import type { AdVersion } from '@selah/shared/contracts/admin/ads';
import type { SiteSettings } from '@selah/shared/contracts/site-settings';
import { HttpResponse, http } from 'msw';
import { problem } from '../problem.ts';
import type { SessionState } from './session.ts';

export interface AdsState {
  settings: SiteSettings;
  versions: AdVersion[];
  readonly previews: string[];
}

/** A header ad with two earlier versions. */
export function someAds(): AdsState {
  const aVersion = (id: number, headerAdCode: string, savedAt: string): AdVersion => ({
    id,
    savedAt,
    savedBy: 'admin',
    headerAdCode,
    footerAdCode: '',
  });
  return {
    settings: { headerAdCode: '<b>novo</b>', footerAdCode: '' },
    versions: [
      aVersion(2, '<b>novo</b>', '2026-03-02T12:00:00.000Z'),
      aVersion(1, '<b>antigo</b>', '2026-03-01T12:00:00.000Z'),
    ],
    previews: [],
  };
}

export function adsHandlers(session: SessionState, ads: AdsState) {
  const unauthenticated = () => problem(401, 'unauthenticated', 'Entre na sua conta para continuar.');
  return [
    http.get('*/api/site-settings', () => HttpResponse.json(ads.settings)),
    http.put('*/api/site-settings', async ({ request }) => {
      const { basedOn, ...wanted } = (await request.json()) as SiteSettings & {
        readonly basedOn?: SiteSettings;
      };
      if (!session.isOpen) return unauthenticated();
      if (basedOn && JSON.stringify(basedOn) !== JSON.stringify(ads.settings)) {
        return problem(409, 'changed_meanwhile', 'Isto mudou enquanto você editava.');
      }
      ads.settings = wanted;
      ads.versions = [
        { id: ads.versions.length + 1, savedAt: '2026-03-03T12:00:00.000Z', savedBy: 'admin', ...wanted },
        ...ads.versions,
      ];
      return HttpResponse.json(wanted);
    }),
    http.get('*/api/site-settings/versions', () =>
      session.isOpen ? HttpResponse.json(ads.versions) : unauthenticated(),
    ),
    http.post('*/api/site-settings/previews', async ({ request }) => {
      const { code } = (await request.json()) as { readonly code: string };
      ads.previews.push(code);
      return HttpResponse.json({ preview: String(ads.previews.length).padStart(64, '0') }, { status: 201 });
    }),
    http.get('*/api/site-settings/previews/:preview', ({ params }) =>
      HttpResponse.html(ads.previews[Number(params.preview) - 1] ?? ''),
    ),
  ];
}
