import { beforeEach, describe, expect, it } from '@jest/globals';
import { redirectFlags } from './redirect-flags.ts';

describe('the flags of a visit (M-069, Q19)', () => {
  beforeEach(() => window.sessionStorage.clear());

  it('a login clears earlier failures', () => {
    redirectFlags.routeFailed('/user-messages');
    redirectFlags.loginRedirectFailed('/user-messages');
    expect(redirectFlags.hasFailure()).toBe(true);
    redirectFlags.resetAtLogin({ preventRedirect: false });
    expect(redirectFlags.hasFailure()).toBe(false);
  });

  it.each([['route_error'], ['login_redirect_failed']])('stores %s under its own key', (key) => {
    if (key === 'route_error') redirectFlags.routeFailed('/login');
    else redirectFlags.loginRedirectFailed('/login');
    expect(window.sessionStorage.getItem(key)).toBe('/login');
  });

  it('prevent_redirect skips one automatic redirect', () => {
    redirectFlags.resetAtLogin({ preventRedirect: true });
    expect(window.sessionStorage.getItem('prevent_redirect')).not.toBeNull();
    expect(redirectFlags.consumePreventRedirect()).toBe(true);
    expect(redirectFlags.consumePreventRedirect()).toBe(false);
  });

  it('a login without the option clears prevent_redirect', () => {
    redirectFlags.resetAtLogin({ preventRedirect: true });
    redirectFlags.resetAtLogin({ preventRedirect: false });
    expect(redirectFlags.consumePreventRedirect()).toBe(false);
  });
});
