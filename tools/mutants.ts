/**
 * node tools/run.mjs tools/mutants.ts --seed 47 --count 100 --results <file>: do tests notice? Draws mutants of
 * the whole source by the seed (`mutants/draw.ts`), applies one at a time, and runs what is cheapest first until
 * something fails. It changes sources: run it in a clone of its own. A file of results is continued: to run
 * a mutant again, on another commit too, take its outcome out.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { importsOfModules, touchedTests } from './changed-tests.mjs';
import { projectPaths } from './check/source-files.ts';
import { applyMutant, drawMutants, type Mutant, mutantsOf } from './mutants/draw.ts';

/** The way a mutant was noticed, or that it was not: by none of so many test files. */
interface Outcome {
  by: 'types' | 'check' | 'rules' | 'server' | 'web' | 'nothing' | 'gone';
  test?: string;
  ran?: number;
}
type Judged = Mutant & { outcome?: Outcome };

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '47' },
    count: { type: 'string', default: '100' },
    results: { type: 'string', default: 'mutants.json' },
    /** Kinds to run now, separated by commas; without it all. */
    kinds: { type: 'string' },
    /** Test files beyond these are not run: the nearest notice first. */
    nearest: { type: 'string', default: '24' },
  },
});
const node = 'node_modules/.bin/node';
const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' });
if (git('status', '--porcelain', '--untracked-files=no') !== '')
  throw new Error('Sources differ from the commit: run this in a clone of its own.');

const imports = importsOfModules();
const judged: Judged[] = existsSync(values.results)
  ? JSON.parse(readFileSync(values.results, 'utf8'))
  : drawMutants(
      projectPaths().flatMap((path) =>
        /\.tsx?$/.test(path) ? mutantsOf(path, readFileSync(path, 'utf8')) : [],
      ),
      Number(values.seed),
      Number(values.count),
    );
say(`Seed ${values.seed}, commit ${git('rev-parse', '--short', 'HEAD').trim()}, ${judged.length} mutants.`);
for (const [index, mutant] of judged.entries()) {
  const isAsked = values.kinds?.split(',').includes(mutant.kind) ?? true;
  if (mutant.outcome !== undefined || !isAsked) continue;
  const begun = performance.now();
  mutant.outcome = judge(mutant);
  writeFileSync(values.results, JSON.stringify(judged, null, 1));
  const { by, test = '' } = mutant.outcome;
  const seconds = ((performance.now() - begun) / 1000).toFixed(0);
  say(`${index + 1}. ${mutant.path}:${mutant.line} ${mutant.change}: ${by} ${test} (${seconds} s)`);
}

function judge(mutant: Mutant): Outcome {
  const text = readFileSync(mutant.path, 'utf8');
  const changed = applyMutant(text, mutant);
  if (changed === undefined) return { by: 'gone' };
  try {
    writeFileSync(mutant.path, changed);
    return noticed(mutant.path);
  } finally {
    writeFileSync(mutant.path, text);
  }
}

/**
 * Runs what is cheap first: types, lint, tables, the tests beside the file, those that its change touches, the rest of
 * the check.
 */
function noticed(path: string): Outcome {
  for (const project of path.startsWith('contract/')
    ? ['server', 'web']
    : [dirname(path).split('/')[0] ?? ''])
    if (!isTyped(project)) return { by: 'types', test: project };
  if (!isGood(node, 'tools/check/lint.ts', path)) return { by: 'check', test: 'lint and format' };
  if (path.startsWith('contract/') && !isGood(node, 'tools/check/specification-tables.ts', '--check'))
    return { by: 'check', test: 'tables of the specification' };
  const tests = nearestTests(path).slice(0, Number(values.nearest));
  const needDatabase = tests.filter((test) => levelOf(test) === 'server');
  const others = tests.filter((test) => levelOf(test) !== 'server');
  for (const group of [others, needDatabase.slice(0, 4), needDatabase.slice(4)]) {
    const failed = group.length === 0 ? undefined : firstFailure(group);
    if (failed !== undefined) return failed;
  }
  if (!isGood(node, 'tools/check.mjs', path)) return { by: 'check', test: 'the rest of it' };
  return { by: 'nothing', ran: tests.length };
}

function isTyped(project: string): boolean {
  const kept = `node_modules/.cache/tsc/${project}.tsbuildinfo`;
  const args = ['-p', project, '--checkers', '1', '--incremental', '--tsBuildInfoFile', kept];
  return isGood('node_modules/.bin/tsc', ...args);
}

function isGood(program: string, ...args: string[]): boolean {
  return spawnSync(program, args, { stdio: 'ignore' }).status === 0;
}

/** The tests that a change of the file touches: those of its name, of its folder, then by the imports between. */
function nearestTests(path: string): string[] {
  const name = path.replace(/\.tsx?$/, '.');
  const distances = new Map([[path, 0]]);
  for (const [reached, distance] of distances)
    for (const [importer, targets] of imports)
      if (targets.includes(reached) && !distances.has(importer)) distances.set(importer, distance + 1);
  const distanceOf = (test: string) => {
    if (test.startsWith(name)) return 0;
    return (distances.get(test) ?? 20) - (dirname(test) === dirname(path) ? 5 : 0);
  };
  return touchedTests([path], imports).tests.toSorted((one, other) => distanceOf(one) - distanceOf(other));
}

function levelOf(test: string): 'web' | 'server' | 'rules' {
  if (test.startsWith('web/')) return 'web';
  return /^server\/(?!.*\.rules\.test)/.test(test) ? 'server' : 'rules';
}

interface TestReport {
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { status: string; fullName: string }[];
  }[];
}

/** Runs tests up to the first that fails; undefined if all pass. */
function firstFailure(files: string[]): Outcome | undefined {
  const report = join(tmpdir(), `mutants-${process.pid}.json`);
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--bail', '1', '--maxWorkers', '1'];
  const run = spawnSync(node, [...vitest, '--reporter=json', `--outputFile=${report}`, ...files], {
    stdio: 'ignore',
    timeout: 900_000, // one that never ends is noticed too
    killSignal: 'SIGTERM',
  });
  if (run.status === 0) return undefined;
  if (!existsSync(report)) return { by: levelOf(files[0] ?? ''), test: 'it does not end' };
  const { testResults }: TestReport = JSON.parse(readFileSync(report, 'utf8'));
  rmSync(report);
  const hasFailed = ({ status }: { status: string }) => status === 'failed';
  // those that are stopped after the first failure are no passes either
  const file =
    testResults.find(({ assertionResults }) => assertionResults.some(hasFailed)) ??
    testResults.find(({ status, message }) => status === 'failed' && message !== '');
  const path = file?.name.slice(process.cwd().length + 1) ?? '';
  const failed = file?.assertionResults.find(hasFailed);
  return { by: levelOf(path), test: `${path} > ${failed?.fullName ?? file?.message.split('\n')[0]}` };
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
