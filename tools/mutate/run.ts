import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { guardsOf, importersOf } from './guards.ts';
import { type Mutant, mutantsOf } from './mutants.ts';
import { type Outcome, openRunner } from './runner.ts';

/**
 * npm run mutate -- [paths] [--every n] [--from n] [--nearest] [--calls]: puts one small fault after the other into rules
 * and queries and runs the tests that guard them, with --nearest only those of the file's own name; with --calls it leaves
 * out one call after the other in what the server does besides. A fault that no test notices is printed: it is a gap in the
 * tests, or changes nothing that matters.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    every: { type: 'string', default: '1' },
    from: { type: 'string', default: '0' },
    nearest: { type: 'boolean', default: false },
    calls: { type: 'boolean', default: false },
  },
});
const print = (line: string) => process.stdout.write(`${line}\n`);

const files = execFileSync('git', ['ls-files', 'contract', 'server', 'web'], { encoding: 'utf8' })
  .split('\n')
  .filter((path) => /\.tsx?$/.test(path));
const isAsked = (path: string) => positionals.length === 0 || positionals.some((each) => path.includes(each));
const isRuleOrQuery = (path: string) => /\.(?:rules|queries)\.tsx?$/.test(path);
const isOtherCode = (path: string) =>
  path.startsWith('server/features/') && !isRuleOrQuery(path) && !path.endsWith('.test.ts');
const targets = files.filter(values.calls ? isOtherCode : isRuleOrQuery).filter(isAsked);
const importers = await importersOf(files);

const [every, from] = [Number(values.every), Number(values.from)];
print(`${targets.length} files, every ${every}. mutant from the ${from}. on`);
const runner = await openRunner();
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void runner.close().finally(() => process.exit(1)));
const total = { killed: 0, survived: 0, 'not loaded': 0 };
let counted = 0;
for (const path of targets) await tryFile(path);
await runner.close();
print(`\n${scoreOf(total)}`);

async function tryFile(path: string): Promise<void> {
  const source = await readFile(path, 'utf8');
  const sample = mutantsOf(source, path).filter(() => {
    counted += 1;
    return (counted - 1 - from) % every === 0;
  });
  if (sample.length === 0) return;
  const groups: string[][] = [];
  for (const tests of guardsOf(path, importers, files).slice(0, values.nearest ? 1 : undefined))
    if ((await runner.run(tests)) === 'survived') groups.push(tests);
    else print(`${path}: these fail without any fault: ${tests.join(', ')}`);
  if (groups.length === 0) {
    print(`${path}: no test guards it`);
    total['not loaded'] += sample.length;
    return;
  }
  const here = { killed: 0, survived: 0, 'not loaded': 0 };
  for (const mutant of sample) {
    const outcome = await outcomeOf({ ...mutant, path }, groups);
    here[outcome] += 1;
    total[outcome] += 1;
    if (outcome !== 'killed') print(`  ${outcome} ${described(path, source, mutant)}`);
  }
  print(`${path}: ${scoreOf(here)}`);
}

async function outcomeOf(mutant: Mutant & { path: string }, groups: string[][]): Promise<Outcome> {
  let isLoaded = false;
  for (const tests of groups) {
    const outcome = await runner.run(tests, mutant);
    if (outcome === 'killed') return outcome;
    isLoaded ||= outcome === 'survived';
  }
  return isLoaded ? 'survived' : 'not loaded';
}

function described(path: string, source: string, { start, end, text }: Mutant): string {
  const line = source.slice(0, start).split('\n').length;
  const short = (code: string) => code.replace(/\s+/g, ' ').slice(-70);
  return `${path}:${line}  ${short(source.slice(start, end))}  →  ${short(text) || '(nothing)'}`;
}

function scoreOf({ killed, survived, 'not loaded': without }: typeof total): string {
  const percent = Math.round((100 * killed) / Math.max(1, killed + survived));
  return `${percent} % noticed (${killed} killed, ${survived} survived, ${without} without a test)`;
}
