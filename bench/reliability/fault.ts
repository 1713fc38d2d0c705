import {
  type Outcome,
  type PreparedSave,
  runSave,
  type Save,
} from '../../server/testing/reliability/check-save.ts';
import type { Testbed } from './testbed.ts';

/** The outcomes of one kind of save under one fault. */
export interface Row {
  save: string;
  outcomes: Outcome[];
}

/** Returns no row if this machine does not allow the fault. */
export type Inject = (testbed: Testbed) => Promise<Row[]>;

export interface Fault {
  /** One sentence, the first cell of its row in docs/reliability.md. */
  description: string;
  inject: Inject;
}

export const emptyRows = (saves: readonly Save[]): Row[] =>
  saves.map(({ name }) => ({ save: name, outcomes: [] }));

/** The seed of everything random, which a run prints; BENCH_SEED repeats one. */
export const seed = Number(process.env['BENCH_SEED'] ?? Date.now() % 2 ** 31);

/** Numbers from 0 to 1 (mulberry32), independent for each fault. */
export function openRandom(): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The times that two nodes, and two tabs, are asked at once for each kind of save. */
export const rounds = Number(process.env['BENCH_ROUNDS'] ?? 10);

/** So many that a whole run stays under twenty minutes; BENCH_WAITS=99 tries each. */
const waitsTried = Number(process.env['BENCH_WAITS'] ?? 6);

/** The steps of a save at which the fault is injected: the last, decisive ones. */
export const stepsTried = (steps: number): number[] =>
  Array.from({ length: steps }, (_, n) => n + 1).slice(-waitsTried);

/** Saves without a fault, which must succeed: otherwise the outcomes with one mean nothing. */
export async function saveUnharmed(prepared: PreparedSave, testbed: Testbed, name: string): Promise<void> {
  const { port } = testbed.node();
  const { problem } = await runSave(prepared, { faulty: port, healthy: () => testbed.node().port });
  if (problem !== '') throw new Error(`${name} fails without a fault: ${problem}`);
}
