import type { ComponentType } from 'react';

/** The pages that the administration remote contributes; the shell decides under which address each appears. */
export type AdminPage = 'administration' | 'fileDiagnostics' | 'videoStatus';

/**
 * What a remote contributes once it is open: one component per page, to be rendered inside the shell's layout, store and
 * router. A remote that does not load, or whose page throws, is contained by the shell and never takes it down.
 */
export interface RemoteModule<Page extends string> {
  readonly pages: Readonly<Record<Page, ComponentType>>;
}
