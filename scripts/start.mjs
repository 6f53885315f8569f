// `npm start`: builds the pages if they changed, then becomes the product itself, in this same process.
import { buildFrontends } from './build-frontends.mjs';

buildFrontends();
await import('../standalone/src/main.ts');
