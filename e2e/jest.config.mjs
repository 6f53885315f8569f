import { nodePreset } from '../jest.preset.mjs';

export default {
  ...nodePreset,
  displayName: 'e2e',
  rootDir: import.meta.dirname,
  // A journey waits for a wheel to turn and videos to load on a busy machine.
  testTimeout: 120_000,
};
