import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { fillTemplate, isTemplate, type SiteFacts } from './page-template.ts';
import { createStaticFile, type StaticFile } from './static-file.ts';

/**
 * Reads a built frontend into memory, by URL path. Hidden files are skipped, `.br`/`.gz` files are encodings of the
 * file beside them. A missing folder reads as empty.
 */
export async function readBuild(
  dir: string,
  mount: string,
  site: SiteFacts,
): Promise<ReadonlyMap<string, StaticFile>> {
  const contents = await readContents(dir);
  const files = new Map<string, StaticFile>();
  for (const [name, content] of contents) {
    if (isCodingOf(name, contents)) continue;
    const path = `${mount}/${name}`;
    files.set(path, await createFile(path, name, content, contents, site));
  }
  return files;
}

function createFile(
  path: string,
  name: string,
  built: Buffer,
  contents: ReadonlyMap<string, Buffer>,
  site: SiteFacts,
): Promise<StaticFile> {
  const content = isTemplate(name) ? fillTemplate(name, built, site) : built;
  // Precompressed files are only valid if nothing was filled in.
  if (!content.equals(built)) return createStaticFile(path, content);
  const br = contents.get(`${name}.br`);
  const gzip = contents.get(`${name}.gz`);
  return createStaticFile(path, content, { ...(br && { br }), ...(gzip && { gzip }) });
}

async function readContents(dir: string): Promise<ReadonlyMap<string, Buffer>> {
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

function isHidden(name: string): boolean {
  return name.split('/').some((part) => part.startsWith('.'));
}

function isCodingOf(name: string, contents: ReadonlyMap<string, Buffer>): boolean {
  return /\.(?:br|gz)$/.test(name) && contents.has(name.replace(/\.(?:br|gz)$/, ''));
}
