// A reporter of Vitest: where the time of the tests goes. It names the tests that take longer than CONTRIBUTING.md allows,
// and why tests were skipped; with TEST_TIMES=1, which `npm test -- --times` sets, it prints everything that it measured.
import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';

/**
 * Seconds that a test of a level may take when it runs alone. A busy machine takes longer.
 * @type {Record<string, number>}
 */
export const budgetSeconds = { rules: 1, web: 2, server: 10, e2e: 20 };
const longest = 20;
const machineFile = '/proc/stat';
const ticksPerSecond = 100;

/**
 * @typedef {{ level: string, file: string, tests: number, inTests: number, inHooks: number, inImports: number }} FileTimes
 * milliseconds
 * @typedef {{ level: string, name: string, file: string, took: number }} TestTime milliseconds
 * @typedef {{ user: number, kernel: number, idle: number, processes: number }} MachineTimes seconds since the machine
 *   started, summed over its cores, and the number of processes that began
 */

/**
 * The work of the whole machine, from the text of Linux's /proc/stat.
 * @param {string} stat
 * @returns {MachineTimes}
 */
export function machineTimes(stat) {
  const numbers = /^cpu +(.*)$/m.exec(stat)?.[1]?.split(' ') ?? [];
  const [user = 0, nice = 0, system = 0, idle = 0, ioWait = 0, interrupts = 0, softInterrupts = 0] =
    numbers.map((ticks) => Number(ticks) / ticksPerSecond);
  return {
    user: user + nice,
    kernel: system + interrupts + softInterrupts,
    idle: idle + ioWait,
    processes: Number(/^processes (\d+)$/m.exec(stat)?.[1] ?? 0),
  };
}

/** The machine's times; undefined on a system without the file. */
const readMachine = () =>
  existsSync(machineFile) ? machineTimes(readFileSync(machineFile, 'utf8')) : undefined;

const seconds = (/** @type {number} */ milliseconds) => (milliseconds / 1000).toFixed(1).padStart(8);
const wholeOf = (/** @type {FileTimes} */ file) => file.inTests + file.inHooks + file.inImports;

/**
 * The tests beyond the budget of their level, the dearest first; no line if there is none.
 * @param {readonly TestTime[]} tests
 */
export function budgetLines(tests) {
  const costly = tests
    .filter(({ level, took }) => took > 1000 * (budgetSeconds[level] ?? Number.POSITIVE_INFINITY))
    .toSorted((one, other) => other.took - one.took);
  if (costly.length === 0) return [];
  return [
    `${costly.length} tests took longer than the budget in CONTRIBUTING.md (a busy machine takes longer):`,
    ...costly.slice(0, longest).map(({ took, file, name }) => `${seconds(took)} s  ${file} > ${name}`),
  ];
}

/**
 * The reasons of skipped tests, each once: the note of `skip(note)`, or the end of a title, ', skipped: <reason>'.
 * @param {readonly { file: string, name: string, note?: string | undefined }[]} skipped
 */
export function skippedLines(skipped) {
  const reasonOf = (/** @type {typeof skipped[number]} */ { name, note }) =>
    note ?? /skipped: ([^>]+?)(?: >|$)/.exec(name)?.[1] ?? 'no reason given, or left out by -t';
  const groups = [...Map.groupBy(skipped, (test) => `${reasonOf(test)} (${test.file})`)];
  return groups.map(([reason, tests]) => `${tests.length} skipped: ${reason}`);
}

/**
 * The seconds of each level, then the dearest files and tests.
 * @param {readonly FileTimes[]} files
 * @param {readonly TestTime[]} tests
 */
export function timesLines(files, tests) {
  const levels = [...Map.groupBy(files, ({ level }) => level)].map(([level, own]) => {
    const sum = (/** @type {'tests' | 'inTests' | 'inHooks' | 'inImports'} */ what) =>
      own.reduce((total, file) => total + file[what], 0);
    const times = `${seconds(sum('inTests'))}${seconds(sum('inHooks'))}${seconds(sum('inImports'))}`;
    return `${times}  ${level}: ${own.length} files, ${sum('tests')} tests`;
  });
  return [
    'Seconds of each level, summed over its files: in tests, in hooks, in imports',
    ...levels,
    `The ${longest} dearest files:`,
    ...files
      .toSorted((one, other) => wholeOf(other) - wholeOf(one))
      .slice(0, longest)
      .map(
        (file) =>
          `${seconds(wholeOf(file))} s  ${file.file} (${file.tests} tests; hooks ${seconds(file.inHooks).trim()})`,
      ),
    `The ${longest} dearest tests:`,
    ...tests
      .toSorted((one, other) => other.took - one.took)
      .slice(0, longest)
      .map(({ took, file, name }) => `${seconds(took)} s  ${file} > ${name}`),
  ];
}

/**
 * @param {MachineTimes} before
 * @param {MachineTimes} after
 * @param {number} wallSeconds
 */
export function machineLine(before, after, wallSeconds) {
  const between = (/** @type {keyof MachineTimes} */ what) => (after[what] - before[what]).toFixed(0);
  return (
    `The whole machine, ${wallSeconds.toFixed(0)} s: ${between('user')} s of programs, ${between('kernel')} s of the ` +
    `kernel, ${between('idle')} s of waiting; ${between('processes')} processes begun.`
  );
}

/** The reporter, as Vitest calls it. */
export default class TestTimes {
  /** @type {FileTimes[]} */
  #files = [];
  /** @type {TestTime[]} */
  #tests = [];
  /** @type {{ file: string, name: string, note: string | undefined }[]} */
  #skipped = [];
  #began = performance.now();
  #machine = readMachine();

  /** @param {import('vitest/node').TestModule} module */
  onTestModuleEnd(module) {
    const level = module.project.name;
    const file = relative(process.cwd(), module.moduleId);
    const tests = [...module.children.allTests()];
    let inTests = 0;
    for (const test of tests) {
      const took = test.diagnostic()?.duration ?? 0;
      const result = test.result();
      inTests += took;
      this.#tests.push({ level, file, name: test.fullName, took });
      if (result.state === 'skipped') this.#skipped.push({ file, name: test.fullName, note: result.note });
    }
    const times = module.diagnostic();
    this.#files.push({
      level,
      file,
      tests: tests.length,
      inTests,
      inHooks: Math.max(0, times.duration - inTests),
      inImports:
        times.setupDuration + times.prepareDuration + times.collectDuration + times.environmentSetupDuration,
    });
  }

  onTestRunEnd() {
    const lines = [...skippedLines(this.#skipped), ...budgetLines(this.#tests)];
    if (process.env['TEST_TIMES'] === '1') {
      lines.unshift('', ...timesLines(this.#files, this.#tests));
      const now = readMachine();
      if (now !== undefined && this.#machine !== undefined)
        lines.push(machineLine(this.#machine, now, (performance.now() - this.#began) / 1000));
    }
    if (lines.length > 0) process.stdout.write(`${lines.join('\n')}\n`);
  }
}
