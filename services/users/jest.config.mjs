import { nodePreset } from '../../jest/preset.mjs';

export default { ...nodePreset, displayName: 'users', rootDir: import.meta.dirname };
