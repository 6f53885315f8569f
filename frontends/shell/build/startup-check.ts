import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PAGE_ERRORS_PATH } from '@selah/shared/contracts/page-errors/kinds';
import { VISIT_KEYS } from '@selah/web-kit/browser/browser-keys';

const SOURCE = join(import.meta.dirname, '..', 'src', 'startup-check.es5.js');

/** The inline script of every page that detects unsupported browsers and a missing entry script. The gateway allows it by its hash. */
export function startupCheck(): string {
  const script = readFileSync(SOURCE, 'utf8')
    .replace(/^\s*\/[/*].*\n/gm, '')
    .replace('PAGE_ERRORS_PATH', `'${PAGE_ERRORS_PATH}'`)
    .replaceAll('RELOADS_KEY', VISIT_KEYS.startReloads)
    .replace(/\n\s*/g, '')
    // Spaces are needed only between words; the texts in the script have none.
    .replace(/(?<=\W) | (?=\W)|[,;](?=\})/g, '');
  return `<script>${script}</script>`;
}
