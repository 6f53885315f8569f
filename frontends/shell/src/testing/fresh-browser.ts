import { afterEach, beforeEach } from '@jest/globals';
import { cleanup } from '@testing-library/react';

/** Each test starts in a browser that has never seen the site, and leaves no page behind. */
export function withFreshBrowser() {
  beforeEach(() => {
    window.localStorage.clear();
    window.sessionStorage.clear();
  });
  afterEach(cleanup);
}
