import { nodePreset } from '../jest.preset.mjs';

export default {
  ...nodePreset,
  displayName: 'e2e',
  rootDir: import.meta.dirname,
  testSequencer: '<rootDir>/../jest.sequencer.mjs',
  globalSetup: '<rootDir>/support/before-all.ts',
  globalTeardown: '<rootDir>/support/after-all.ts',
  // A journey waits for a wheel to turn and videos to load on a busy machine.
  testTimeout: 120_000,
};
