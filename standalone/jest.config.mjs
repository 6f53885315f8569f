import { nodePreset } from '../jest/preset.mjs';

export default { ...nodePreset, displayName: 'standalone', rootDir: import.meta.dirname };
