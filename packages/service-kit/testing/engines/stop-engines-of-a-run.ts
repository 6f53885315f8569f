/** Jest takes one default export from a file. */
export { stopEngines as default } from './engines-of-a-run.ts';
