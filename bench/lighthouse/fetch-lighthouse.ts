import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const LIGHTHOUSE = 'lighthouse@13.5.0';
const HOME = join(import.meta.dirname, '..', '..', 'node_modules', '.selah-lighthouse');
const ENTRY = join(HOME, 'node_modules', 'lighthouse', 'core', 'index.js');

/** The used part of Lighthouse's result. A score is 0 to 1, or null if an audit has none. */
export interface LighthouseResult {
  readonly lhr: {
    readonly categories: Readonly<
      Record<string, { readonly score: number | null; readonly auditRefs: AuditRef[] }>
    >;
    readonly audits: Readonly<Record<string, { readonly title: string; readonly score: number | null }>>;
  };
}

interface AuditRef {
  readonly id: string;
  readonly weight: number;
}

export type Lighthouse = (
  url: string,
  flags: { readonly port: number; readonly onlyCategories: readonly string[] },
) => Promise<LighthouseResult | undefined>;

/**
 * Installs Lighthouse through npm, only when needed and apart from the project's packages: it has a hundred dependencies that
 * are not needed to start or test the product.
 * @throws Error if npm cannot install it
 */
export async function fetchLighthouse(): Promise<Lighthouse> {
  if (!existsSync(ENTRY)) {
    const args = [
      'install',
      '--prefix',
      HOME,
      '--no-save',
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
      LIGHTHOUSE,
    ];
    const { status } = spawnSync('npm', args, { stdio: 'inherit', shell: process.platform === 'win32' });
    if (status !== 0) throw new Error(`npm could not fetch ${LIGHTHOUSE}`);
  }
  const { default: lighthouse } = (await import(pathToFileURL(ENTRY).href)) as { default: Lighthouse };
  return lighthouse;
}
