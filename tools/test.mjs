// npm test: everything the tests need, then all of them and, beside them, the check; `npm test -- <files>` runs those
// tests alone, and `npm test -- --changed [commit]` what a change touches: what is not committed, or came since a commit.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { changedFiles, importsOfModules, touchedTests } from './changed-tests.mjs';
import { runCommand, runNode, say } from './node-runtime.mjs';
import { prepare } from './prepare.mjs';

await runCommand(async () => {
  const given = process.argv.slice(2).filter((argument) => argument !== '--times');
  if (given.length < process.argv.length - 2) process.env.TEST_TIMES = '1';
  const [first, ...rest] = given;
  if (first === '--changed') return testChange(rest[0] ?? 'HEAD', rest.slice(1));
  const args = first === undefined ? [] : [first, ...rest];
  // a test alone builds nothing: journeys ask for the build themselves (e2e/fixtures/global-setup.ts)
  await prepare({ build: args.length === 0 });
  // pictures of screens and traces of failures, for those who run some journeys alone
  for (const name of ['SHOTS', 'TRACES']) process.env[name] ??= args.length === 0 ? '0' : '1';
  return args.length === 0 ? testAndCheck(args, []) : test(args);
});

/**
 * @param {string} base
 * @param {string[]} args for Vitest
 */
async function testChange(base, args) {
  await prepare({ build: false });
  const changed = changedFiles(base);
  if (changed.length === 0) {
    say(`Nothing differs from ${base}.`);
    say('0 passed, 0 failed, 0 skipped');
    return 0;
  }
  const { tests, leftOut, unfollowed } = touchedTests(changed, importsOfModules());
  const count = (/** @type {string} */ folder) => leftOut.filter((path) => path.startsWith(folder)).length;
  say(`${changed.length} files differ from ${base} and touch ${tests.length} test files.`);
  for (const path of unfollowed) say(`No import leads to ${path}: what tests it is not known.`);
  say(
    `Left out: ${count('server/')} test files of the server, ${count('web/')} of the browser, ${count('e2e/')} of journeys ` +
      `and ${count('contract/') + count('tools/')} others. npm test runs them all.`,
  );
  if (tests.length > 0) return testAndCheck([...tests, ...args], changed);
  const code = await runNode(['tools/check.mjs', ...changed]);
  say('0 passed, 0 failed, 0 skipped');
  return code;
}

/**
 * Runs the tests, and the check beside them, so that no core waits. The output of the check is printed once it has ended.
 * @param {string[]} args for Vitest
 * @param {string[]} checked the files to check; none = all
 */
async function testAndCheck(args, checked) {
  const checking = runNode(['tools/check.mjs', ...checked], { isOutputHeld: true });
  return test(args, checking);
}

/**
 * Runs Vitest and says at the very end how many tests passed, failed and were skipped.
 * @param {string[]} args
 * @param {Promise<number>} [checking] the exit code of the check
 */
async function test(args, checking = Promise.resolve(0)) {
  const folder = mkdtempSync(join(tmpdir(), 'test-report-'));
  const report = join(folder, 'report.json');
  const reporters = [
    '--reporter=default',
    '--reporter=json',
    '--reporter=./tools/test-times.mjs',
    `--outputFile.json=${report}`,
  ];
  try {
    const [code, checkCode] = await Promise.all([
      runNode(['node_modules/vitest/vitest.mjs', 'run', ...reporters, ...args]),
      checking,
    ]);
    if (checkCode !== 0) say('The check failed: see above.');
    const { passed, failed, skipped } = countsOf(report);
    // what breaks outside of any test is in no count
    say(`${passed} passed, ${failed === 0 && code !== 0 ? 1 : failed} failed, ${skipped} skipped`);
    return code || checkCode || (failed > 0 || passed === 0 ? 1 : 0);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Without a report Vitest did not come to its end.
 * @param {string} report
 */
function countsOf(report) {
  if (!existsSync(report)) return { passed: 0, failed: 1, skipped: 0 };
  const { numPassedTests, numFailedTests, numTotalTests, testResults } = JSON.parse(
    readFileSync(report, 'utf8'),
  );
  // a file that could not be loaded, or not be cleared up, has no test that failed
  const brokenFiles = testResults.filter(
    (/** @type {import('./journey-tally.mjs').FileResult} */ { status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  return {
    passed: numPassedTests,
    failed: numFailedTests + brokenFiles.length,
    skipped: numTotalTests - numPassedTests - numFailedTests,
  };
}
