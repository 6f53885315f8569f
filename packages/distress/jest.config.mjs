import { nodePreset } from '../../jest/preset.mjs';

export default { ...nodePreset, displayName: 'distress', rootDir: import.meta.dirname };
