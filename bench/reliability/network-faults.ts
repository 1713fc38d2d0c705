import { openSemaphore } from '../../server/platform/process/semaphore.ts';
import {
  type Outcome,
  retryAndCheck,
  runSave,
  type Save,
} from '../../server/testing/reliability/check-save.ts';
import { type Cut, openCuttingProxy, placesToCut } from '../../server/testing/reliability/cutting-proxy.ts';
import { send } from '../../server/testing/reliability/http.ts';
import type { Message } from '../../server/testing/reliability/message-proxy.ts';
import {
  countSteps,
  emptyRows,
  type Fault,
  type Inject,
  inLanes,
  type Row,
  retryAll,
  rounds,
  stepsTried,
} from './fault.ts';
import type { PortalNode, Testbed } from './testbed.ts';

/** Cuts of a request or answer, besides those at the ends of its lines. */
const cutsAtMost = Number(process.env['BENCH_CUTS'] ?? 12);
/** This one is cut at so many times as many places: hundreds. */
const cutThoroughly = { name: 'an answer in an exam', times: 30 };
/** Most of a fault is waiting: for a cut to be noticed, and before a request is sent again. */
const inTurn = openSemaphore(12);
const cutsInARow = 40;

/** Cuts a save at each of these bytes, one after the other. */
async function cutAt(testbed: Testbed, save: Save, cuts: readonly Cut[]): Promise<Outcome[]> {
  const { port } = testbed.node();
  const proxy = await openCuttingProxy(port);
  const outcomes: Outcome[] = [];
  for (const cut of cuts) {
    const prepared = await save.prepare();
    proxy.cutNext(cut);
    outcomes.push(await runSave(prepared, { faulty: proxy.port, healthy: () => port }));
  }
  await proxy.close();
  return outcomes;
}

async function cutEach(testbed: Testbed, save: Save, side: Cut['side']): Promise<Row> {
  const { port } = testbed.node();
  const proxy = await openCuttingProxy(port);
  await runSave(await save.prepare(), { faulty: proxy.port, healthy: () => port });
  await proxy.close();
  const most = cutsAtMost * (save.name === cutThoroughly.name ? cutThoroughly.times : 1);
  const cuts = placesToCut(proxy.last()[side], most).map((afterBytes) => ({ side, afterBytes }));
  const rows = Array.from({ length: Math.ceil(cuts.length / cutsInARow) }, (_, n) =>
    cuts.slice(n * cutsInARow, (n + 1) * cutsInARow),
  );
  const outcomes = await Promise.all(rows.map((row) => inTurn(() => cutAt(testbed, save, row))));
  return { save: save.name, outcomes: outcomes.flat() };
}

const cutAtBytes =
  (side: Cut['side']): Inject =>
  async (testbed) =>
    Promise.all((await testbed.saves()).map((save) => cutEach(testbed, save, side)));

/** Cuts the connection to PostgreSQL at the last messages that a save sends or gets. */
const cutAtMessages: Inject = (testbed) =>
  inLanes(testbed, async (lane) => {
    const outcomes: Outcome[] = [];
    const { port, proxy } = lane.node;
    for (const from of ['portal', 'database'] as const) {
      const matches = (message: Message) => message.from === from;
      for (const at of stepsTried(await countSteps(lane, matches))) {
        const prepared = await lane.save.prepare();
        const end = proxy.intercept({ matches, at, act: () => undefined });
        const first = await send(port, prepared.request);
        end();
        outcomes.push(await retryAndCheck(prepared, first, () => port));
      }
    }
    return outcomes;
  });

const holes = 3;

/** The connection to PostgreSQL silently swallows everything until all callers have been answered. */
const intoBlackHole: Inject = async (testbed) => {
  const { port, proxy } = testbed.node();
  const saves = await testbed.saves();
  const rows = emptyRows(saves);
  for (let n = 0; n < holes; n += 1) {
    const preparedSaves = await Promise.all(saves.map((save) => save.prepare()));
    proxy.setDark(true);
    const responses = await Promise.all(preparedSaves.map(({ request }) => send(port, request)));
    proxy.setDark(false);
    await retryAll({ testbed, rows, preparedSaves, responses });
  }
  return rows;
};

/** Two nodes get the same request at once, as when a phone changes its network and sends again. */
const atTwoNodes: Inject = async (testbed) => {
  const nodes: PortalNode[] = [testbed.node(), await testbed.start()];
  const sendBoth = async (save: Save): Promise<Row> => {
    const outcomes: Outcome[] = [];
    for (let n = 0; n < rounds; n += 1) {
      const prepared = await save.prepare();
      const both = nodes.map(({ port }) => runSave(prepared, { faulty: port, healthy: () => port }));
      outcomes.push(...(await Promise.all(both)));
    }
    return { save: save.name, outcomes };
  };
  return Promise.all((await testbed.saves()).map((save) => inTurn(() => sendBoth(save))));
};

export const networkFaults: Record<string, Fault> = {
  request: {
    description:
      'The network is cut while the request is under way: at each end of a line, and at places between.',
    inject: cutAtBytes('request'),
  },
  answer: {
    description: 'The network is cut while the answer comes back: it was saved, and nobody knows.',
    inject: cutAtBytes('answer'),
  },
  messages: {
    description: 'The way to PostgreSQL is cut at each of the last messages of a save, both ways.',
    inject: cutAtMessages,
  },
  'black-hole': {
    description: 'The way to PostgreSQL swallows everything without a word for a while.',
    inject: intoBlackHole,
  },
  nodes: { description: 'Two nodes on one database get the same request at once.', inject: atTwoNodes },
};
