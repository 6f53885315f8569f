import { nodePreset } from '../../jest/preset.mjs';

export default { ...nodePreset, displayName: 'shared', rootDir: import.meta.dirname };
