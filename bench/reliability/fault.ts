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

const waitsTried = Number(process.env['BENCH_WAITS'] ?? Number.POSITIVE_INFINITY);

/** The steps of a save at which the fault is injected: each, or the last ones, where it is decided. */
export const stepsTried = (steps: number): number[] =>
  Array.from({ length: steps }, (_, n) => n + 1).slice(-waitsTried);

/** Saves without a fault, which has to succeed: else the outcomes with one mean nothing. */
export async function saveUnharmed(prepared: PreparedSave, testbed: Testbed, name: string): Promise<void> {
  const { port } = testbed.node();
  const { problem } = await runSave(prepared, { faulty: port, healthy: () => testbed.node().port });
  if (problem !== '') throw new Error(`${name} fails without a fault: ${problem}`);
}
