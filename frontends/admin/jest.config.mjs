import { createRequire } from 'node:module';
import { browserPreset } from '../../jest/preset.mjs';

// The package exports its browser build to bundlers only.
const TUS = createRequire(import.meta.url).resolve('tus-js-client/lib.es5/browser/index.js');

export default {
  ...browserPreset,
  displayName: 'admin',
  rootDir: import.meta.dirname,
  moduleNameMapper: { ...browserPreset.moduleNameMapper, '^tus-js-client$': TUS },
};
