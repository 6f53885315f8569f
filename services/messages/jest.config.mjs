import { nodePreset } from '../../jest/preset.mjs';

export default { ...nodePreset, displayName: 'messages', rootDir: import.meta.dirname };
