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
