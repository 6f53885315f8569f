import { nodePreset } from '../../jest.preset.mjs';

export default { ...nodePreset, displayName: 'videos', rootDir: import.meta.dirname };
