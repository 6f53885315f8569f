// Summaries of Jest's JSON reports for the output of `npm test`.

/** A suite that cannot be loaded counts as one failed test; otherwise it would be missing in the sum. */
export function sumOf(reports) {
  const sum = (count) => reports.reduce((total, report) => total + count(report), 0);
  return {
    passed: sum((report) => report.numPassedTests),
    failed: sum((report) => report.numFailedTests + report.numRuntimeErrorTestSuites),
  };
}

/** Names of the tests that passed only at their second attempt. */
export function triedAgain(report) {
  return testsOf(report)
    .filter(({ status, invocations }) => status === 'passed' && invocations > 1)
    .map(({ fullName }) => fullName);
}

/** The number of skipped tests per reason: titles of suites contain it, as `(skipped: no browser found)`. */
export function skippedBecause(reports) {
  const counts = new Map();
  for (const { status, fullName } of reports.flatMap(testsOf)) {
    if (status !== 'pending') continue;
    const reason = /\(skipped: ([^)]*)\)/.exec(fullName)?.[1] ?? `no reason is given by "${fullName}"`;
    counts.set(reason, (counts.get(reason) ?? 0) + 1);
  }
  return [...counts];
}

function testsOf({ testResults }) {
  return testResults.flatMap(({ assertionResults }) => assertionResults);
}
