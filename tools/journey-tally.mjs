// Counts how often each journey failed in several runs.

/**
 * @typedef {{ name: string, status: string, assertionResults: { fullName: string, status: string }[] }} FileResult
 * @typedef {Map<string, { runs: number, failed: number }>} Tally by the file and the name of a journey
 */

/**
 * Adds one run, as Vitest reports it in JSON. A file that could not be loaded counts as a journey that failed.
 * @param {Tally} tally
 * @param {FileResult[]} files
 */
export function addRun(tally, files) {
  for (const { name, status, assertionResults } of files) {
    const file = name.slice(name.lastIndexOf('/') + 1).replace(/\.test\.ts$/, '');
    const ran = assertionResults.filter((test) => test.status === 'passed' || test.status === 'failed');
    for (const test of ran) count(tally, `${file}: ${test.fullName}`, test.status === 'failed');
    const isTold = ran.some((test) => test.status === 'failed');
    if (status === 'failed' && !isTold) count(tally, `${file}: the file itself`, true);
  }
}

/**
 * @param {Tally} tally
 * @param {string} journey
 * @param {boolean} isFailed
 */
function count(tally, journey, isFailed) {
  const known = tally.get(journey) ?? { runs: 0, failed: 0 };
  tally.set(journey, { runs: known.runs + 1, failed: known.failed + (isFailed ? 1 : 0) });
}

/**
 * One line for each journey, those that failed most often first.
 * @param {Tally} tally
 */
export function tallyLines(tally) {
  return [...tally]
    .sort(([, left], [, right]) => right.failed - left.failed)
    .map(([journey, { runs, failed }]) => `${runs - failed} of ${runs}  ${journey}`);
}
