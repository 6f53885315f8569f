import { browserPreset } from '../../jest.preset.mjs';

export default { ...browserPreset, displayName: 'admin', rootDir: import.meta.dirname };
