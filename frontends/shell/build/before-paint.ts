import { join } from 'node:path';
import { build } from 'vite';
import { BROWSER_FLOOR } from '../../browser-floor.ts';

const SHELL = join(import.meta.dirname, '..');

/**
 * The script that is inlined into Home, because a separate file would delay the first paint by a round trip. The gateway's
 * content security policy allows it by its hash.
 */
export async function beforePaint(): Promise<string> {
  const built = await build({
    configFile: false,
    root: SHELL,
    publicDir: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: BROWSER_FLOOR,
      modulePreload: false,
      rolldownOptions: { input: join(SHELL, 'src', 'before-paint.ts'), output: { format: 'iife' } },
    },
  });
  const [script, ...more] = [built].flat().flatMap((result) => ('output' in result ? result.output : []));
  if (script?.type !== 'chunk' || more.length > 0)
    throw new Error('before-paint.ts must be built into one script');
  if (/<\/script|<!--/i.test(script.code))
    throw new Error('before-paint.ts contains a closing script tag or a comment');
  return `<script>${script.code.trim()}</script>`;
}
