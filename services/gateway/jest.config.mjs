import { nodePreset } from '../../jest/preset.mjs';

export default {
  ...nodePreset,
  // Its test files do not bear each other in one process yet: two of `failures.int` fail after others.
  testRunner: 'jest-circus/runner',
  displayName: 'gateway',
  rootDir: import.meta.dirname,
  // On a busy machine tests take longer than the default of five seconds.
  testTimeout: 30_000,
};
