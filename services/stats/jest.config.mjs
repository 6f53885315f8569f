import { nodePreset } from '../../jest/preset.mjs';

export default { ...nodePreset, displayName: 'stats', rootDir: import.meta.dirname };
