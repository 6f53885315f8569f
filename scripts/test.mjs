// `npm test`: says which real engines it found, runs every suite, and ends with the sum of it all.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildFrontends } from './build-frontends.mjs';
import { findBrowser } from './lib/browser.mjs';
import { fail, root, say } from './lib/project.mjs';
import { answers, run } from './lib/run.mjs';

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

say('Real engines for the suites:');
say(`  database: ${process.env.MONGODB_URI ? 'MongoDB at MONGODB_URI' : 'embedded-mongo over TCP'}`);
for (const [name, find, purpose] of ENGINES) {
  say(`  ${name}: ${find() ? 'found' : `not found, so the suites for ${purpose} are skipped`}`);
}
const browser = await findBrowser();
say(`  browser: ${browser ?? 'none, so the journeys are skipped'}`);

buildFrontends();

const reports = mkdtempSync(join(tmpdir(), 'selah-test-'));
const jest = join('node_modules', 'jest', 'bin', 'jest.js');
const suites = [
  { name: 'units and services', args: ['--maxWorkers=2'] },
  { name: 'journeys', args: ['--config', 'e2e/jest.config.mjs', '--runInBand'] },
];

/** Names of the tests that passed only at their second attempt. */
const again = [];
const totals = { passed: 0, failed: 0, skipped: 0 };
let isGreen = true;
for (const [index, suite] of suites.entries()) {
  say(`\n— ${suite.name}`);
  const file = join(reports, `${index}.json`);
  const code = run(
    process.execPath,
    [
      '--disable-warning=ExperimentalWarning',
      '--experimental-vm-modules',
      jest,
      ...suite.args,
      '--json',
      `--outputFile=${file}`,
    ],
    { stdio: ['inherit', 'ignore', 'inherit'], env: { SELAH_BROWSER: browser ?? '' } },
  );
  if (code !== 0) isGreen = false;
  const report = readReport(file);
  totals.passed += report.numPassedTests;
  // A suite that cannot even be loaded counts as one failed test: it would otherwise be invisible here.
  totals.failed += report.numFailedTests + report.numRuntimeErrorTestSuites;
  totals.skipped += report.numPendingTests;
  again.push(...triedAgain(report));
}
rmSync(reports, { recursive: true, force: true });

for (const name of again) say(`Passed at the second attempt: ${name}`);
say(
  `\n${totals.passed} passed, ${totals.failed} failed${totals.skipped > 0 ? `, ${totals.skipped} skipped` : ''}`,
);
if (!isGreen || totals.passed === 0) process.exit(1);

function triedAgain({ testResults }) {
  return testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status, invocations }) => status === 'passed' && invocations > 1)
    .map(({ fullName }) => fullName);
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return fail(`The test run ended without a report (${root}).`);
  }
}
