/** All workspaces in one run; each has its own project in its jest.config.mjs. */
export default {
  // Jest reads this here if it runs several projects, and in theirs if it runs one.
  testTimeout: 60_000,
  // A worker that grew is replaced between two files.
  workerIdleMemoryLimit: '700MB',
  projects: [
    '<rootDir>/packages/*/jest.config.mjs',
    '<rootDir>/services/*/jest.config.mjs',
    '<rootDir>/frontends/*/jest.config.mjs',
    '<rootDir>/standalone/jest.config.mjs',
    '<rootDir>/k8s/jest.config.mjs',
    '<rootDir>/docs/jest.config.mjs',
  ],
};
