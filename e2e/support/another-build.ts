import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const FRONTENDS = join(import.meta.dirname, '..', '..', 'frontends');

/** A content hash in a file name, as bundlers write it: `name-B3xK9aQz.js`. */
const HASH = /-([A-Za-z0-9_-]{8})(?=\.(?:js|css|woff2)\b)/g;

export interface AnotherBuild {
  /** Environment variables of a product that serves it. */
  readonly env: { readonly SHELL_DIR: string; readonly ADMIN_DIR: string };
  remove(): Promise<void>;
}

/** The built frontends as of a next release: every file with a hash in its name has another name, also in all texts. */
export async function makeAnotherBuild(): Promise<AnotherBuild> {
  const folder = await mkdtemp(join(tmpdir(), 'selah-build-'));
  const env = { SHELL_DIR: join(folder, 'shell'), ADMIN_DIR: join(folder, 'admin') };
  await cp(join(FRONTENDS, 'shell', 'dist'), env.SHELL_DIR, { recursive: true });
  await cp(join(FRONTENDS, 'admin', 'dist'), env.ADMIN_DIR, { recursive: true });
  for (const dir of Object.values(env)) await changeHashes(dir);
  return { env, remove: () => rm(folder, { recursive: true, force: true }) };
}

async function changeHashes(dir: string): Promise<void> {
  const files = (await readdir(dir, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const hashes = new Set(files.flatMap((file) => [...file.matchAll(HASH)].map(([, hash]) => hash)));
  const change = (text: string) =>
    text.replace(HASH, (found, hash: string) =>
      hashes.has(hash) ? `-${[...hash].reverse().join('')}` : found,
    );
  for (const file of files) {
    // Precompressed files contain the old names; the gateway compresses anew.
    if (/\.(?:br|gz)$/.test(file)) await rm(file);
    else {
      if (/\.(?:js|css|html)$/.test(file)) await writeFile(file, change(await readFile(file, 'utf8')));
      await rename(file, change(file));
    }
  }
}
