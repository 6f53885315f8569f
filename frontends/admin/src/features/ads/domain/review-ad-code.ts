import { LENGTHS } from '@selah/shared/contracts/limits';

export type AdRemark =
  | { readonly kind: 'tooLong'; readonly over: number }
  | { readonly kind: 'blockingScript' | 'insecureAddress' | 'unclosedScript' };

/** As attributes of their own, not inside an address. */
const LETS_GO_ON = /(^|\s)((async|defer)(?=[\s=/]|$)|type\s*=\s*["']?module\b)/i;
const SCRIPTS = /<script\b([^>]*)>/gi;

/** What is worth saying about ad code before it is saved. Only a code that is too long cannot be. */
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

/** A script from elsewhere stops the document until it is here, unless it says otherwise (HTML, the script element). */
function blocks(attributes: string): boolean {
  return /(^|\s)src\s*=/i.test(attributes) && !LETS_GO_ON.test(attributes);
}
