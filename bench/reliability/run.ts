import { readFile, writeFile } from 'node:fs/promises';
import { cpus, totalmem } from 'node:os';
import { sql } from '../../server/platform/database/database.ts';
import { faultOf } from '../../server/testing/reliability/trial.ts';
import { browserWays } from './browser-ways.ts';
import { killWays } from './kill-ways.ts';
import { machineWays } from './machine-ways.ts';
import { networkWays } from './network-ways.ts';
import { withSetting } from './setting.ts';
import { tabWays } from './tab-ways.ts';
import { overviewOf, rowsOf, type Tried } from './table.ts';
import type { Way } from './way.ts';

/**
 * Tries to lose what people save, by every way, on real portals in processes of their own, and writes the tables into
 * docs/reliability.md. `npm run reliability`; with names of ways only those are tried, and nothing is written.
 */
const document = 'docs/reliability.md';
const [begin, end] = ['<!-- made by npm run reliability -->', '<!-- end -->'];
const ways: Record<string, Way> = {
  ...{ ...networkWays, ...tabWays, ...browserWays },
  ...{ ...machineWays, ...killWays },
};
const wanted = process.argv.slice(2);
const since = performance.now();

const secondsSince = (start: number) => Math.round((performance.now() - start) / 1000);

/** What was acknowledged once must be there after all the trouble of the other ways, too. */
async function lookAgain(all: readonly Tried[]): Promise<void> {
  for (const { lines } of all)
    for (const { outcomes } of lines)
      for (const outcome of outcomes)
        if (outcome.fault === '') {
          const fault = faultOf(await outcome.heldNow());
          if (fault !== '') outcome.fault = `${fault} in the end`;
        }
}

function machineOf(version: string): string {
  const [processor] = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  return `${cpus().length} × ${processor?.model ?? '?'}, ${memory} GB, Node.js ${process.versions.node}, PostgreSQL ${version}`;
}

const all: Tried[] = [];
await withSetting(async (setting) => {
  const { rows } = await sql<{
    version: string;
  }>`select current_setting('server_version') as version`.execute(setting.db);
  await setting.start();
  for (const [name, way] of Object.entries(ways)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    const start = performance.now();
    const tried = { way, lines: await way.try(setting) };
    all.push(tried);
    process.stdout.write(`${name}, ${secondsSince(start)} s\n${rowsOf(tried)}\n`);
  }
  await lookAgain(all);
  const made = `Made ${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC in ${secondsSince(since)} s on ${machineOf(rows[0]?.version ?? '')}.`;
  const text = `${made}\n\n${overviewOf(all)}\n`;
  process.stdout.write(text);
  if (wanted.length > 0) return;
  const [before, rest] = (await readFile(document, 'utf8')).split(begin);
  const details = all.map((tried) => `### ${tried.way.tried}\n\n${rowsOf(tried)}\n`).join('\n');
  await writeFile(document, `${before}${begin}\n${text}\n${details}${end}${rest?.split(end)[1]}`);
});
