import { nodePreset } from '../../jest.preset.mjs';

export default {
  ...nodePreset,
  displayName: 'gateway',
  rootDir: import.meta.dirname,
  // Tests wait for facts; on a busy machine facts take longer than five seconds.
  testTimeout: 30_000,
};
