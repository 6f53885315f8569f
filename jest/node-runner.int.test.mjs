import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';

const JEST = fileURLToPath(new URL('../node_modules/jest/bin/jest.js', import.meta.url));
const CONFIG = JSON.stringify({
  rootDir: fileURLToPath(new URL('fixtures', import.meta.url)),
  testRunner: fileURLToPath(new URL('node-runner.mjs', import.meta.url)),
  testMatch: ['**/*.fixture.mjs'],
  transform: {},
});

/** Runs the files of this name, one after the other in one process; returns Jest's report. */
async function reportOf(name) {
  const args = ['--experimental-vm-modules', JEST, '--config', CONFIG, '--runInBand', '--json', name];
  const output = await new Promise((resolve) => {
    // A run with failures ends with 1.
    execFile(process.execPath, args, { maxBuffer: 16 * 1024 * 1024 }, (_error, stdout) => resolve(stdout));
  });
  return JSON.parse(output);
}

/** Each test with its ending, in order. */
function endings({ testResults }) {
  return testResults.flatMap(({ assertionResults }) =>
    assertionResults.map(({ fullName, status }) => `${fullName}: ${status}`),
  );
}

describe('the runner in Node itself', () => {
  it('reports every ending of a test', async () => {
    const report = await reportOf('all-endings');
    expect(endings(report)).toEqual([
      'a test passes: passed',
      'a test with a wrong value fails: failed',
      'a test that throws later fails: failed',
      'a test that never ends fails: failed',
      'a test is skipped: pending',
      'a test runs for each of its values: 1: passed',
      'a test runs for each of its values: 2: passed',
      'a second attempt passes: passed',
      'a hook that throws fails the file: passed',
    ]);
    const messages = JSON.stringify(report.testResults);
    for (const reason of ['toBe', 'thrown in a timer', 'Exceeded timeout', 'thrown at the end'])
      expect(messages).toContain(reason);
    expect(report.success).toBe(false);
  });

  it('reports a file that cannot be loaded', async () => {
    const report = await reportOf('missing-module');
    expect(report).toMatchObject({ success: false, numRuntimeErrorTestSuites: 1 });
    expect(report.testResults[0].message).toContain('is-not-there.mjs');
  });

  it('puts back what a file changed, before the next one of the same process', async () => {
    const report = await reportOf('leaves-changes');
    expect(endings(report)).toHaveLength(4);
    expect(report.success).toBe(true);
  });

  it('gives each page its own modules, document, storage, address and timers', async () => {
    const report = await reportOf('pages-');
    expect(endings(report).toSorted()).toEqual([
      'has no page: passed',
      'is alone on the first page: passed',
      'is alone on the second page: passed',
    ]);
    expect(report.success).toBe(true);
  });
});
