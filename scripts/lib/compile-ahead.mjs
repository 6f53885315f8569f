import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { root } from './project.mjs';

const MAIN = join(root, 'standalone', 'src', 'main.ts');
/** The started product ends with this process, however that ends. */
const ENDS_WITH_INPUT = "data:text/javascript,process.stdin.on('end', () => process.exit()).resume()";
const LONGEST_MS = 60_000;
/** Passed on, and nothing else: this start must not reach the operator's engines and keys. */
const KEPT = /^(PATH|HOME|TMPDIR|TMP|TEMP|SystemRoot|LANG|LC_ALL|NODE_.+|MALLOC_.+)$/i;

/**
 * Fills Node's compile cache by a start of the product in an empty folder, without films, which is stopped when it is ready. For
 * a file that is not in the cache, Node loads the library that strips types, and its process keeps about 13 MB. The product also
 * starts if this fails.
 */
export async function compileAhead(env = process.env, execArgv = process.execArgv) {
  const scratch = await mkdtemp(join(tmpdir(), 'selah-first-'));
  const product = spawn(process.execPath, [...execArgv, '--import', ENDS_WITH_INPUT, MAIN], {
    stdio: ['pipe', 'pipe', 'ignore'],
    env: {
      ...Object.fromEntries(Object.entries(env).filter(([name]) => KEPT.test(name))),
      SELAH_DATA_DIR: join(scratch, 'data'),
      SELAH_SEED: 'none',
      PORT: '0',
    },
  });
  const exited = once(product, 'exit').catch(() => {});
  const limit = setTimeout(() => product.kill('SIGKILL'), LONGEST_MS);
  for await (const line of createInterface({ input: product.stdout })) {
    if (line.startsWith('Selah is ready')) product.stdin.end();
  }
  await exited;
  clearTimeout(limit);
  await rm(scratch, { recursive: true, force: true });
}
