import { nodePreset } from '../jest.preset.mjs';

export default {
  ...nodePreset,
  displayName: 'e2e',
  rootDir: import.meta.dirname,
  testSequencer: '<rootDir>/../jest.sequencer.mjs',
  globalSetup: '<rootDir>/support/global-setup.ts',
  globalTeardown: '<rootDir>/support/global-teardown.ts',
  // A journey waits for a wheel to turn and videos to load on a busy machine.
  testTimeout: 120_000,
};
