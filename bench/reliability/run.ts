import { cpus, totalmem } from 'node:os';
import { sql } from '../../server/platform/database/database.ts';
import { faultOf } from '../../server/testing/reliability/trial.ts';
import { browserWays } from './browser-ways.ts';
import { writeTried } from './document.ts';
import { killWays } from './kill-ways.ts';
import { machineWays } from './machine-ways.ts';
import { networkWays } from './network-ways.ts';
import { type Setting, withSetting } from './setting.ts';
import { tabWays } from './tab-ways.ts';
import { rowOf, rowsOf, type Tried } from './table.ts';
import type { Line, Way } from './way.ts';

/**
 * Tries to lose what people save, by every way, on real portals in processes of their own, and writes the tables into
 * docs/reliability.md. `npm run reliability`; with names of ways only those are tried and written, the others stay.
 */
const ways: Record<string, Way> = {
  ...networkWays,
  ...tabWays,
  ...browserWays,
  ...machineWays,
  ...killWays,
};
const wanted = process.argv.slice(2);

/** What was held once must be there at the end of the way, too. */
async function lookAgain(lines: readonly Line[]): Promise<void> {
  for (const { outcomes } of lines)
    for (const outcome of outcomes) {
      if (outcome.fault !== '') continue;
      const fault = faultOf(await outcome.heldNow());
      if (fault !== '') outcome.fault = `${fault} in the end`;
    }
}

async function machineOf({ db }: Setting): Promise<string> {
  const { rows } = await sql<{
    version: string;
  }>`select current_setting('server_version') as version`.execute(db);
  const memory = Math.round(totalmem() / 2 ** 30);
  const processors = `${cpus().length} × ${cpus()[0]?.model ?? '?'}`;
  return `${processors}, ${memory} GB, Node.js ${process.versions.node}, PostgreSQL ${rows[0]?.version}`;
}

async function tryWay(way: Way, setting: Setting): Promise<Tried> {
  const since = performance.now();
  const crashesBefore = setting.crashes();
  const lines = await way.try(setting);
  await lookAgain(lines);
  const seconds = Math.round((performance.now() - since) / 1000);
  const crashes = setting.crashes() - crashesBefore;
  const when = new Date().toISOString().slice(0, 16).replace('T', ' ');
  const made = `Made ${when} UTC in ${seconds} s on ${await machineOf(setting)}.`;
  const ended = crashes === 0 ? '' : ` A portal ended by itself ${crashes} times and was brought back.`;
  return { way, day: when.slice(0, 10), made: made + ended, lines };
}

await withSetting(async (setting) => {
  await setting.start();
  for (const [name, way] of Object.entries(ways)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    const tried = await tryWay(way, setting);
    await writeTried(
      tried,
      Object.values(ways).map((each) => each.tried),
    );
    process.stdout.write(`${name}: ${tried.made}\n${rowsOf(tried)}\n${rowOf(tried)}\n\n`);
  }
});
