import { createHash } from 'node:crypto';

const INLINE_SCRIPT = /<script>(.*?)<\/script>/gs;

/**
 * The inline scripts of these pages as `script-src` hashes. Scripts injected into a page later have another
 * hash and are blocked (CSP 3, 8.2).
 */
export function hashInlineScripts(pages: readonly string[]): readonly string[] {
  const scripts = pages.flatMap((page) => [...page.matchAll(INLINE_SCRIPT)].map(([, script = '']) => script));
  return [...new Set(scripts)].map(
    (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
}
