import type { Rolldown } from 'vite';

export type GetModule = (id: string) => Rolldown.ModuleInfo | null;

/** The module itself and all that import it statically, directly or indirectly. */
export function usersOf(id: string, getModule: GetModule): readonly string[] {
  const users = new Set([id]);
  for (const user of users) {
    for (const importer of getModule(user)?.importers ?? []) users.add(importer);
  }
  return [...users];
}

/** The parts of the pages, loaded at different times, that use a module. The bundler makes one file of modules with the same. */
export function partsWith(id: string, getModule: GetModule): readonly string[] {
  return usersOf(id, getModule).filter((user) => {
    const module = getModule(user);
    return module?.isEntry || (module?.dynamicImporters.length ?? 0) > 0;
  });
}

/** @throws when a file of the build imports itself, directly or indirectly, so that it cannot be evaluated in order */
export function checkForCycles(bundle: Rolldown.OutputBundle): void {
  const chunks = new Map(
    Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file.imports]] : [])),
  );
  for (const name of chunks.keys()) {
    if (importsOf(name, chunks).has(name)) throw new Error(`${name} imports itself in a cycle`);
  }
}

/** All files that a file imports, directly or indirectly. */
function importsOf(name: string, chunks: ReadonlyMap<string, readonly string[]>): ReadonlySet<string> {
  const found = new Set(chunks.get(name));
  for (const imported of found) {
    for (const further of chunks.get(imported) ?? []) found.add(further);
  }
  return found;
}
