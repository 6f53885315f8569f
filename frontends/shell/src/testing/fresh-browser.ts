import { afterEach, beforeEach } from '@jest/globals';
import { cleanup } from '@testing-library/react';

/** Clears the browser's storage and unmounts the page around each test. */
export function withFreshBrowser() {
  beforeEach(() => {
    window.localStorage.clear();
    window.sessionStorage.clear();
  });
  afterEach(cleanup);
}
