import type { AdminPage, RemoteModule, ShellModules } from '@selah/web-kit/module-contract';
import { takeShellModules } from './shell-modules.ts';

/**
 * Opens the remote with the shell's modules, on which all pages run. A page must be imported only after they are
 * there, and this file imports nothing else, so that it can be evaluated without them.
 */
export async function open(modules: ShellModules): Promise<RemoteModule<AdminPage>> {
  takeShellModules(modules);
  return (await import('./register.tsx')).default;
}
