import { nodePreset } from '../jest/preset.mjs';

export default { ...nodePreset, displayName: 'docs', rootDir: import.meta.dirname };
