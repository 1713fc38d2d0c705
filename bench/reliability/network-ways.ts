import { openLimit } from '../../server/platform/process/limit.ts';
import { type Cut, openCuttingWay, placesToCut } from '../../server/testing/reliability/cutting-way.ts';
import { send } from '../../server/testing/reliability/telling.ts';
import { type Deed, type Outcome, settle, tryOnce } from '../../server/testing/reliability/trial.ts';
import type { PortalNode, Setting } from './setting.ts';
import { type Line, saveWhole, stepsTried, type Way } from './way.ts';

/** Cuts of a request or an answer, besides those at the ends of its lines. */
const cutsAtMost = Number(process.env['BENCH_CUTS'] ?? 40);
/** This one is cut at so many more: at each byte. */
const cutThoroughly = { name: 'an answer in an exam', times: 50 };
const deedsAtOnce = 4;

async function cutOne(setting: Setting, deed: Deed, side: Cut['side']): Promise<Line> {
  const { port } = setting.node();
  const way = await openCuttingWay(port);
  const ways = { broken: way.port, whole: () => port };
  await tryOnce(await deed.prepare(), ways);
  const most = cutsAtMost * (deed.name === cutThoroughly.name ? cutThoroughly.times : 1);
  const outcomes: Outcome[] = [];
  for (const afterBytes of placesToCut(way.last()[side], most)) {
    const occasion = await deed.prepare();
    way.cutNext({ side, afterBytes });
    outcomes.push(await tryOnce(occasion, ways));
  }
  await way.close();
  return { deed: deed.name, outcomes };
}

const cutAtBytes =
  (side: Cut['side']): Way['try'] =>
  async (setting) => {
    const inTurn = openLimit(deedsAtOnce);
    const deeds = await setting.deeds();
    return Promise.all(deeds.map((deed) => inTurn(() => cutOne(setting, deed, side))));
  };

/** Messages that one save takes at most, those of jobs beside it included. */
const messagesAtMost = 120;

/** Cuts the connection to PostgreSQL at each message that a save sends or gets. */
const cutAtMessages: Way['try'] = async (setting) => {
  const lines: Line[] = [];
  for (const deed of await setting.deeds()) {
    const outcomes: Outcome[] = [];
    for (const from of ['portal', 'database'] as const) {
      const counts = (message: { from: string }) => message.from === from;
      const lieInWait = (at: number) => setting.node().way.lieInWait({ counts, at, spring: () => undefined });
      const occasion = await deed.prepare();
      const count = lieInWait(messagesAtMost);
      await saveWhole(occasion, setting, deed.name);
      for (const at of stepsTried(count())) {
        const each = await deed.prepare();
        const end = lieInWait(at);
        const first = await send(setting.node().port, each.sent);
        end();
        outcomes.push(await settle(each, first, () => setting.node().port));
      }
    }
    lines.push({ deed: deed.name, outcomes });
  }
  return lines;
};

const rounds = Number(process.env['BENCH_ROUNDS'] ?? 25);

/** Two nodes get the same request at once, as when a phone changes its network and sends again. */
const atTwoNodes: Way['try'] = async (setting) => {
  const nodes: PortalNode[] = [setting.node(), await setting.start()];
  const lines: Line[] = [];
  for (const deed of await setting.deeds()) {
    const outcomes: Outcome[] = [];
    for (let n = 0; n < rounds; n += 1) {
      const occasion = await deed.prepare();
      const both = nodes.map(({ port }) => tryOnce(occasion, { broken: port, whole: () => port }));
      outcomes.push(...(await Promise.all(both)));
    }
    lines.push({ deed: deed.name, outcomes });
  }
  return lines;
};

export const networkWays: Record<string, Way> = {
  request: {
    tried: 'The network is cut while the request is under way: at each end of a line, and at places between.',
    try: cutAtBytes('request'),
  },
  answer: {
    tried: 'The network is cut while the answer comes back: it was saved, and nobody knows.',
    try: cutAtBytes('answer'),
  },
  messages: {
    tried: 'The way to PostgreSQL is cut at each message of the conversation.',
    try: cutAtMessages,
  },
  nodes: { tried: 'Two nodes on one database get the same request at once.', try: atTwoNodes },
};
