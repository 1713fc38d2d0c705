// npm run journeys -- <file or name> [--times 20] [--load 2]: runs journeys again and again while the processor is busy
// with something else, in another order each time, and says how often each failed. Without a name it runs all of them.
// A failed run leaves its traces in e2e/failures/repeated/<when they began>/run-<number>/.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { addRun, tallyLines } from './journey-tally.mjs';
import { projectRoot, runCommand, runNode, say } from './node-runtime.mjs';
import { prepare } from './prepare.mjs';

/** Keeps a processor busy until the process that started it is gone. */
const busyScript = `const parent = process.ppid;
  const spin = () => {
    const end = performance.now() + 50;
    while (performance.now() < end);
    if (process.ppid === parent) setImmediate(spin);
  };
  spin();`;

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { times: { type: 'string', default: '20' }, load: { type: 'string', default: '2' } },
  });
  const times = wholeNumber('times', values.times);
  const load = wholeNumber('load', values.load);
  await prepare({ build: true });
  const folder = mkdtempSync(join(tmpdir(), 'journeys-'));
  const began = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
  const failures = join(projectRoot, 'e2e/failures/repeated', began);
  const busy = Array.from({ length: load }, () => spawn(process.execPath, ['-e', busyScript]));
  /** @type {import('./journey-tally.mjs').Tally} */
  const tally = new Map();
  try {
    for (let run = 1; run <= times; run += 1) {
      const files = await runOnce(run, filtersOf(positionals), {
        report: join(folder, `${run}.json`),
        failures: join(failures, `run-${run}`),
      });
      if (files === undefined) return 1;
      addRun(tally, files);
      const failed = files.filter(({ status }) => status === 'failed').length;
      say(`run ${run} of ${times}: ${failed === 0 ? 'all passed' : `something failed in ${failed} files`}`);
    }
  } finally {
    for (const child of busy) child.kill();
    rmSync(folder, { recursive: true });
  }
  for (const line of tallyLines(tally)) say(line);
  return tally.size === 0 || [...tally.values()].some(({ failed }) => failed > 0) ? 1 : 0;
});

/**
 * @param {string} name
 * @param {string} text
 */
function wholeNumber(name, text) {
  if (!/^\d+$/.test(text)) throw new Error(`--${name}: expected a whole number`);
  return Number(text);
}

/**
 * The filters for Vitest: a word that is part of a file's path names that file, any other a journey.
 * @param {string[]} words
 */
function filtersOf(words) {
  const files = readdirSync(join(projectRoot, 'e2e'), { recursive: true })
    .map((path) => `e2e/${path}`)
    .filter((path) => path.endsWith('.test.ts'));
  return words.flatMap((word) => (files.some((path) => path.includes(word)) ? [word] : ['-t', word]));
}

/**
 * Runs the journeys once; the files of Vitest's report, or undefined if it was stopped.
 * @param {number} run also decides the order of the tests in their files
 * @param {string[]} filters
 * @param {{ report: string, failures: string }} places
 * @returns {Promise<import('./journey-tally.mjs').FileResult[] | undefined>}
 */
async function runOnce(run, filters, { report, failures }) {
  const order = ['--sequence.shuffle.tests', `--sequence.seed=${run}`];
  const reporter = ['--reporter=json', `--outputFile.json=${report}`];
  const env = { SHOTS: '0', FAILURES: failures };
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'e2e'];
  const code = await runNode([...vitest, ...order, ...reporter, ...filters], { env });
  if (code > 128 || !existsSync(report)) return undefined;
  /** @type {import('./journey-tally.mjs').FileResult[]} */
  const files = JSON.parse(readFileSync(report, 'utf8')).testResults;
  // what breaks outside of any journey, as a portal that does not start, is in no file of the report
  const isTold = code === 0 || files.some(({ status }) => status === 'failed');
  return isTold ? files : [...files, { name: 'what journeys share', status: 'failed', assertionResults: [] }];
}
