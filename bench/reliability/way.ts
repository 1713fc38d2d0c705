import { type Deed, type Occasion, type Outcome, tryOnce } from '../../server/testing/reliability/trial.ts';
import type { Setting } from './setting.ts';

/** What became of one kind of deed in one way of losing it. */
export interface Line {
  deed: string;
  outcomes: Outcome[];
}

/** A way of losing something. */
export interface Way {
  /** What is tried, in one sentence. */
  tried: string;
  /** No line = it cannot be tried on this machine. */
  try(setting: Setting): Promise<Line[]>;
}

/** A line for each deed, with nothing tried yet. */
export const linesOf = (deeds: readonly Deed[]): Line[] =>
  deeds.map(({ name }) => ({ deed: name, outcomes: [] }));

const waitsTried = Number(process.env['BENCH_WAITS'] ?? Number.POSITIVE_INFINITY);

/** The places at which a save of so many steps is struck: each, or the last of them, where it is decided. */
export const stepsTried = (steps: number): number[] =>
  Array.from({ length: steps }, (_, n) => n + 1).slice(-waitsTried);

/** Saves at the whole portal, which has to succeed: else what is tried afterwards says nothing. */
export async function saveWhole(occasion: Occasion, setting: Setting, name: string): Promise<void> {
  const { port } = setting.node();
  const { fault } = await tryOnce(occasion, { broken: port, whole: () => setting.node().port });
  if (fault !== '') throw new Error(`${name} fails without any trouble: ${fault}`);
}
