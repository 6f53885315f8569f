import { VISIT_KEYS } from '@selah/web-kit/browser/browser-keys';
import { visitStorage } from '@selah/web-kit/browser/safe-storage';

const SET = '1';

/** The three flags of a visit that say how automatic ways went and whether to take the next one (M-069, Q19). */
export const redirectFlags = {
  /** A login succeeded: what failed before it is forgotten, and the way after it is taken or not. */
  resetAtLogin({ preventRedirect }: { readonly preventRedirect: boolean }): void {
    visitStorage.remove(VISIT_KEYS.routeError);
    visitStorage.remove(VISIT_KEYS.loginRedirectFailed);
    if (preventRedirect) visitStorage.write(VISIT_KEYS.preventRedirect, SET);
    else visitStorage.remove(VISIT_KEYS.preventRedirect);
  },

  /** Whether the automatic way that is about to be taken is to be left out. Asking uses the flag up. */
  consumePreventRedirect(): boolean {
    const prevented = visitStorage.read(VISIT_KEYS.preventRedirect) !== null;
    visitStorage.remove(VISIT_KEYS.preventRedirect);
    return prevented;
  },

  routeFailed: (path: string): void => visitStorage.write(VISIT_KEYS.routeError, path),
  loginRedirectFailed: (path: string): void => visitStorage.write(VISIT_KEYS.loginRedirectFailed, path),

  /** Whether something failed that no login has settled since. */
  hasFailure: (): boolean =>
    visitStorage.read(VISIT_KEYS.routeError) !== null ||
    visitStorage.read(VISIT_KEYS.loginRedirectFailed) !== null,
};
