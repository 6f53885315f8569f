import { FILE_MISSING } from '@selah/web-kit/browser/build-events';
import { retryAfter, retryDelay } from '@selah/web-kit/browser/retry-timing';

/** Failures of stylesheets of the page. */
let failures = 0;

/** Failed stylesheets of later parts. Vite adds each only once, so that they must be repeated here. */
const failed = new Set<HTMLLinkElement>();

/** Retries under way, by address. */
const retries = new Map<string, Promise<void>>();

/** Addresses of stylesheets that the page comes with. Nothing waits for them, because the page can be used without. */
const ofThePage = new Set<string>();

/** A stylesheet that takes longer is on a dead connection, which no browser ends by itself. Milliseconds. */
const STALLED_MS = 30_000;

/** Notes stylesheets that fail or stall, and retries those of the page until they are loaded. */
export function watchStylesheets(): void {
  // Events of resources do not bubble, so they are caught in the capture phase.
  document.addEventListener('error', ({ target }) => isStylesheet(target) && onFailure(target), true);
  new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
      if (isStylesheet(node)) limit(node);
  }).observe(document.head, { childList: true });
  for (const link of [...document.querySelectorAll('link')].filter(isStylesheet)) {
    ofThePage.add(link.href);
    if (hasFailed(link)) onFailure(link);
  }
}

/**
 * Loads the failed stylesheets of later parts again.
 * @throws Error when one fails again
 */
export async function retryStylesheets(): Promise<void> {
  for (const link of failed) retries.set(link.href, retry(link));
  await Promise.all(retries.values());
}

/** Whatever waits for the stylesheet of a later part gets an error when it stalls. */
function limit(link: HTMLLinkElement): void {
  if (ofThePage.has(link.href)) return;
  const timer = setTimeout(() => link.dispatchEvent(new Event('error')), STALLED_MS);
  for (const end of ['load', 'error']) link.addEventListener(end, () => clearTimeout(timer), { once: true });
}

function isStylesheet(target: unknown): target is HTMLLinkElement {
  return target instanceof HTMLLinkElement && target.rel === 'stylesheet';
}

function onFailure(link: HTMLLinkElement): void {
  window.dispatchEvent(new Event(FILE_MISSING));
  if (!ofThePage.has(link.href)) {
    failed.add(link);
    return;
  }
  retryAfter(retryDelay(failures), () => replace(link));
  failures += 1;
}

/** Its download has ended, and it has no rules to read. */
function hasFailed({ href, sheet }: HTMLLinkElement): boolean {
  if (performance.getEntriesByName(href).length === 0) return false;
  try {
    return !sheet?.cssRules;
  } catch {
    return true;
  }
}

async function retry(link: HTMLLinkElement): Promise<void> {
  failed.delete(link);
  const next = replace(link);
  try {
    await new Promise((resolve, reject) => {
      next.onload = resolve;
      next.onerror = () => reject(new Error(next.href));
    });
  } finally {
    retries.delete(link.href);
  }
}

/** In the same place, because the order of stylesheets matters. */
function replace(link: HTMLLinkElement): HTMLLinkElement {
  const next = link.cloneNode() as HTMLLinkElement;
  link.replaceWith(next);
  return next;
}
