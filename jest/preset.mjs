import { fileURLToPath } from 'node:url';

// The same on every machine: what a browser shows depends on the time zone.
process.env.TZ = 'UTC';

/**
 * The common Jest configuration of all workspaces, with the size in the suffix. swc makes CommonJS of all modules, since some
 * packages are ES modules alone (docs/decisions/0100). Types are checked by `tsc`, not here.
 */
const preset = {
  transform: {
    '\\.([jt]sx?|mjs)$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2024',
          parser: { syntax: 'typescript', tsx: true },
          transform: {
            react: { runtime: 'automatic' },
            // React Router asks for it; CommonJS has no `import.meta`.
            optimizer: { globals: { vars: { 'import.meta.hot': 'undefined' } } },
          },
        },
      },
    ],
  },
  transformIgnorePatterns: [],
  testMatch: ['**/*.{unit,int,e2e}.test.{ts,tsx}'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  // No test measures time: a busy machine is slow, which is not a failure.
  testTimeout: 60_000,
};

/** Services and packages. */
export const nodePreset = { ...preset, testEnvironment: 'node', ...enginesInContainers() };

/** Pages are tested in jsdom, with the web APIs of Node that jsdom lacks. */
export const browserPreset = {
  ...preset,
  testEnvironment: 'jest-fixed-jsdom',
  setupFiles: [pages('page-setup.ts')],
  setupFilesAfterEnv: [pages('testing-library-setup.ts')],
  moduleNameMapper: { '\\.css$': pages('empty-module.ts') },
};

/** Jest starts them once, however many projects name the same file. */
function enginesInContainers() {
  if (process.env.SELAH_ENGINES !== 'containers') return {};
  const engines = '../packages/service-kit/testing/engines';
  return {
    globalSetup: file(`${engines}/engines-of-a-run.ts`),
    globalTeardown: file(`${engines}/stop-engines-of-a-run.ts`),
  };
}

function pages(name) {
  return file(`../packages/web-kit/testing/${name}`);
}

function file(path) {
  return fileURLToPath(new URL(path, import.meta.url));
}
