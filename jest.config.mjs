/** The whole house in one run; each workspace names its own project in its own jest.config.mjs. */
export default {
  projects: ['<rootDir>/packages/*', '<rootDir>/services/*', '<rootDir>/frontends/*', '<rootDir>/standalone'],
};
