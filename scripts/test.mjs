// `npm test`: prints which engines it found, runs every suite, and ends with the sum. With arguments it passes them to Jest:
// `npm test -- PATH` runs the files of this path, `npm test -- --watch PATH` runs them again at each change.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { buildFrontends } from './build-frontends.mjs';
import { findBrowser } from './lib/browser.mjs';
import { fail, root, say } from './lib/project.mjs';
import { answers, run } from './lib/run.mjs';
import { skippedBecause, sumOf, triedAgain } from './lib/test-report.mjs';
import { testWorkers } from './lib/test-workers.mjs';

const ENGINES = [
  ['ffmpeg', () => answers('ffmpeg', ['-version']) && answers('ffprobe', ['-version']), 'video processing'],
  [
    'nats-server',
    () => answers('nats-server', ['--version']) || Boolean(process.env.NATS_URL),
    'events over JetStream',
  ],
  [
    'redis-server',
    () => answers('redis-server') || Boolean(process.env.REDIS_URL),
    'cache and sessions in Redis',
  ],
];

/** What the suites of the adapters for MongoDB run on; Maven fetches the libraries of a server, once. */
function findMongo() {
  if (process.env.MONGODB_URI) return 'MongoDB at MONGODB_URI';
  if (process.env.SELAH_ENGINES === 'containers') return 'a server in a container';
  const folder = join(root, 'packages', 'service-kit', 'testing', 'mongo-server');
  const isThere = () => existsSync(join(folder, 'target', 'dependency'));
  if (!answers('java')) return 'no server: neither MONGODB_URI nor Java is there, so they are skipped';
  if (!isThere() && answers('mvn')) run('mvn', ['-q', '-f', folder, 'dependency:copy-dependencies']);
  return isThere()
    ? 'mongo-java-server'
    : 'no server: Maven could not fetch mongo-java-server, so they are skipped';
}

const given = process.argv.slice(2);
if (given.length > 0) process.exit(await runGiven(given));

const hasDocker = answers('docker', ['info']);
/** Others are not run in containers. */
const IN_CONTAINERS = ['nats-server', 'redis-server'];

say('Real engines for the suites:');
say(`  database: SQLite; for the adapters of MongoDB, ${findMongo()}`);
for (const [name, find, purpose] of ENGINES) {
  const inContainer = hasDocker && IN_CONTAINERS.includes(name);
  const instead = inContainer
    ? 'so it runs in a container, and suites that stop it are skipped'
    : `so the suites for ${purpose} are skipped`;
  say(`  ${name}: ${find() ? 'found' : `not found, ${instead}`}`);
}
const browser = await findBrowser();
say(`  browser: ${browser ?? 'none, so the journeys are skipped'}`);
say(
  `  Docker: ${hasDocker ? 'found' : 'does not answer, so the suite of the product in containers is skipped'}`,
);

buildFrontends();

const reports = mkdtempSync(join(tmpdir(), 'selah-test-'));
const workers = testWorkers({ cores: availableParallelism(), memoryBytes: totalmem() });
const WORKERS = `--maxWorkers=${workers}`;
// One after the other: where the units run engines in containers, each start of one is a change of the network, at which
// Chromium breaks off all downloads (net::ERR_NETWORK_CHANGED).
const suites = [
  { name: 'units and services', args: [WORKERS] },
  { name: 'journeys', args: ['--config', 'e2e/jest.config.mjs', WORKERS] },
  // The tests share one product, and each of them stops parts of it.
  ...(hasDocker
    ? [{ name: 'containers', args: ['--config', 'e2e/cluster/jest.config.mjs', '--runInBand'] }]
    : []),
];
const results = suites.map((suite, index) => {
  say(`\n— ${suite.name}`);
  const startedAt = Date.now();
  const file = join(reports, `${index}.json`);
  const code = runJest([...suite.args, '--json', `--outputFile=${file}`], browser, 'ignore');
  say(`${suite.name}: ${Math.round((Date.now() - startedAt) / 1000)} s`);
  return { code, report: readReport(file) };
});
rmSync(reports, { recursive: true, force: true });

for (const { report } of results) {
  for (const name of triedAgain(report)) say(`Passed at the second attempt: ${name}`);
}
for (const [reason, count] of skippedBecause(results.map(({ report }) => report))) {
  say(`Skipped: ${count}, since ${reason}`);
}
const { passed, failed } = sumOf(results.map(({ report }) => report));
say(`\n${passed} passed, ${failed} failed`);
if (passed === 0 || results.some(({ code }) => code !== 0)) process.exit(1);

/** Journeys have a configuration of their own, and need built pages and a browser. */
async function runGiven(args) {
  // With a path, Jest's own `--watch` waits for a change that git sees.
  const options = args.map((arg) => (arg === '--watch' ? '--watchAll' : arg));
  if (!args.some((arg) => /^(\.\/)?e2e\//.test(arg))) return runJest(options);
  buildFrontends();
  return runJest(['--config', 'e2e/jest.config.mjs', ...options], await findBrowser());
}

function runJest(args, browser, stdout = 'inherit') {
  const jest = join('node_modules', 'jest', 'bin', 'jest.js');
  return run(process.execPath, ['--disable-warning=ExperimentalWarning', jest, ...args], {
    stdio: ['inherit', stdout, 'inherit'],
    env: {
      SELAH_BROWSER: browser ?? '',
      // The same language and number formats on every machine.
      LC_ALL: 'C.UTF-8',
      // Tests start more than a hundred processes with the same sources: the compile cache strips their types once.
      NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'selah-compiled'),
    },
  });
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return fail(`The test run ended without a report (${root}).`);
  }
}
