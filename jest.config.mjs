/** The whole house in one run; each workspace names its own project in its own jest.config.mjs. */
export default {
  projects: [
    '<rootDir>/packages/*/jest.config.mjs',
    '<rootDir>/services/*/jest.config.mjs',
    '<rootDir>/frontends/*/jest.config.mjs',
    '<rootDir>/standalone/jest.config.mjs',
  ],
};
