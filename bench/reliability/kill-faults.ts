import { setTimeout as delay } from 'node:timers/promises';
import { sql } from '../../server/platform/database/database.ts';
import { type Outcome, retryAndCheck, type Save } from '../../server/testing/reliability/check-save.ts';
import { send } from '../../server/testing/reliability/http.ts';
import type { Message } from '../../server/testing/reliability/message-proxy.ts';
import {
  countSteps,
  emptyRows,
  type Fault,
  type Inject,
  inLanes,
  type Lane,
  openRandom,
  retryAll,
  stepsTried,
} from './fault.ts';
import { restartPortal, type Testbed } from './testbed.ts';

/**
 * The response to a statement, at which a portal is killed: PostgreSQL has done its work but nobody knows. Before the
 * statement leaves, a portal is in the same state as after the previous response.
 */
export const isAnswer = ({ from, type }: Message) => from === 'database' && type === 'Z';

/** Kills a portal when it waits for the `at`-th time, starts it again, and sends again. */
async function killAt(testbed: Testbed, lane: Lane, at: number): Promise<Outcome> {
  const prepared = await lane.save.prepare();
  const doomed = lane.node;
  const end = doomed.proxy.intercept({ matches: isAnswer, at, act: doomed.kill });
  const first = await send(doomed.port, prepared.request);
  end();
  doomed.kill();
  lane.node = await testbed.start({ isBeside: true });
  return retryAndCheck(prepared, first, () => lane.node.port);
}

/** A portal waits for more than its save: a kill does not choose. */
const killAtEachWait: Inject = (testbed) =>
  inLanes(testbed, async (lane) => {
    const outcomes: Outcome[] = [];
    for (const at of stepsTried(await countSteps(lane, isAnswer)))
      outcomes.push(await killAt(testbed, lane, at));
    return outcomes;
  });

/** Kills of the portal and PostgreSQL at many moments of their saves; and regular stops. */
const rounds = {
  kills: Number(process.env['BENCH_KILLS'] ?? 50),
  stops: Number(process.env['BENCH_KILLS'] ?? 8),
};
const lookMilliseconds = 100;

/** The duration of each save in milliseconds, when all run at once without faults. */
async function durationsOf(testbed: Testbed, saves: readonly Save[]): Promise<number[]> {
  const preparedSaves = await Promise.all(saves.map((save) => save.prepare()));
  const { port } = testbed.node();
  const since = performance.now();
  return Promise.all(
    preparedSaves.map(async (prepared) => {
      const first = await send(port, prepared.request);
      const milliseconds = performance.now() - since;
      const { problem } = await retryAndCheck(prepared, first, () => port);
      if (problem !== '') throw new Error(`a save fails without a fault: ${problem}`);
      return milliseconds;
    }),
  );
}

/** Every kind of save is in progress when `kill` strikes, at a random moment of one of them. */
const withAllUnderWay =
  (kill: (testbed: Testbed) => Promise<void>, times: number): Inject =>
  async (testbed) => {
    const random = openRandom();
    const saves = await testbed.saves();
    const rows = emptyRows(saves);
    const durations = await durationsOf(testbed, saves);
    for (let n = 0; n < times; n += 1) {
      const preparedSaves = await Promise.all(saves.map((save) => save.prepare()));
      const { port } = testbed.node();
      const sending = preparedSaves.map((prepared) => send(port, prepared.request));
      const duration = durations[Math.floor(random() * durations.length)] ?? 0;
      await delay(random() * duration);
      await kill(testbed);
      await retryAll({ testbed, rows, preparedSaves, responses: await Promise.all(sending) });
    }
    return rows;
  };

async function killPortal(testbed: Testbed): Promise<void> {
  testbed.node().kill();
  await testbed.start();
}

/**
 * The watch of the embedded database restarts it. A new process may not answer yet: the stored rows are read
 * afterwards.
 */
async function killPostgres(testbed: Testbed): Promise<void> {
  const killed = await testbed.postmaster();
  process.kill(killed, 'SIGKILL');
  const isBack = async () => {
    if ((await testbed.postmaster()) === killed) return false;
    await sql`select 1`.execute(testbed.db);
    return true;
  };
  while (!(await isBack().catch(() => false))) await delay(lookMilliseconds);
}

export const killFaults: Record<string, Fault> = {
  kills: {
    description: 'The portal is killed (SIGKILL) at each of the last waits of a save, where it is decided.',
    inject: killAtEachWait,
  },
  'kills-all': {
    description: 'The portal is killed (SIGKILL) at random moments while saves of every kind are under way.',
    inject: withAllUnderWay(killPortal, rounds.kills),
  },
  restarts: {
    description:
      'The portal is stopped in order (SIGTERM) while saves of every kind are under way, and started again.',
    inject: withAllUnderWay(restartPortal, rounds.stops),
  },
  postgres: {
    description:
      'PostgreSQL is killed (SIGKILL) at random moments while saves of every kind are under way, and comes back.',
    inject: withAllUnderWay(killPostgres, rounds.kills),
  },
};
