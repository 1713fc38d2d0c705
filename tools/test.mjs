// npm test: everything the tests need, then all of them; `npm test -- <files>` runs those alone.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot, runCommand, runNode, say } from './node-runtime.mjs';
import { prepare } from './prepare.mjs';

await runCommand(async () => {
  const args = process.argv.slice(2);
  await prepare({ build: true });
  if (args.length === 0 && existsSync(join(projectRoot, 'tools/check.mjs'))) {
    const code = await runNode(['tools/check.mjs']);
    if (code !== 0) return code;
  }
  const folder = mkdtempSync(join(tmpdir(), 'test-report-'));
  try {
    const report = join(folder, 'report.json');
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    process.env.SHOTS ??= args.length === 0 ? '0' : '1'; // pictures of screens, for those who run some journeys alone
    const code = await runNode(['node_modules/vitest/vitest.mjs', 'run', ...reporters, ...args]);
    const { passed, failed, skipped } = countResults(report);
    say(`${passed} passed, ${failed} failed, ${skipped} skipped`);
    return code === 0 && (failed > 0 || passed === 0) ? 1 : code;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

/**
 * @typedef {{ status: string, assertionResults: { status: string }[] }} FileResult
 * @param {string} report the JSON that Vitest wrote; absent if it did not get that far
 */
function countResults(report) {
  /** @type {FileResult[]} */
  const files = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')).testResults : [];
  const results = files.flatMap((file) => file.assertionResults.map((test) => test.status));
  const passed = results.filter((status) => status === 'passed').length;
  const failedTests = results.filter((status) => status === 'failed').length;
  // A file that could not be loaded has no tests to fail, and still is a failure.
  const failedFiles = files.filter(
    (file) => file.status === 'failed' && file.assertionResults.every((test) => test.status !== 'failed'),
  ).length;
  return { passed, failed: failedTests + failedFiles, skipped: results.length - passed - failedTests };
}
