import { nodePreset } from '../jest/preset.mjs';

export default {
  ...nodePreset,
  displayName: 'e2e',
  rootDir: import.meta.dirname,
  // These have a configuration of their own.
  testPathIgnorePatterns: [...nodePreset.testPathIgnorePatterns, '<rootDir>/cluster/'],
  globalSetup: '<rootDir>/support/global-setup.ts',
  globalTeardown: '<rootDir>/support/global-teardown.ts',
  // A journey waits for spins and video downloads on a busy machine.
  testTimeout: 120_000,
};
