import type { Plugin } from 'vite';
import { filesOfFirstPage } from './preload-first-page.ts';

/**
 * Asks the browser to compile a file completely while it downloads it, beside the page, instead of each function in the page when it is
 * first called. Chromium 136 and later; a comment for others. https://wicg.github.io/explicit-javascript-compile-hints-file-based/
 */
const COMPILE_ALL = '//# allFunctionsCalledOnLoad\n';

/** Has the files of the application compiled ahead (decision 0076). The entry is evaluated before it could be. */
export function compileFirstPage(): Plugin {
  return {
    name: 'selah:compile-first-page',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const first = filesOfFirstPage(chunks);
      const ofEntry = chunks
        .filter(({ isEntry }) => isEntry)
        .flatMap(({ fileName, imports }) => [fileName, ...imports]);
      for (const chunk of chunks) {
        const { fileName } = chunk;
        if (first.includes(fileName) && !ofEntry.includes(fileName)) chunk.code = COMPILE_ALL + chunk.code;
      }
    },
  };
}
