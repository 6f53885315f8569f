import type { Plugin } from 'vite';

/**
 * Asks the browser to compile a file completely while it downloads it, beside the page, instead of each function in the page when it is
 * first called. Chromium 136 and later, on the first line only; a comment for others.
 * https://wicg.github.io/explicit-javascript-compile-hints-file-based/
 */
const COMPILE_ALL = '//# allFunctionsCalledOnLoad\n';

/** The groups of libraries (`group-chunks.ts`). Before the application's own file Vite puts a list of stylesheets. */
const LIBRARIES = ['renderer', 'platform'];

/** Has the libraries of the first page compiled ahead (decision 0076). */
export function compileFirstPage(): Plugin {
  return {
    name: 'selah:compile-first-page',
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk' && LIBRARIES.includes(file.name)) file.code = COMPILE_ALL + file.code;
      }
    },
  };
}
