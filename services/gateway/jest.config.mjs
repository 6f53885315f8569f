import { nodePreset } from '../../jest.preset.mjs';

export default { ...nodePreset, displayName: 'gateway', rootDir: import.meta.dirname };
