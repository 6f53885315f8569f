import type { Plugin } from 'vite';
import { checkForCycles, type GetModule, partsWith } from '../../module-graph.ts';

/** The list of the pages, loaded by pages that have one. */
const LIST = /\/node_modules\/@tanstack\/|\/src\/components\/data-list\//;

/** Loaded before all other parts, which it does not import: it takes over the shell's modules first. */
const EXPOSED = /\/admin\/src\/remote\.ts$/;

/** The first part after that. */
const REGISTER = /\/admin\/src\/register\.tsx$/;

/**
 * Puts what several pages use into two files. Without this the bundler makes one file for each combination of pages, most of
 * one icon or a small component: such files compress badly, and every import lists their names.
 */
export function groupSharedParts(): Plugin {
  return {
    name: 'selah:group-shared-parts',
    outputOptions: {
      order: 'post',
      // The federation plugin sets `manualChunks` for the sharing that is off, and the bundler warns of both.
      handler({ manualChunks: _, ...options }) {
        const nameOf = (id: string, context: { getModuleInfo: GetModule }) =>
          groupOf(id, (module) => context.getModuleInfo(module));
        const groups = [{ debugName: 'shared parts', name: nameOf }];
        // By default a group includes all imports of its modules, also those that must be separate files.
        return { ...options, codeSplitting: { includeDependenciesRecursively: false, groups } };
      },
    },
    generateBundle(_, bundle) {
      checkForCycles(bundle);
    },
  };
}

function groupOf(id: string, getModule: GetModule): string | null {
  const parts = partsWith(id, getModule);
  const isUsedBy = (file: RegExp) => parts.some((part) => file.test(part));
  if (isUsedBy(EXPOSED)) return null;
  if (isUsedBy(REGISTER)) return 'common';
  if (parts.length < 2) return null;
  return LIST.test(id) ? 'lists' : 'common';
}
