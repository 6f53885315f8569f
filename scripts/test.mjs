// `npm test`: prints which engines it found, runs every suite, and ends with the sum.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildFrontends } from './build-frontends.mjs';
import { findBrowser } from './lib/browser.mjs';
import { fail, root, say } from './lib/project.mjs';
import { answers, runNode } from './lib/run.mjs';
import { skippedBecause, sumOf, triedAgain } from './lib/test-report.mjs';

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

const hasDocker = answers('docker', ['info']);
/** Others are not run in containers. */
const IN_CONTAINERS = ['nats-server', 'redis-server'];

say('Real engines for the suites:');
const database = process.env.SELAH_ENGINES === 'containers' ? 'in a container' : 'embedded-mongo over TCP';
say(`  database: ${process.env.MONGODB_URI ? 'MongoDB at MONGODB_URI' : database}`);
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
const jest = join('node_modules', 'jest', 'bin', 'jest.js');
/**
 * Suites wait a quarter of their time for processes, kills, spins and slow lines: others compute meanwhile. Where the units start
 * containers, each start is a change of the network, at which Chromium breaks off all downloads (net::ERR_NETWORK_CHANGED).
 */
const areSideBySide = !hasDocker && process.env.SELAH_ENGINES !== 'containers';
const workers = areSideBySide ? '--maxWorkers=2' : '--maxWorkers=3';
const units = { name: 'units and services', args: [workers] };
const journeys = { name: 'journeys', args: ['--config', 'e2e/jest.config.mjs', workers] };
// The tests share one product, and each of them stops parts of it.
const containers = { name: 'containers', args: ['--config', 'e2e/cluster/jest.config.mjs', '--runInBand'] };
const env = {
  SELAH_BROWSER: browser ?? '',
  // The same language and number formats on every machine.
  LC_ALL: 'C.UTF-8',
  // More than a hundred processes load the same sources: the compile cache strips their types once.
  NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'selah-compiled'),
  ...(process.stderr.isTTY && { FORCE_COLOR: '1' }),
};

const results = [
  ...(areSideBySide
    ? await runSideBySide(units, journeys)
    : [await runSuites(units), await runSuites(journeys)]),
  ...(hasDocker ? [await runSuites(containers)] : []),
];
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

/** The output of the second is shown when the first has ended. */
function runSideBySide(first, second) {
  const held = [];
  let show = (chunk) => void held.push(chunk);
  const ofFirst = runSuites(first).finally(() => {
    for (const chunk of held) process.stderr.write(chunk);
    show = (chunk) => process.stderr.write(chunk);
  });
  return Promise.all([ofFirst, runSuites(second, (chunk) => show(chunk))]);
}

async function runSuites({ name, args }, print = (chunk) => process.stderr.write(chunk)) {
  print(`\n— ${name}\n`);
  const startedAt = Date.now();
  const file = join(reports, `${name}.json`);
  const options = ['--disable-warning=ExperimentalWarning', '--experimental-vm-modules'];
  const code = await runNode([...options, jest, ...args, '--json', `--outputFile=${file}`], env, print);
  print(`${name}: ${Math.round((Date.now() - startedAt) / 1000)} s\n`);
  return { code, report: readReport(file) };
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return fail(`The test run ended without a report (${root}).`);
  }
}
