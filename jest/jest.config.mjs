import { nodePreset } from './preset.mjs';

/** The runner's own tests; what they let it run is in `fixtures`. */
export default {
  ...nodePreset,
  displayName: 'jest',
  rootDir: import.meta.dirname,
  testMatch: ['**/*.int.test.mjs'],
};
