import type { Plugin } from 'vite';

const ROUTER = /\/node_modules\/react-router\/dist\//;

/** Names for React's developer tools. */
const NAME = /^\w+\.displayName = .*;$/gm;

const COMPONENT = /= (?=React\$1\.(?:createContext|forwardRef|memo)\()/g;

/** What `Link` uses to load pages of the framework mode before they are pressed. */
const FRAMEWORK_MODE = /\/ssr\/components\.js$/;
const USED_BY = /\/react-router\/dist\/production\/lib\/(?:components|dom\/lib)\.js$/;
const NOTHING = 'virtual:no-framework-mode';

/**
 * Lets the bundler leave out what is not used of react-router: forms, scroll restoration and its framework mode. A bundler keeps
 * components that get a name, or are made by a call of which it does not know that it has no other effect. The build fails when the
 * router needs another name of the file that is replaced.
 */
export function onlyUsedOfRouter(): Plugin {
  return {
    name: 'selah:only-used-of-router',
    enforce: 'pre',
    transform: {
      filter: { id: ROUTER },
      handler: (code) => code.replace(NAME, '').replace(COMPONENT, '= /* @__PURE__ */ '),
    },
    resolveId: {
      filter: { id: FRAMEWORK_MODE },
      handler: (_, importer = '') => (USED_BY.test(importer) ? NOTHING : null),
    },
    load: {
      filter: { id: new RegExp(`^${NOTHING}$`) },
      handler: () => `
        import { createContext } from 'react';
        export const FrameworkContext = createContext(undefined);
        export const PrefetchPageLinks = () => null;
        export const usePrefetchBehavior = () => [false, undefined, {}];
        export const mergeRefs = (ref) => ref;`,
    },
  };
}
