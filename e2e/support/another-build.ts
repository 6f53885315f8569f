import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const BUILT = join(import.meta.dirname, '..', '..', 'frontends');

/** As bundlers write it: `name-B3xK9aQz.js`. */
const HASHED = /-([A-Za-z0-9_-]{8})\.(?:js|css|woff2)$/;

export interface AnotherBuild {
  /** `SHELL_DIR` and `ADMIN_DIR` of a product that serves it. */
  readonly env: { readonly SHELL_DIR: string; readonly ADMIN_DIR: string };
  remove(): Promise<void>;
}

/** The pages as the next build would have them: the same, with none of their hashed files under its old name. */
export async function makeAnotherBuild(): Promise<AnotherBuild> {
  const folder = await mkdtemp(join(tmpdir(), 'selah-build-'));
  const env = { SHELL_DIR: join(folder, 'shell'), ADMIN_DIR: join(folder, 'admin') };
  await cp(process.env.SHELL_DIR ?? join(BUILT, 'shell', 'dist'), env.SHELL_DIR, { recursive: true });
  await cp(process.env.ADMIN_DIR ?? join(BUILT, 'admin', 'dist'), env.ADMIN_DIR, { recursive: true });
  for (const dir of Object.values(env)) await renameHashed(dir);
  return { env, remove: () => rm(folder, { recursive: true, force: true }) };
}

async function renameHashed(dir: string): Promise<void> {
  const files = (await readdir(dir, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const hashes = new Set(files.flatMap((file) => HASHED.exec(file)?.[1] ?? []));
  const renewed = (text: string) =>
    text.replace(/-([A-Za-z0-9_-]{8})(?=\.(?:js|css|woff2)\b)/g, (whole, hash: string) =>
      hashes.has(hash) ? `-${[...hash].reverse().join('')}` : whole,
    );
  for (const file of files) {
    // What was compressed holds the old names.
    if (/\.(?:br|gz)$/.test(file)) await rm(file);
    else {
      if (/\.(?:js|css|html)$/.test(file)) await writeFile(file, renewed(await readFile(file, 'utf8')));
      await rename(file, renewed(file));
    }
  }
}
