/** The whole house in one run; each workspace names its own project in its own jest.config.mjs. */
export default {
  // Jest reads this here when it runs several projects, and in theirs when it runs one.
  testTimeout: 60_000,
  // Node keeps the modules of every test file that ran (nodejs/node#63186), about 20 MB each. After a hundred files a worker
  // held 2.5 GB and was not gone half a second after its end, which Jest reports as a leak of ours.
  workerIdleMemoryLimit: '700MB',
  testSequencer: '<rootDir>/jest.sequencer.mjs',
  projects: [
    '<rootDir>/packages/*/jest.config.mjs',
    '<rootDir>/services/*/jest.config.mjs',
    '<rootDir>/frontends/*/jest.config.mjs',
    '<rootDir>/standalone/jest.config.mjs',
    '<rootDir>/k8s/jest.config.mjs',
  ],
};
