import { nodePreset } from '../jest/preset.mjs';

export default { ...nodePreset, displayName: 'k8s', rootDir: import.meta.dirname };
