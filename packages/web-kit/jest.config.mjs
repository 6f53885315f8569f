import { browserPreset } from '../../jest/preset.mjs';

export default { ...browserPreset, displayName: 'web-kit', rootDir: import.meta.dirname };
