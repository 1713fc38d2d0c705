import { setTimeout as delay } from 'node:timers/promises';
import type { Message } from '../../server/testing/reliability/message-way.ts';
import { send } from '../../server/testing/reliability/telling.ts';
import { type Deed, type Occasion, type Outcome, settle } from '../../server/testing/reliability/trial.ts';
import type { Setting } from './setting.ts';
import { type Line, stepsTried, type Way } from './way.ts';

/**
 * What a portal waits for in a save: the answer to a statement. Killed there, what PostgreSQL did stands, and nobody knows;
 * killed before the statement left, all is as after the answer before.
 */
const isAnswer = ({ from, type }: Message) => from === 'database' && type === 'Z';

/** Kills the portal when it waits for the `at`-th time, has the next one take its place, and sends again. */
async function killAt(setting: Setting, occasion: Occasion, at: number): Promise<Outcome> {
  const doomed = setting.node();
  const end = doomed.way.lieInWait({ counts: isAnswer, at, spring: doomed.kill });
  const first = await send(doomed.port, occasion.sent);
  end();
  doomed.kill();
  await setting.start();
  return settle(occasion, first, () => setting.node().port);
}

/** How often a portal waits from the request to its answer. What it does besides counts too: a kill does not choose. */
async function waitsOf(setting: Setting, deed: Deed): Promise<number> {
  const { port, way } = setting.node();
  const occasion = await deed.prepare();
  const count = way.lieInWait({ counts: isAnswer, at: Number.POSITIVE_INFINITY, spring: () => undefined });
  const first = await send(port, occasion.sent);
  const waits = count();
  const { fault, isAcknowledged } = await settle(occasion, first, () => port);
  if (fault !== '' || !isAcknowledged) throw new Error(`${deed.name} fails without any trouble: ${fault}`);
  return waits;
}

const killAtEachWait: Way['try'] = async (setting) => {
  const lines: Line[] = [];
  for (const deed of await setting.deeds()) {
    const outcomes: Outcome[] = [];
    for (const at of stepsTried(await waitsOf(setting, deed)))
      outcomes.push(await killAt(setting, await deed.prepare(), at));
    lines.push({ deed: deed.name, outcomes });
  }
  return lines;
};

const rounds = Number(process.env['BENCH_KILLS'] ?? 8);
const longestWait = 60;
const lookMilliseconds = 100;

/** Every kind of save is under way when `kill` strikes, at any time. */
const withAllUnderWay =
  (kill: (setting: Setting) => Promise<void>): Way['try'] =>
  async (setting) => {
    const deeds = await setting.deeds();
    const lines: Line[] = deeds.map(({ name }) => ({ deed: name, outcomes: [] }));
    for (let n = 0; n < rounds; n += 1) {
      const occasions = await Promise.all(deeds.map((deed) => deed.prepare()));
      const { port } = setting.node();
      const sent = occasions.map((occasion) => send(port, occasion.sent));
      await delay((longestWait / rounds) * n);
      await kill(setting);
      const told = await Promise.all(sent);
      for (const [place, occasion] of occasions.entries()) {
        const first = told[place];
        if (first === undefined) continue;
        lines[place]?.outcomes.push(await settle(occasion, first, () => setting.node().port));
      }
    }
    return lines;
  };

async function killPortal(setting: Setting): Promise<void> {
  setting.node().kill();
  await setting.start();
}

/** The watch over the embedded database brings it back. */
async function killPostgres(setting: Setting): Promise<void> {
  const killed = await setting.postmaster();
  process.kill(killed, 'SIGKILL');
  for (let next = killed; next === killed; await delay(lookMilliseconds))
    next = await setting.postmaster().catch(() => killed);
}

export const killWays: Record<string, Way> = {
  kills: { tried: 'The portal is killed (SIGKILL) at each wait of a save.', try: killAtEachWait },
  'kills-all': {
    tried: 'The portal is killed (SIGKILL) while saves of every kind are under way.',
    try: withAllUnderWay(killPortal),
  },
  postgres: {
    tried: 'PostgreSQL is killed (SIGKILL) while saves of every kind are under way, and comes back.',
    try: withAllUnderWay(killPostgres),
  },
};
