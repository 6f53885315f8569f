// `npm start`: builds the pages if they changed, then starts the product in this process.
import { enableCompileCache } from 'node:module';
import { buildFrontends } from './build-frontends.mjs';
import { compileAhead } from './lib/compile-ahead.mjs';
import { endWithNpm } from './lib/end-with-npm.mjs';
import { limitMallocArenas } from './lib/limit-malloc-arenas.mjs';

limitMallocArenas();
// Stripping the types of every file takes time and memory at each start; the compile cache keeps the result.
enableCompileCache?.();
const isNewRelease = buildFrontends();
if (isNewRelease) await compileAhead().catch(() => {});
await endWithNpm();
await import('../standalone/src/main.ts');
