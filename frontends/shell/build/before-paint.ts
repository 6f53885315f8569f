import { join } from 'node:path';
import { BROWSER_FLOOR } from '@selah/frontend-build/browser-floor';
import { build } from 'vite';

const SHELL = join(import.meta.dirname, '..');

/**
 * A script that is inlined into Home or the page of a film, because a separate file would delay the first paint by a round
 * trip. The gateway's content security policy allows it by its hash.
 */
export async function beforePaint(source: 'before-paint.ts' | 'before-film.ts'): Promise<string> {
  const built = await build({
    configFile: false,
    root: SHELL,
    publicDir: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: BROWSER_FLOOR,
      modulePreload: false,
      rolldownOptions: { input: join(SHELL, 'src', source), output: { format: 'iife' } },
    },
  });
  const [script, ...more] = [built].flat().flatMap((result) => ('output' in result ? result.output : []));
  if (script?.type !== 'chunk' || more.length > 0) throw new Error(`${source} must be built into one script`);
  if (/<\/script|<!--/i.test(script.code))
    throw new Error(`${source} contains a closing script tag or a comment`);
  return `<script>${script.code.trim()}</script>`;
}
