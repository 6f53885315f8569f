import { VISIT_KEYS } from '@selah/web-kit/browser/browser-keys';
import { visitStorage } from '@selah/web-kit/browser/safe-storage';

const SET = '1';

/** Three flags of a visit about automatic redirects: which failed, and whether to skip the next one (M-069, Q19). */
export const redirectFlags = {
  /** At login: clears earlier failures, and sets or clears `prevent_redirect`. */
  resetAtLogin({ preventRedirect }: { readonly preventRedirect: boolean }): void {
    visitStorage.remove(VISIT_KEYS.routeError);
    visitStorage.remove(VISIT_KEYS.loginRedirectFailed);
    if (preventRedirect) visitStorage.write(VISIT_KEYS.preventRedirect, SET);
    else visitStorage.remove(VISIT_KEYS.preventRedirect);
  },

  /** Whether to skip the next automatic redirect. Reading the flag clears it. */
  consumePreventRedirect(): boolean {
    const prevented = visitStorage.read(VISIT_KEYS.preventRedirect) !== null;
    visitStorage.remove(VISIT_KEYS.preventRedirect);
    return prevented;
  },

  routeFailed: (path: string): void => visitStorage.write(VISIT_KEYS.routeError, path),
  forgetFailedRoute: (): void => visitStorage.remove(VISIT_KEYS.routeError),
  loginRedirectFailed: (path: string): void => visitStorage.write(VISIT_KEYS.loginRedirectFailed, path),

  /** Whether something failed since the last login. */
  hasFailure: (): boolean =>
    visitStorage.read(VISIT_KEYS.routeError) !== null ||
    visitStorage.read(VISIT_KEYS.loginRedirectFailed) !== null,
};
