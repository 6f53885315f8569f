import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PAGE_ERRORS_PATH } from '@selah/shared/contracts/page-errors/kinds';
import { VISIT_KEYS } from '@selah/web-kit/browser/browser-keys';

const SOURCE = join(import.meta.dirname, '..', 'src', 'startup-check.es5.js');

/** The script that stands in every page, whatever becomes of the others. The gateway allows it by its hash. */
export function startupCheck(): string {
  const script = readFileSync(SOURCE, 'utf8')
    .replace(/^\s*\/\/.*\n/gm, '')
    .replace('PAGE_ERRORS_PATH', JSON.stringify(PAGE_ERRORS_PATH))
    .replace('RELOADS_KEY', JSON.stringify(VISIT_KEYS.startupReloads('')))
    .replace(/\n\s*/g, '');
  return `<script>${script}</script>`;
}
