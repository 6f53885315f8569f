import type { HtmlTagDescriptor, Plugin } from 'vite';

/**
 * Names in `index.html` what the first page needs and the browser would otherwise find out late, because it stands behind
 * the asynchronous boundary: the application's chunks, its stylesheet (which also dresses the page without
 * JavaScript) and the two typefaces, after everything else: there are faces to read in until they come.
 */
export function preloadFirstPage(): Plugin {
  return {
    name: 'selah:preload-first-page',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const files = Object.values(bundle ?? {});
        const application = files.find((file) => file.type === 'chunk' && file.name === 'bootstrap');
        if (!bundle || application?.type !== 'chunk') return html;
        const chunks = [application.fileName, ...application.imports];
        const styles = [...(application.viteMetadata?.importedCss ?? [])];
        const fonts = files.map(({ fileName }) => fileName).filter((name) => name.endsWith('.woff2'));
        return [
          ...styles.map((file) => link({ rel: 'stylesheet', href: `/${file}` })),
          ...fonts.map((file) =>
            link({ rel: 'preload', as: 'font', type: 'font/woff2', fetchpriority: 'low', href: `/${file}` }),
          ),
          ...chunks
            .filter((file) => !html.includes(file))
            .map((file) => link({ rel: 'modulepreload', href: `/${file}` })),
        ];
      },
    },
  };
}

/** `crossorigin` as module scripts and fonts are fetched: without it the preloaded file would be fetched again. */
function link(attrs: Record<string, string>): HtmlTagDescriptor {
  return { tag: 'link', attrs: { ...attrs, crossorigin: true }, injectTo: 'head' };
}
