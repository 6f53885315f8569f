import { createHash } from 'node:crypto';

const INLINE_SCRIPT = /<script>(.*?)<\/script>/gs;

/**
 * The scripts in these pages as sources for `script-src`, each once. The pages are files of our own build, read at start:
 * what somebody else manages to write into a page later has another hash, and does not run (CSP 3, 8.2).
 */
export function hashInlineScripts(pages: readonly string[]): readonly string[] {
  const scripts = pages.flatMap((page) => [...page.matchAll(INLINE_SCRIPT)].map(([, script = '']) => script));
  return [...new Set(scripts)].map(
    (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
}
