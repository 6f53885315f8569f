import { nodePreset } from '../../jest/preset.mjs';

export default { ...nodePreset, displayName: 'backups', rootDir: import.meta.dirname };
