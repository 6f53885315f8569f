import type { ShellModules } from '@selah/web-kit/module-contract';

let modules: ShellModules | undefined;

/** Called once, before a page of the remote is imported. */
export function takeShellModules(given: ShellModules): void {
  modules = given;
}

/**
 * What `build/import-from-shell.ts` puts in the place of a module that the shell has.
 * @throws Error before the remote is opened
 */
export function shellModule<Name extends keyof ShellModules>(name: Name): ShellModules[Name] {
  if (!modules) throw new Error(`"${name}" was imported before the remote was opened.`);
  return modules[name];
}
