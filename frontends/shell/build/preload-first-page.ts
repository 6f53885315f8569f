import { filesOf } from '@selah/frontend-build/fetch-before-import';
import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';
import { APPLICATION } from './first-page-file.ts';

/** For scripts of the application: styles, fonts, the poster and the entry, which requests the first video, come before. */
export const AFTER_THE_FIRST_VIEW = { fetchpriority: 'low' };

/**
 * Adds preload links to `index.html` for files that the browser would otherwise discover late, because the entry imports
 * them at run time: the application's files and its stylesheet, which the page without JavaScript uses too. Fonts (57 KB)
 * are not preloaded: they would delay the page, and fallback fonts with the same metrics exist.
 */
export function preloadFirstPage(): Plugin {
  return {
    name: 'selah:preload-first-page',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const chunks = Object.values(bundle ?? {}).filter((file) => file.type === 'chunk');
        const files = filesOfFirstPage(chunks);
        // In development there is no bundle.
        if (files.length === 0) return html;
        const behind = chunks.filter(({ fileName }) => files.includes(fileName));
        const ofEntry = behind
          .filter(({ isEntry }) => isEntry)
          .flatMap(({ fileName }) => filesOf(fileName, chunks));
        const styles = new Set(behind.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]));
        return [
          ...[...styles].map((file) => link({ rel: 'stylesheet', href: `/${file}` })),
          ...behind
            .filter(({ fileName }) => !html.includes(fileName))
            .map(({ fileName }) =>
              link({
                rel: 'modulepreload',
                href: `/${fileName}`,
                ...(ofEntry.includes(fileName) ? {} : AFTER_THE_FIRST_VIEW),
              }),
            ),
        ];
      },
    },
  };
}

/** The files that the application and its entry import statically. */
export function filesOfFirstPage(
  chunks: readonly Pick<Rolldown.RenderedChunk, 'fileName' | 'imports' | 'isEntry' | 'moduleIds'>[],
): readonly string[] {
  const roots = chunks.filter(
    ({ isEntry, moduleIds }) => isEntry || moduleIds.some((id) => APPLICATION.test(id)),
  );
  return [...new Set(roots.flatMap(({ fileName }) => filesOf(fileName, chunks)))];
}

/** `crossorigin` must match how module scripts are fetched; otherwise the file is downloaded twice. */
function link(attrs: Record<string, string>): HtmlTagDescriptor {
  return { tag: 'link', attrs: { ...attrs, crossorigin: true }, injectTo: 'head' };
}
