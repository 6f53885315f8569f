// The same on every machine: what a browser shows depends on the time zone.
process.env.TZ = 'UTC';

/**
 * The common Jest configuration of all workspaces: TypeScript through swc, native ES modules, sizes in the suffix. Types are
 * checked by `tsc`, not here.
 */
const preset = {
  testEnvironment: 'node',
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: {
    '^.+\\.tsx?$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          target: 'es2023',
          transform: { react: { runtime: 'automatic' } },
        },
        module: { type: 'es6' },
        sourceMaps: 'inline',
      },
    ],
  },
  testMatch: ['**/*.{unit,int,e2e}.test.{ts,tsx}'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  // No test measures time: a busy machine is slow, which is not a failure.
  testTimeout: 60_000,
};

/** Services and packages are tested in Node itself, as they run (see the runner). */
export const nodePreset = {
  ...preset,
  testRunner: new URL('./node-runner.mjs', import.meta.url).pathname,
  ...enginesInContainers(),
};

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
