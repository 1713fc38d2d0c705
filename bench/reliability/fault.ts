import { openSemaphore } from '../../server/platform/process/semaphore.ts';
import {
  type Outcome,
  type PreparedSave,
  retryAndCheck,
  type Save,
} from '../../server/testing/reliability/check-save.ts';
import { type HttpResponse, send } from '../../server/testing/reliability/http.ts';
import type { Message } from '../../server/testing/reliability/message-proxy.ts';
import type { PortalNode, Testbed } from './testbed.ts';

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

interface Sent {
  testbed: Testbed;
  rows: readonly Row[];
  /** In the order of the rows, as their first responses are. */
  preparedSaves: readonly PreparedSave[];
  responses: readonly HttpResponse[];
}

/** Repeats all that was not answered at once, as people do after a fault, and adds the outcomes to the rows. */
export async function retryAll({ testbed, rows, preparedSaves, responses }: Sent): Promise<void> {
  const retry = async (first: HttpResponse, place: number) => {
    const [row, prepared] = [rows[place], preparedSaves[place]];
    if (row === undefined || prepared === undefined) throw new Error('an answer to nothing that was sent');
    row.outcomes.push(await retryAndCheck(prepared, first, () => testbed.node().port));
  };
  await Promise.all(responses.map(retry));
}

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
const waitsTried = Number(process.env['BENCH_WAITS'] ?? 5);

/** The steps of a save at which the fault is injected: the last, decisive ones. */
export const stepsTried = (steps: number): number[] =>
  Array.from({ length: steps }, (_, n) => n + 1).slice(-waitsTried);

/** A save, and the node at which it finds its fault; `node` may be replaced by another. */
export interface Lane {
  save: Save;
  node: PortalNode;
}

/** As many nodes as two processors start beside one another. */
const lanesAtOnce = 3;

/** The rows of all saves, some at once, each at a node of its own beside that under test, which stays whole. */
export async function inLanes(
  testbed: Testbed,
  outcomesOf: (lane: Lane) => Promise<Outcome[]>,
): Promise<Row[]> {
  const inTurn = openSemaphore(lanesAtOnce);
  const rowOf = async (save: Save): Promise<Row> => {
    const lane = { save, node: await testbed.start({ isBeside: true }) };
    const outcomes = await outcomesOf(lane);
    await testbed.stop(lane.node);
    return { save: save.name, outcomes };
  };
  return Promise.all((await testbed.saves()).map((save) => inTurn(() => rowOf(save))));
}

/** How often something happens in a save that finds no fault: that has to succeed, else outcomes with one mean nothing. */
export async function countSteps(
  { save, node }: Lane,
  matches: (message: Message) => boolean,
): Promise<number> {
  const prepared = await save.prepare();
  const count = node.proxy.intercept({ matches, at: Number.POSITIVE_INFINITY, act: () => undefined });
  const first = await send(node.port, prepared.request);
  const steps = count();
  const { problem, isAcknowledged } = await retryAndCheck(prepared, first, () => node.port);
  if (problem !== '' || !isAcknowledged) throw new Error(`${save.name} fails without a fault: ${problem}`);
  return steps;
}
