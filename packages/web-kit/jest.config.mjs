import { nodePreset } from '../../jest/preset.mjs';

export default {
  ...nodePreset,
  displayName: 'web-kit',
  rootDir: import.meta.dirname,
  // Some of its tests name jsdom as their environment, which needs Jest's own loading of modules.
  testRunner: 'jest-circus/runner',
};
