/** All workspaces in one run; each has its own project in its jest.config.mjs. */
export default {
  // Jest reads this here if it runs several projects, and in theirs if it runs one.
  testTimeout: 60_000,
  // Node keeps the modules of every test file that ran (nodejs/node#63186), about 20 MB each. After a hundred files a worker
  // used 2.5 GB and needed more than half a second to exit, which Jest reports as a leak of ours.
  workerIdleMemoryLimit: '700MB',
  testSequencer: '<rootDir>/jest/sequencer.mjs',
  projects: [
    '<rootDir>/packages/*/jest.config.mjs',
    '<rootDir>/services/*/jest.config.mjs',
    '<rootDir>/frontends/*/jest.config.mjs',
    '<rootDir>/standalone/jest.config.mjs',
    '<rootDir>/k8s/jest.config.mjs',
    '<rootDir>/docs/jest.config.mjs',
    '<rootDir>/jest/jest.config.mjs',
  ],
};
