import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PAGE_ERRORS_PATH } from '@selah/shared/contracts/page-errors/kinds';

const SOURCE = join(import.meta.dirname, '..', 'src', 'startup-check.es5.js');

/** The inline script of every page that detects unsupported browsers. The gateway allows it by its hash. */
export function startupCheck(): string {
  const script = readFileSync(SOURCE, 'utf8')
    .replace(/^\s*\/\/.*\n/gm, '')
    .replace('PAGE_ERRORS_PATH', `'${PAGE_ERRORS_PATH}'`)
    .replace(/\n\s*/g, '');
  return `<script>${script}</script>`;
}
