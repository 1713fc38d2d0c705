import { setTimeout as delay } from 'node:timers/promises';
import type { Message } from '../../server/testing/reliability/message-way.ts';
import { send } from '../../server/testing/reliability/telling.ts';
import { type Occasion, type Outcome, settle } from '../../server/testing/reliability/trial.ts';
import type { Setting } from './setting.ts';
import { type Line, saveWhole, stepsTried, type Way } from './way.ts';

/**
 * What a portal waits for in a save: the answer to a statement. Killed there, what PostgreSQL did stands, and nobody knows;
 * killed before the statement left, all is as after the answer before.
 */
const isAnswer = ({ from, type }: Message) => from === 'database' && type === 'Z';
const waitsAtMost = 60;

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

const killAtEachWait: Way['try'] = async (setting) => {
  const lines: Line[] = [];
  for (const deed of await setting.deeds()) {
    const outcomes: Outcome[] = [];
    const occasion = await deed.prepare();
    const count = setting
      .node()
      .way.lieInWait({ counts: isAnswer, at: waitsAtMost, spring: () => undefined });
    await saveWhole(occasion, setting, deed.name);
    for (const at of stepsTried(count())) outcomes.push(await killAt(setting, await deed.prepare(), at));
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
