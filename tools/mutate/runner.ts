import { channel } from 'node:diagnostics_channel';
import { resolve } from 'node:path';
import type { Worker } from 'node:worker_threads';
import type { Plugin, UserConfig } from 'vite';
import type { UserWorkspaceConfig } from 'vitest/config';
import { createVitest } from 'vitest/node';
import vitestConfig from '../../vitest.config.ts';
import type { Mutant } from './mutants.ts';

export type Outcome = 'killed' | 'survived' | 'not loaded';

interface Mutated extends Mutant {
  path: string;
}

export interface Runner {
  /** Runs the tests with the mutant in the place of its file; without one, as everything is. */
  run(tests: readonly string[], mutant?: Mutated): Promise<Outcome>;
  close(): Promise<void>;
}

/** A fault may make a loop that never ends: tests that take so much longer than without it have noticed. */
const timesLonger = 6;
const leastMilliseconds = 20_000;
/** What a fault was put into is kept nowhere: later runs would read it. */
const inMemory = { fsModuleCache: false };
/** Threads, as they can be ended in mid-loop; they take no settings of V8. No test is failed by a busy machine alone. */
const patient = { pool: 'threads' as const, execArgv: [], testTimeout: 300_000, hookTimeout: 300_000 };

/** Tests over sources that are changed in memory alone: whatever stops this leaves the files as they were. */
export async function openRunner(): Promise<Runner> {
  const stopWorkers = watchWorkers();
  /** Milliseconds that tests take as everything is. */
  const usual = new Map<readonly string[], number>();
  let mutant: Mutated | undefined;
  let isLoaded = false;
  let running: Promise<unknown> = Promise.resolve();
  const plugin: Plugin = {
    name: 'mutant',
    enforce: 'pre',
    transform(code, id) {
      if (mutant === undefined || id.split('?')[0] !== resolve(mutant.path)) return undefined;
      isLoaded = true;
      return { code: code.slice(0, mutant.start) + mutant.text + code.slice(mutant.end), map: null };
    },
  };
  const projects = (vitestConfig.test?.projects ?? [])
    .filter((project): project is UserWorkspaceConfig => typeof project === 'object' && 'test' in project)
    .filter(({ test }) => test?.name !== 'e2e')
    .map(({ plugins = [], test, ...project }) => ({
      ...project,
      plugins: [...plugins, plugin],
      test: { ...test, ...inMemory, ...patient },
    }));
  const vitest = await createVitest(
    { config: false, watch: false, bail: 1, maxWorkers: 1, reporters: [{}], ...inMemory, ...patient },
    { test: { projects } as NonNullable<UserConfig['test']> },
  );

  return {
    async run(tests, asked) {
      mutant = asked;
      isLoaded = asked === undefined;
      if (asked !== undefined) vitest.invalidateFile(resolve(asked.path));
      const specifications = await vitest.globTestSpecifications(tests.map((test) => resolve(test)));
      vitest.state.filesMap.clear(); // of earlier runs: what failed there would end this one before it began
      const startedAt = performance.now();
      const limit = Math.max(leastMilliseconds, timesLonger * (usual.get(tests) ?? Number.POSITIVE_INFINITY));
      const timer = limit < Number.POSITIVE_INFINITY ? setTimeout(stopWorkers, limit) : undefined;
      const run = vitest.runTestSpecifications(specifications).finally(() => clearTimeout(timer));
      running = run;
      const result = await run;
      if (asked === undefined) usual.set(tests, performance.now() - startedAt);
      else vitest.invalidateFile(resolve(asked.path));
      const isGreen =
        result.unhandledErrors.length === 0 && result.testModules.every((module) => module.ok());
      if (!isGreen) return 'killed';
      return isLoaded ? 'survived' : 'not loaded';
    },
    async close() {
      stopWorkers();
      await Promise.allSettled([running]); // else the database of the tests would be left behind
      await vitest.close();
    },
  };
}

/** Ends whatever workers run now; Vitest itself would wait for one that loops. */
function watchWorkers(): () => void {
  const running = new Set<Worker>();
  channel('worker_threads').subscribe((message) => {
    const { worker } = message as { worker: Worker };
    running.add(worker);
    worker.once('exit', () => running.delete(worker));
  });
  return () => {
    for (const worker of running) void worker.terminate();
  };
}
