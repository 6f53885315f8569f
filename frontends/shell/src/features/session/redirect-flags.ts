import { VISIT_KEYS } from '@selah/web-kit/browser/browser-keys';
import { visitStorage } from '@selah/web-kit/browser/safe-storage';

const SET = '1';

/** The three flags of a visit about automatic redirects: what failed, and whether to skip the next one (M-069, Q19). */
export const redirectFlags = {
  /** A login succeeded: earlier failures are cleared, and the next redirect is allowed or prevented. */
  resetAtLogin({ preventRedirect }: { readonly preventRedirect: boolean }): void {
    visitStorage.remove(VISIT_KEYS.routeError);
    visitStorage.remove(VISIT_KEYS.loginRedirectFailed);
    if (preventRedirect) visitStorage.write(VISIT_KEYS.preventRedirect, SET);
    else visitStorage.remove(VISIT_KEYS.preventRedirect);
  },

  /** Whether to skip the automatic redirect that is about to happen. Reading the flag clears it. */
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
