import type { Plugin, Rolldown } from 'vite';

type Chunk = Pick<Rolldown.RenderedChunk, 'fileName' | 'imports' | 'isEntry' | 'moduleIds'>;

/** An `import()` in a script: where it stands, and what it imports. */
interface DynamicImport {
  readonly start: number;
  readonly end: number;
  readonly path: string;
}

/**
 * Build step: every `import()` first downloads the files of its chunk and evaluates them one by one
 * (`shell/src/lib/downloads/`). Browsers released before mid-2026 remember a failed `import()` and do not try it
 * again (whatwg/html#6768); a `fetch` can be repeated. Files in `loadedFirst` are already on the page and are not
 * fetched again.
 */
export function fetchBeforeImport(
  base: string,
  loadedFirst: (chunks: readonly Chunk[]) => readonly string[] = () => [],
): Plugin {
  return {
    name: 'selah:fetch-before-import',
    // Runs while file names are still placeholders, so that the hash of a file covers the code added here.
    renderChunk(code, chunk, _, { chunks }) {
      const all = Object.values(chunks);
      const present = new Set(loadedFirst(all));
      const later = chunk.dynamicImports.filter((name) => !present.has(name));
      if (later.length === 0) return null;
      const imports = importsIn(this.parse(code));
      const missing = later.find((name) => !imports.some(({ path }) => isPathOf(path, name)));
      if (missing !== undefined) throw new Error(`The import of ${missing} was not found.`);
      let changed = code;
      // From the end, so that the places before stay where they are.
      for (const { start, end, path } of [...imports].reverse()) {
        const name = later.find((each) => isPathOf(path, each));
        if (name === undefined) continue;
        const files = filesOf(name, all).filter((file) => !present.has(file));
        const fetched = `selahFetchModules(${JSON.stringify(files.map((file) => base + file))})`;
        changed = `${changed.slice(0, start)}${fetched}.then(() => ${code.slice(start, end)})${changed.slice(end)}`;
      }
      return { code: changed };
    },
  };
}

/** A chunk and all chunks that it imports statically, also indirectly, in the order of their evaluation. */
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

/** The imports of a parsed script in their order, those of a fixed path only. */
function importsIn(node: unknown): readonly DynamicImport[] {
  if (typeof node !== 'object' || node === null) return [];
  const inside = Object.values(node).flatMap(importsIn);
  const { type, start, end, source } = node as Record<string, unknown>;
  const path = type === 'ImportExpression' ? textOf(source) : undefined;
  return path === undefined ? inside : [{ start: Number(start), end: Number(end), path }];
}

/** All files are in one folder. */
function isPathOf(path: string, fileName: string): boolean {
  return path === `./${fileName.slice(fileName.lastIndexOf('/') + 1)}`;
}

/** The value of a string, also of one in backticks. */
function textOf(node: unknown): string | undefined {
  const { value, quasis } = node as { value?: unknown; quasis?: readonly { value: { cooked: string } }[] };
  const text = value ?? (quasis?.length === 1 ? quasis[0]?.value.cooked : undefined);
  return typeof text === 'string' ? text : undefined;
}
