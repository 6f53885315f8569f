import { nodePreset } from '../../jest/preset.mjs';

export default {
  ...nodePreset,
  displayName: 'videos',
  rootDir: import.meta.dirname,
  // Conversions run in some tests: on a busy machine they take their time.
  testTimeout: 60_000,
};
