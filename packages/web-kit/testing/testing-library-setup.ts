import { configure } from '@testing-library/react';

configure({
  // A toast's text is duplicated for screen readers for one second; queries ignore the copy.
  defaultIgnore: 'script, style, [role="status"][aria-live]',
  // The library's default of one second is too short on a busy machine.
  asyncUtilTimeout: 20_000,
});
