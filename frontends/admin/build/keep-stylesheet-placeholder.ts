import type { Plugin } from 'vite';

const PLACEHOLDER_IN_BACKTICKS = /`(__v__css__[^`]*)`/g;

/**
 * The federation plugin finds the list of stylesheets to fill in by a quoted placeholder in the remote's entry, after
 * minification; Vite 8's minifier writes it with backticks, the plugin misses it, and the remote fails at run time
 * with "forEach is not a function". Must run before the federation plugin's own `generateBundle`.
 */
export function keepStylesheetPlaceholder(): Plugin {
  return {
    name: 'selah:keep-stylesheet-placeholder',
    enforce: 'pre',
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type === 'chunk') chunk.code = withQuotes(chunk.code);
      }
    },
  };
}

/** The code with every stylesheet placeholder in double quotes. */
export function withQuotes(code: string): string {
  return code.replace(PLACEHOLDER_IN_BACKTICKS, '"$1"');
}
