import { LANGUAGES, type Language } from '@selah/shared/contracts/language-list';
import type { Plugin, Rolldown } from 'vite';
import { loadStrings } from '../src/locales/load-strings.ts';
import { beforePaint } from './before-paint.ts';
import { carePage } from './care-page.ts';
import { helplinesPage, helplinesPageOf } from './helplines-page.ts';
import { PAGE_KINDS } from './page-head.ts';
import { privacyPage } from './privacy-page.ts';
import { webManifest } from './web-manifest.ts';
import { writePage } from './write-page.ts';

/**
 * Writes Home, the page of a film and the other pages in every language as `pages/<kind>.<language>.html`, and for each language a web manifest,
 * a page with all phone numbers and the pages about care and privacy.
 * The gateway picks one by address and `Accept-Language`. All texts come from the locales.
 */
export function describePages(): Plugin {
  return {
    name: 'selah:describe-pages',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const index = bundle['index.html'];
        if (index?.type !== 'asset') throw new Error('the build has no index.html');
        const html = index.source.toString();
        const home = await beforePaint('before-paint.ts');
        const film = await beforePaint('before-film.ts');
        for (const language of LANGUAGES) {
          const all = await loadStrings(language);
          const { site: texts, home: greeting } = all;
          const strings = stringsOf(language, bundle);
          const faces = greetingFacesOf(bundle);
          for (const kind of PAGE_KINDS) {
            const script = kind === 'film' ? film : home;
            const source = writePage(html, { kind, language, texts, greeting, strings, faces, script });
            this.emitFile({ type: 'asset', fileName: `pages/${kind}.${language}.html`, source });
          }
          const source = webManifest(language, texts);
          this.emitFile({ type: 'asset', fileName: `site.${language}.webmanifest`, source });
          const helplines = helplinesPage(language, all);
          this.emitFile({ type: 'asset', fileName: helplinesPageOf(language).slice(1), source: helplines });
          const care = carePage(language, all.notFound.home);
          this.emitFile({ type: 'asset', fileName: `pages/care.${language}.html`, source: care });
          const privacy = privacyPage(language, all.notFound.home);
          this.emitFile({ type: 'asset', fileName: `pages/privacy.${language}.html`, source: privacy });
        }
      },
    },
  };
}

function stringsOf(language: Language, bundle: Rolldown.OutputBundle): string {
  const chunk = Object.values(bundle).find(
    (file) => file.type === 'chunk' && file.facadeModuleId?.endsWith(`/src/locales/${language}.ts`),
  );
  if (!chunk) throw new Error(`the build has no file for the texts in ${language}`);
  return `/${chunk.fileName}`;
}

function greetingFacesOf(bundle: Rolldown.OutputBundle): readonly string[] {
  const faces = Object.keys(bundle).filter((name) => /\/greeting-[^/]*\.woff2$/.test(name));
  if (faces.length === 0) throw new Error('the build has no fonts for the greeting');
  return faces.map((name) => `/${name}`);
}
