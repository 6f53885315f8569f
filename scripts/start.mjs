// `npm start`: builds the pages if they changed, then starts the product in this process.
import { enableCompileCache } from 'node:module';
import { buildFrontends } from './build-frontends.mjs';
import { endWithNpm } from './lib/end-with-npm.mjs';

// Stripping the types of every file takes most of a start; Node's compile cache keeps the result.
enableCompileCache?.();
buildFrontends();
await endWithNpm();
await import('../standalone/src/main.ts');
