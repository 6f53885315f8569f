// The same on every machine: what a browser shows depends on the time zone.
process.env.TZ = 'UTC';

/**
 * The common Jest configuration of all workspaces, with the size in the suffix. Node itself loads the tests, as it runs the
 * product (see the runner). Types are checked by `tsc`, not here.
 */
const preset = {
  testRunner: new URL('./node-runner.mjs', import.meta.url).pathname,
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: {},
  testMatch: ['**/*.{unit,int,e2e}.test.{ts,tsx}'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  // No test measures time: a busy machine is slow, which is not a failure.
  testTimeout: 60_000,
};

/** Services and packages. */
export const nodePreset = { ...preset, testEnvironment: 'node', ...enginesInContainers() };

/** Pages are tested in jsdom, with the web APIs that jsdom lacks (see the environment file). */
export const browserPreset = {
  ...preset,
  testEnvironment: new URL('../packages/web-kit/testing/browser-environment.mjs', import.meta.url).pathname,
  setupFilesAfterEnv: [
    new URL('../packages/web-kit/testing/testing-library-setup.mjs', import.meta.url).pathname,
  ],
  moduleNameMapper: {
    '\\.css$': new URL('../packages/web-kit/testing/empty-module.mjs', import.meta.url).pathname,
  },
};

/** Jest starts them once, however many projects name the same file. */
function enginesInContainers() {
  if (process.env.SELAH_ENGINES !== 'containers') return {};
  const file = (name) => new URL(`../packages/service-kit/testing/engines/${name}`, import.meta.url).pathname;
  return { globalSetup: file('engines-of-a-run.ts'), globalTeardown: file('stop-engines-of-a-run.ts') };
}
