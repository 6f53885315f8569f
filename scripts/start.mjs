// `npm start`: builds the pages if they changed, then becomes the product itself, in this same process.
import { enableCompileCache } from 'node:module';
import { buildFrontends } from './build-frontends.mjs';
import { endWithNpm } from './lib/end-with-npm.mjs';

// Stripping the types of every file costs time and about 30 MB at each start; the second start finds them stripped.
enableCompileCache?.();
buildFrontends();
await endWithNpm();
await import('../standalone/src/main.ts');
