import { nodePreset } from '../jest.preset.mjs';

export default { ...nodePreset, displayName: 'e2e', rootDir: import.meta.dirname };
