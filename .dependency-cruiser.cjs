/**
 * The allowed imports. `npm run arrows` fails for an import that violates a rule; each rule gives its reason. Tests and their
 * helpers may import anything in their own workspace, so most rules do not apply to them.
 */
const TESTS = '(\\.(unit|int|e2e)\\.test\\.tsx?$)|(/(test|testing|dev)/)';

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-circles',
      comment: 'Files that import each other can only be understood together.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'services-never-meet',
      comment:
        'Services communicate through contracts and events, never through imports, so that each can be deployed alone.',
      severity: 'error',
      from: { path: '^services/([^/]+)/' },
      to: { path: '^services/', pathNot: '^services/$1/' },
    },
    {
      name: 'services-know-no-frontend',
      comment: 'Pages are files that the gateway serves, not code that a service calls.',
      severity: 'error',
      from: { path: '^(services|packages/(shared|service-kit|distress))/' },
      to: { path: '^(frontends|packages/(web-kit|frontend-build))/' },
    },
    {
      name: 'only-standalone-composes-services',
      comment: 'Only standalone runs everything in one process.',
      severity: 'error',
      from: { path: '^(packages|frontends|e2e)/' },
      to: { path: '^(services|standalone)/' },
    },
    {
      name: 'frontends-meet-in-shared',
      comment: 'Shell and remote are built separately; both may use packages/web-kit.',
      severity: 'error',
      from: { path: '^frontends/([^/]+)/' },
      to: { path: '^frontends/[^/]+/', pathNot: '^frontends/$1/' },
    },
    {
      name: 'libraries-behind-the-facade',
      comment:
        'Shell and remote run on one router, one store and one set of translations: both import them from the facade (packages/web-kit/src/platform.ts).',
      severity: 'error',
      from: {
        path: '^(frontends/[^/]+/src|packages/web-kit/src)/',
        pathNot: `\\.d\\.ts$|^packages/web-kit/src/(platform|base-api|base-query|i18n/i18n)\\.ts$|${TESTS}`,
      },
      to: {
        path: 'node_modules/(react-redux|react-router|@lingui|redux|@reduxjs/toolkit)/',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'one-api-behind-the-facade',
      comment: 'Without the facade, the remote would contain a second api and a second set of translations.',
      severity: 'error',
      from: { path: '^frontends/[^/]+/src/', pathNot: TESTS },
      to: {
        path: '^packages/web-kit/src/(base-api|i18n/i18n)\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'visitors-never-pay-for-the-administrator',
      comment: 'Visitors do not download code that only the administrator needs.',
      severity: 'error',
      from: { path: '^(frontends/shell/src|packages/web-kit/src)/', pathNot: TESTS },
      to: {
        path: '^packages/shared/src/contracts/admin/',
        pathNot: '/contracts/admin/contact\\.ts$',
      },
    },
    {
      name: 'browser-code-stays-in-the-browser',
      comment: 'Code for browsers can use neither Node nor the service kit.',
      severity: 'error',
      from: { path: '^(frontends/[^/]+/src|packages/(web-kit|shared|distress)/src)/', pathNot: TESTS },
      to: { path: '^packages/service-kit/' },
    },
    {
      name: 'browser-code-knows-no-node',
      comment: 'Node built-ins do not exist in a browser.',
      severity: 'error',
      from: { path: '^(frontends/[^/]+/src|packages/(web-kit|shared|distress)/src)/', pathNot: TESTS },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'contracts-are-the-ground',
      comment: 'All parts use the contracts, which depend only on zod.',
      severity: 'error',
      from: { path: '^packages/shared/src/contracts/', pathNot: TESTS },
      to: { pathNot: '^packages/shared/src/contracts/|node_modules/zod/' },
    },
    {
      name: 'distress-needs-only-the-languages',
      comment: 'The recognition of distress depends only on the list of languages.',
      severity: 'error',
      from: { path: '^packages/distress/', pathNot: TESTS },
      to: {
        path: '^(packages|services|frontends|standalone)/',
        pathNot: '^packages/(distress/|shared/src/contracts/(language-list|languages))',
      },
    },
    {
      name: 'learning-is-not-shipped',
      comment: 'Training data and code are in no image and no bundle.',
      severity: 'error',
      from: { pathNot: `^packages/distress/learning/|${TESTS}` },
      to: { path: '^packages/distress/learning/' },
    },
    {
      name: 'kits-know-no-part',
      comment: 'Shared packages do not depend on the parts that use them.',
      severity: 'error',
      from: { path: '^packages/(service-kit|web-kit)/', pathNot: TESTS },
      to: { path: '^(services|frontends|standalone|packages/(distress|backups))/' },
    },
    {
      name: 'only-standalone-has-backups',
      comment: 'A backup needs all data of an installation; the admin service gets it through a port.',
      severity: 'error',
      from: { path: '^(services|frontends|packages/(shared|distress))/' },
      to: { path: '^packages/backups/' },
    },
    {
      name: 'backups-stand-on-the-folder',
      comment: 'The folder of backups knows neither restores nor the cloud, and none of them knows the page.',
      severity: 'error',
      from: { path: '^packages/backups/src/(backup|cloud|restore)/', pathNot: TESTS },
      to: { path: '^packages/backups/src/', pathNot: '^packages/backups/src/($1|backup)/' },
    },
    {
      name: 'domain-is-pure',
      comment: 'The domain is pure: no framework, no storage, no clock.',
      severity: 'error',
      from: { path: '^services/[^/]+/src/domain/', pathNot: TESTS },
      to: {
        pathNot:
          '^services/[^/]+/src/domain/|^packages/(shared/src/contracts|distress/src|service-kit/src/errors/app-error)',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'use-cases-lean-on-ports',
      comment:
        'A use case declares its dependencies as ports of the domain; compose.ts chooses the adapters.',
      severity: 'error',
      from: { path: '^services/[^/]+/src/use-cases/', pathNot: TESTS },
      to: { path: '^services/[^/]+/src/(adapters|entry-points|compose|config|main)' },
    },
    {
      name: 'adapters-know-no-entry-point',
      comment: 'Adapters do not call use cases or entry points.',
      severity: 'error',
      from: { path: '^services/[^/]+/src/adapters/', pathNot: TESTS },
      to: { path: '^services/[^/]+/src/(use-cases|entry-points|compose|main)' },
    },
    {
      name: 'entry-points-know-no-adapter',
      comment: 'Entry points do not depend on adapters.',
      severity: 'error',
      from: { path: '^services/[^/]+/src/entry-points/', pathNot: TESTS },
      to: { path: '^services/[^/]+/src/(adapters|compose|main)' },
    },
    {
      name: 'test-tools-stay-in-tests',
      comment: 'Test helpers must not be part of the product.',
      severity: 'error',
      from: { path: '^(packages|services|frontends|standalone)/', pathNot: TESTS },
      to: { path: '/(test|testing)/' },
    },
    {
      name: 'features-are-islands',
      comment: 'Pages combine features; features do not import each other.',
      severity: 'error',
      from: { path: '^frontends/[^/]+/src/features/([^/]+)/', pathNot: TESTS },
      to: { path: '^frontends/[^/]+/src/features/', pathNot: '^frontends/[^/]+/src/features/$1/' },
    },
    {
      name: 'features-do-not-know-the-app',
      comment: 'The app imports features, not the other way round.',
      severity: 'error',
      from: { path: '^frontends/[^/]+/src/(features|components|lib)/', pathNot: TESTS },
      to: { path: '^frontends/[^/]+/src/app/' },
    },
    {
      name: 'named-in-its-manifest',
      comment:
        'A package that the own manifest does not name is there by chance: another workspace wants it.',
      severity: 'error',
      from: {},
      // Jest is the root's, for all of them.
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'], pathNot: 'node_modules/@jest/globals/' },
    },
    {
      name: 'nothing-unresolvable',
      comment: 'An unresolved import would fail only at run time.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^(admin/App|virtual:)' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // Build results of our own; libraries use such folder names too, and imports of those must be checked.
    exclude: { path: '^(packages|services|frontends)/[^/]+/(dist|coverage)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
  },
};
