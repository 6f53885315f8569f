import { nodePreset } from '../../jest/preset.mjs';

export default {
  ...nodePreset,
  displayName: 'cluster',
  rootDir: import.meta.dirname,
  globalSetup: '<rootDir>/support/global-setup.ts',
  globalTeardown: '<rootDir>/support/global-teardown.ts',
  // A rolling restart takes ten seconds for each replica.
  testTimeout: 900_000,
};
