import { nodePreset } from '../../jest/preset.mjs';

export default { ...nodePreset, displayName: 'embedded-mongo', rootDir: import.meta.dirname };
