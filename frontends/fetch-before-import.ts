import type { Plugin, Rolldown } from 'vite';

type Chunk = Pick<Rolldown.RenderedChunk, 'fileName' | 'imports' | 'isEntry' | 'moduleIds'>;

/**
 * Build step: every `import()` first downloads the files of its chunk and evaluates them one by one
 * (`shell/src/lib/downloads/`). Browsers released before mid-2026 remember a failed `import()` and do not try it again
 * (whatwg/html#6768); a `fetch` can be repeated. Files in `loadedFirst` are already on the page and are not fetched again.
 */
export function fetchBeforeImport(
  base: string,
  loadedFirst: (chunks: readonly Chunk[]) => readonly string[],
): Plugin {
  return {
    name: 'selah:fetch-before-import',
    // Runs while file names are still placeholders, so that the hash of a file covers the code added here.
    renderChunk(code, chunk, _, { chunks }) {
      const all = Object.values(chunks);
      const present = new Set(loadedFirst(all));
      let changed = code;
      for (const imported of chunk.dynamicImports) {
        if (present.has(imported)) continue;
        const files = filesOf(imported, all).filter((name) => !present.has(name));
        changed = fetchFirst(
          changed,
          imported,
          files.map((name) => base + name),
        );
      }
      return changed === code ? null : { code: changed };
    },
  };
}

/** A chunk and all chunks that it imports statically, directly or indirectly, in the order in which they are evaluated. */
export function filesOf(name: string, chunks: readonly Chunk[]): readonly string[] {
  const found = new Set<string>();
  const seen = new Set<string>();
  const add = (file: string) => {
    if (seen.has(file)) return;
    seen.add(file);
    for (const imported of chunks.find(({ fileName }) => fileName === file)?.imports ?? []) add(imported);
    found.add(file);
  };
  add(name);
  return [...found];
}

/** The files of all chunks with a module whose path ends like this, with all that they import statically. */
export function filesOfModule(path: string, chunks: readonly Chunk[]): readonly string[] {
  const own = chunks.filter(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/${path}`)));
  return [...new Set(own.flatMap(({ fileName }) => filesOf(fileName, chunks)))];
}

/** @throws when the bundler writes the import in a way that is not known here */
function fetchFirst(code: string, imported: string, files: readonly string[]): string {
  const fileName = imported.slice(imported.lastIndexOf('/') + 1).replace(/[^\w-]/g, '\\$&');
  const call = new RegExp(`\\bimport\\((['"\`])\\./${fileName}\\1\\)`, 'g');
  const changed = code.replace(
    call,
    (found) => `selahFetchModules(${JSON.stringify(files)}).then(() => ${found})`,
  );
  if (changed === code) throw new Error(`The import of ${imported} was not found.`);
  return changed;
}
