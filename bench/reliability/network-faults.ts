import { openSemaphore } from '../../server/platform/process/semaphore.ts';
import {
  type Outcome,
  retryAndCheck,
  runSave,
  type Save,
} from '../../server/testing/reliability/check-save.ts';
import { type Cut, openCuttingProxy, placesToCut } from '../../server/testing/reliability/cutting-proxy.ts';
import { send } from '../../server/testing/reliability/http.ts';
import { emptyRows, type Fault, type Inject, type Row, rounds, saveUnharmed, stepsTried } from './fault.ts';
import type { PortalNode, Testbed } from './testbed.ts';

/** Cuts of a request or answer, besides those at the ends of its lines. */
const cutsAtMost = Number(process.env['BENCH_CUTS'] ?? 12);
/** The request that is cut at every place: hundreds. */
const cutThoroughly = { name: 'an answer in an exam', times: 50 };
const savesAtOnce = 4;

async function cutOne(testbed: Testbed, save: Save, side: Cut['side']): Promise<Row> {
  const { port } = testbed.node();
  const proxy = await openCuttingProxy(port);
  const ports = { faulty: proxy.port, healthy: () => port };
  await runSave(await save.prepare(), ports);
  const most = cutsAtMost * (save.name === cutThoroughly.name ? cutThoroughly.times : 1);
  const outcomes: Outcome[] = [];
  for (const afterBytes of placesToCut(proxy.last()[side], most)) {
    const prepared = await save.prepare();
    proxy.cutNext({ side, afterBytes });
    outcomes.push(await runSave(prepared, ports));
  }
  await proxy.close();
  return { save: save.name, outcomes };
}

const cutAtBytes =
  (side: Cut['side']): Inject =>
  async (testbed) => {
    const inTurn = openSemaphore(savesAtOnce);
    const saves = await testbed.saves();
    return Promise.all(saves.map((save) => inTurn(() => cutOne(testbed, save, side))));
  };

/** Cuts the connection to PostgreSQL at each message that a save sends or gets. */
const cutAtMessages: Inject = async (testbed) => {
  const rows: Row[] = [];
  for (const save of await testbed.saves()) {
    const outcomes: Outcome[] = [];
    for (const from of ['portal', 'database'] as const) {
      const matches = (message: { from: string }) => message.from === from;
      const intercept = (at: number) => testbed.node().proxy.intercept({ matches, at, act: () => undefined });
      const prepared = await save.prepare();
      const count = intercept(Number.POSITIVE_INFINITY);
      await saveUnharmed(prepared, testbed, save.name);
      for (const at of stepsTried(count())) {
        const each = await save.prepare();
        const end = intercept(at);
        const first = await send(testbed.node().port, each.request);
        end();
        outcomes.push(await retryAndCheck(each, first, () => testbed.node().port));
      }
    }
    rows.push({ save: save.name, outcomes });
  }
  return rows;
};

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
    for (const [place, prepared] of preparedSaves.entries()) {
      const first = responses[place];
      if (first !== undefined) rows[place]?.outcomes.push(await retryAndCheck(prepared, first, () => port));
    }
  }
  return rows;
};

/** Two nodes get the same request at once, as when a phone changes its network and sends again. */
const atTwoNodes: Inject = async (testbed) => {
  const nodes: PortalNode[] = [testbed.node(), await testbed.start()];
  const rows: Row[] = [];
  for (const save of await testbed.saves()) {
    const outcomes: Outcome[] = [];
    for (let n = 0; n < rounds; n += 1) {
      const prepared = await save.prepare();
      const both = nodes.map(({ port }) => runSave(prepared, { faulty: port, healthy: () => port }));
      outcomes.push(...(await Promise.all(both)));
    }
    rows.push({ save: save.name, outcomes });
  }
  return rows;
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
