import { BUILD_ID, PAGE_ERRORS_PATH, type PageErrorKind } from '@selah/shared/contracts/page-errors/kinds';
import { pageName } from './paths.ts';

/** Reports per page load: an error that happens once often happens a hundred times. */
const MAX_REPORTS = 5;

const reported = new Set<string>();

/**
 * Counts an error at the server: its kind, the name of the page and the build. Nothing of the error itself is sent, because
 * its message could contain what a visitor wrote. Each kind is counted once per page.
 */
export function reportPageError(kind: PageErrorKind): void {
  const { content: build = '' } = document.querySelector<HTMLMetaElement>('meta[name="build"]') ?? {};
  const page = pageName(window.location.pathname);
  const key = `${kind} ${page}`;
  // In development no gateway fills in the build.
  if (!BUILD_ID.test(build) || reported.has(key) || reported.size >= MAX_REPORTS) return;
  reported.add(key);
  void fetch(PAGE_ERRORS_PATH, {
    method: 'POST',
    keepalive: true,
    priority: 'low',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ kind, page, build }),
  }).catch(() => {});
}

/** Reports errors of our own scripts that nothing caught. */
export function reportUncaughtErrors(): void {
  window.addEventListener('error', ({ filename }) => {
    if (isOurs(filename)) reportPageError('script');
  });
  window.addEventListener('unhandledrejection', ({ reason }) => {
    // An aborted request is no error.
    if (reason instanceof Error && reason.name !== 'AbortError' && isOurs(reason.stack))
      reportPageError('promise');
  });
}

/** Extensions of the browser fail in pages too, from other addresses. */
function isOurs(text = ''): boolean {
  return ['assets', 'remotes'].some((folder) => text.includes(`${window.location.origin}/${folder}/`));
}
