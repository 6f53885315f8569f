// What the JSON reports of Jest say, in the words that `npm test` ends with.

/** A suite that cannot even be loaded counts as one failed test: it would otherwise be invisible in the sum. */
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

/** How many tests were skipped for which reason: suites write it into their titles, as `(skipped: no browser found)`. */
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
