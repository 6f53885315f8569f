import { configure } from '@testing-library/react';

configure({
  // A toast is written a second time for screen readers, for one second: nobody sees that copy, so no search finds it.
  defaultIgnore: 'script, style, [role="status"][aria-live]',
  // No test measures time: the library's one second is short for a busy machine.
  asyncUtilTimeout: 20_000,
});
