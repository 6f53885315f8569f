import type { Plugin } from 'vite';

/** What the federation's run time imports its version comparison from. */
const COMPARISON = '__federation_fn_satisfy';
const NOTHING = '\0selah:no-comparison';

/**
 * Leaves out the federation's comparison of versions, a parser of ranges that every visit would download: shell and remotes
 * are built from one commit and name no range that a version would have to satisfy (`frontends/federation.ts`).
 */
export function shareWithoutVersions(): Plugin {
  return {
    name: 'selah:share-without-versions',
    enforce: 'pre',
    resolveId: (id) => (id === COMPARISON ? NOTHING : undefined),
    load: (id) =>
      id === NOTHING
        ? 'export const satisfy = () => { throw new Error("no versions are compared"); };'
        : undefined,
  };
}
