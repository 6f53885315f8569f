import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';
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
        const application = chunks.find(({ moduleIds }) => moduleIds.some((id) => APPLICATION.test(id)));
        // There is no bundle in development.
        if (!application) return html;
        const behind = withImports(application, chunks);
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

/** A chunk and all that it imports, directly or through others, in the order in which they are met. */
function withImports(chunk: Rolldown.OutputChunk, all: readonly Rolldown.OutputChunk[]) {
  const found = new Set([chunk]);
  for (const { imports } of found) {
    for (const imported of all) if (imports.includes(imported.fileName)) found.add(imported);
  }
  return [...found];
}

/** `crossorigin` as module scripts are fetched: without it the preloaded file would be fetched again. */
function link(attrs: Record<string, string>): HtmlTagDescriptor {
  return { tag: 'link', attrs: { ...attrs, crossorigin: true }, injectTo: 'head' };
}
