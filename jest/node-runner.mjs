import { createRequire, registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';
import { putBack, useGlobals } from './node-globals.mjs';

const require = createRequire(import.meta.url);
const { default: runCircus } = require('jest-circus/runner');
const GLOBALS = new URL('./node-globals.mjs', import.meta.url).href;
/** Where jest-circus keeps its listeners; without a new list they would hear every later test file too. */
const EVENT_HANDLERS = Symbol.for('EVENT_HANDLERS');

// For what tests start. The workers themselves would store the modules of each page, 29,000 files in one run.
if (process.env.SELAH_COMPILE_CACHE) process.env.NODE_COMPILE_CACHE = process.env.SELAH_COMPILE_CACHE;

registerHooks({
  resolve: (specifier, context, next) =>
    specifier === '@jest/globals' ? { url: GLOBALS, shortCircuit: true } : next(specifier, context),
});

/**
 * Jest's own runner of tests, with modules that Node loads itself: a worker then loads what its test files have in common
 * (mongoose, zod, Koa, …) once, and uses Node's compile cache. Jest's `Runtime` compiles all of it anew for every file, which
 * was about a third of the processor time of these suites (docs/decisions/0068). Test files share the globals of their
 * worker; environment variables and what tests do to the clock are put back after each file. A page is jsdom's, with modules of
 * its own (packages/web-kit/testing/browser-environment.mjs).
 */
export default async function runInNode(
  globalConfig,
  config,
  environment,
  jestRuntime,
  testPath,
  sendToJest,
) {
  const { console } = globalThis;
  const variables = { ...process.env };
  globalThis.console = environment.global.console;
  const runtime = {
    requireInternalModule(path) {
      delete globalThis[EVENT_HANDLERS];
      delete require.cache[path];
      return require(path);
    },
    requireModule: (path) => require(path),
    setGlobalsForRuntime: useGlobals,
    unstable_shouldLoadAsEsm: () => true,
    unstable_importModule: (path) =>
      import(environment.addressOf?.(path, jestRuntime.getSourceMaps()) ?? pathToFileURL(path).href),
    // With them Jest finds modules that are loaded after the tests.
    enterTestCode() {},
    leaveTestCode() {},
  };
  try {
    return await runCircus(globalConfig, config, { global: globalThis }, runtime, testPath, sendToJest);
  } finally {
    putBack();
    globalThis.console = console;
    for (const name of Object.keys(process.env)) if (!(name in variables)) delete process.env[name];
    Object.assign(process.env, variables);
  }
}
