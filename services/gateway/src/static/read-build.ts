import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { fillTemplate, isTemplate, type PageFacts } from './page-template.ts';
import { createStaticFile, type StaticFile } from './static-file.ts';

/** What stands in the folder of a built frontend, by name. */
export type Contents = ReadonlyMap<string, Buffer>;

/**
 * A built frontend by its paths on the site, with the facts of this site filled in. `.br`/`.gz` files count as codings of their
 * neighbour.
 */
export async function createFiles(
  contents: Contents,
  mount: string,
  facts: PageFacts,
): Promise<ReadonlyMap<string, StaticFile>> {
  const files = new Map<string, StaticFile>();
  for (const [name, content] of contents) {
    if (isCodingOf(name, contents)) continue;
    const path = `${mount}/${name}`;
    files.set(path, await createFile(path, name, content, contents, facts));
  }
  return files;
}

/** Reads a built frontend into memory. Hidden files are left out; a folder that is not there reads as empty. */
export async function readContents(dir: string): Promise<Contents> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true }).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  });
  const contents = new Map<string, Buffer>();
  for (const entry of entries) {
    const file = join(entry.parentPath, entry.name);
    const name = relative(dir, file).split(sep).join('/');
    if (entry.isFile() && !isHidden(name)) contents.set(name, await readFile(file));
  }
  return contents;
}

/** Twelve hexadecimal digits that are the same as long as all files have the same names: those of scripts hold a hash. */
export function buildIdOf(...builds: readonly Contents[]): string {
  const names = builds.flatMap((contents) => [...contents.keys()]).sort();
  return createHash('sha256').update(names.join()).digest('hex').slice(0, 12);
}

function createFile(
  path: string,
  name: string,
  built: Buffer,
  contents: Contents,
  facts: PageFacts,
): Promise<StaticFile> {
  const content = isTemplate(name) ? fillTemplate(name, built, facts) : built;
  // What the build compressed is still true where nothing was filled in.
  if (!content.equals(built)) return createStaticFile(path, content);
  const br = contents.get(`${name}.br`);
  const gzip = contents.get(`${name}.gz`);
  return createStaticFile(path, content, { ...(br && { br }), ...(gzip && { gzip }) });
}

function isHidden(name: string): boolean {
  return name.split('/').some((part) => part.startsWith('.'));
}

function isCodingOf(name: string, contents: Contents): boolean {
  return /\.(?:br|gz)$/.test(name) && contents.has(name.replace(/\.(?:br|gz)$/, ''));
}
