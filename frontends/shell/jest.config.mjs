import { browserPreset } from '../../jest/preset.mjs';

export default { ...browserPreset, displayName: 'shell', rootDir: import.meta.dirname };
