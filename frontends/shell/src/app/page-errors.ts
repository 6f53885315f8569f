import { PAGE_ERRORS_PATH, type PageErrorKind } from '@selah/shared/contracts/page-errors/kinds';
import { ownBuild } from '../lib/build.ts';
import { postInBackground } from '../lib/post-in-background.ts';
import { pageName } from './paths.ts';

/** What breaks once often breaks a hundred times. */
const MAX_REPORTS = 5;

const reported = new Set<string>();

/**
 * Counts an error at the server: what kind, on which page, of which build. Nothing of the error itself goes along, since it
 * might hold what a visitor wrote. Each kind is counted once for each page, and five in all until the next load.
 */
export function reportPageError(kind: PageErrorKind): void {
  const build = ownBuild();
  const page = pageName(window.location.pathname);
  const name = `${kind} ${page}`;
  if (!build || reported.has(name) || reported.size >= MAX_REPORTS) return;
  reported.add(name);
  postInBackground(PAGE_ERRORS_PATH, { kind, page, build });
}

/** From now on counts errors of our own scripts that nobody caught. */
export function reportUncaughtErrors(): void {
  window.addEventListener('error', ({ filename }) => {
    if (OF_OURS.test(filename)) reportPageError('script');
  });
  window.addEventListener('unhandledrejection', ({ reason }) => {
    // What was given up on purpose rejects as well.
    if (reason instanceof Error && reason.name !== 'AbortError' && OF_OURS.test(reason.stack ?? ''))
      reportPageError('promise');
  });
}

/** Extensions of a browser fail in pages as well, from addresses of their own. */
const OF_OURS = new RegExp(`${window.location.origin}/(?:assets|remotes)/`);
