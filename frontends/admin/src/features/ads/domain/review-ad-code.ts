import { LENGTHS } from '@selah/shared/contracts/limits';

export type AdRemark =
  | { readonly kind: 'tooLong'; readonly over: number }
  | { readonly kind: 'blockingScript' | 'insecureAddress' | 'unclosedScript' };

/** Attributes of the script element, not text inside an address. */
const LETS_GO_ON = /(^|\s)((async|defer)(?=[\s=/]|$)|type\s*=\s*["']?module\b)/i;
const SCRIPTS = /<script\b([^>]*)>/gi;

/** Warnings about ad code before it is saved. Only code that is too long cannot be saved. */
export function reviewAdCode(code: string): AdRemark[] {
  const remarks: AdRemark[] = [];
  const over = code.length - LENGTHS.adCodeMax;
  if (over > 0) remarks.push({ kind: 'tooLong', over });
  const scripts = [...code.matchAll(SCRIPTS)].map(([, attributes = '']) => attributes);
  if (scripts.some(blocks)) remarks.push({ kind: 'blockingScript' });
  if (/\b(src|href)\s*=\s*["']?http:\/\//i.test(code)) remarks.push({ kind: 'insecureAddress' });
  if (scripts.length > [...code.matchAll(/<\/script\s*>/gi)].length) remarks.push({ kind: 'unclosedScript' });
  return remarks;
}

/** An external script without `async`, `defer` or `type=module` blocks the document until it has loaded (HTML standard). */
function blocks(attributes: string): boolean {
  return /(^|\s)src\s*=/i.test(attributes) && !LETS_GO_ON.test(attributes);
}
