import type { ComponentType } from 'react';

/** The pages of the administration remote; the shell decides their addresses. */
export type AdminPage = 'administration' | 'fileDiagnostics' | 'videoStatus';

/**
 * The interface of a remote: one component per page, rendered inside the shell's layout, store and router.
 * The shell handles a remote that cannot be loaded and pages that throw.
 */
export interface RemoteModule<Page extends string> {
  readonly pages: Readonly<Record<Page, ComponentType>>;
}

/** What a remote takes from the shell, because a page must have one copy of it. */
export interface ShellModules {
  readonly react: typeof import('react');
  readonly 'react-dom': typeof import('react-dom');
  readonly '@selah/web-kit/platform': typeof import('./platform.ts');
}

/** What the entry of a remote exports. Opening throws when a file does not arrive; the next call asks again. */
export interface RemoteEntry<Page extends string> {
  open(modules: ShellModules): Promise<RemoteModule<Page>>;
}
