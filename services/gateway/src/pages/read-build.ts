import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { fillTemplate, isTemplate, type PageFacts } from './page-template.ts';
import { createStaticFile, type StaticFile } from './static-file.ts';

/** The files of a built frontend by name, with `/` between folders. */
export type BuiltFiles = ReadonlyMap<string, Buffer>;

/** Reads a built frontend into memory. Hidden files are skipped. A missing folder reads as empty. */
export async function readBuild(dir: string): Promise<BuiltFiles> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true }).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  });
  const files = new Map<string, Buffer>();
  for (const entry of entries) {
    const file = join(entry.parentPath, entry.name);
    const name = relative(dir, file).split(sep).join('/');
    if (entry.isFile() && !isHidden(name)) files.set(name, await readFile(file));
  }
  return files;
}

/**
 * Equal for builds with the same file names. These contain hashes of the content, so all replicas of a
 * release agree.
 */
export function buildIdOf(...builds: readonly BuiltFiles[]): string {
  const names = builds.flatMap((files) => [...files.keys()]).sort();
  return createHash('sha256').update(names.join('\n')).digest('hex').slice(0, 12);
}

/** Makes static files by URL path. `.br`/`.gz` files are encodings of the file beside them. */
export async function createStaticFiles(
  built: BuiltFiles,
  mount: string,
  facts: PageFacts,
): Promise<ReadonlyMap<string, StaticFile>> {
  const files = new Map<string, StaticFile>();
  for (const [name, content] of built) {
    if (isCodingOf(name, built)) continue;
    const path = `${mount}/${name}`;
    files.set(path, await createFile(path, name, content, built, facts));
  }
  return files;
}

function createFile(
  path: string,
  name: string,
  content: Buffer,
  built: BuiltFiles,
  facts: PageFacts,
): Promise<StaticFile> {
  const filled = isTemplate(name) ? fillTemplate(name, content, facts) : content;
  // Precompressed files are only valid if nothing was filled in.
  if (!filled.equals(content)) return createStaticFile(path, filled);
  const br = built.get(`${name}.br`);
  const gzip = built.get(`${name}.gz`);
  return createStaticFile(path, filled, { ...(br && { br }), ...(gzip && { gzip }) });
}

function isHidden(name: string): boolean {
  return name.split('/').some((part) => part.startsWith('.'));
}

function isCodingOf(name: string, built: BuiltFiles): boolean {
  return /\.(?:br|gz)$/.test(name) && built.has(name.replace(/\.(?:br|gz)$/, ''));
}
