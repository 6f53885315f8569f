import { nodePreset } from '../../jest.preset.mjs';

export default { ...nodePreset, displayName: 'distress-lessons', rootDir: import.meta.dirname };
