import { nodePreset } from '../../jest/preset.mjs';

export default { ...nodePreset, displayName: 'admin', rootDir: import.meta.dirname };
