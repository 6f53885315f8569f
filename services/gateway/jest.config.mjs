import { nodePreset } from '../../jest/preset.mjs';

export default {
  ...nodePreset,
  displayName: 'gateway',
  rootDir: import.meta.dirname,
  // On a busy machine tests take longer than the default of five seconds.
  testTimeout: 30_000,
};
