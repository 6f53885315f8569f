import { nodePreset } from '../../jest/preset.mjs';

export default { ...nodePreset, displayName: 'service-kit', rootDir: import.meta.dirname };
