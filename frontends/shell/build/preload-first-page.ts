import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';
import { filesOf } from '../../fetch-before-import.ts';
import { APPLICATION } from './group-chunks.ts';

/**
 * Names in `index.html` what the first page needs and the browser would otherwise find out late, because the entry
 * imports it only when it runs: the application's files and its stylesheet, which also dresses the page without JavaScript.
 * The typefaces are not among them: their 57 KB would stand in the way of the page itself, and there are faces of the same
 * measure to read in until they come.
 */
export function preloadFirstPage(): Plugin {
  return {
    name: 'selah:preload-first-page',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const chunks = Object.values(bundle ?? {}).filter((file) => file.type === 'chunk');
        const files = filesOfFirstPage(chunks);
        // There is no bundle in development.
        if (files.length === 0) return html;
        const behind = chunks.filter(({ fileName }) => files.includes(fileName));
        const styles = new Set(behind.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]));
        return [
          ...[...styles].map((file) => link({ rel: 'stylesheet', href: `/${file}` })),
          ...behind
            .filter(({ fileName }) => !html.includes(fileName))
            .map(({ fileName }) => link({ rel: 'modulepreload', href: `/${fileName}` })),
        ];
      },
    },
  };
}

/** The files of the application and of its entry, without which nothing else is opened. */
export function filesOfFirstPage(
  chunks: readonly Pick<Rolldown.RenderedChunk, 'fileName' | 'imports' | 'isEntry' | 'moduleIds'>[],
): readonly string[] {
  const roots = chunks.filter(
    ({ isEntry, moduleIds }) => isEntry || moduleIds.some((id) => APPLICATION.test(id)),
  );
  return [...new Set(roots.flatMap(({ fileName }) => filesOf(fileName, chunks)))];
}

/** `crossorigin` as module scripts are fetched: without it the preloaded file would be fetched again. */
function link(attrs: Record<string, string>): HtmlTagDescriptor {
  return { tag: 'link', attrs: { ...attrs, crossorigin: true }, injectTo: 'head' };
}
