import { sql } from '../../server/platform/database/database.ts';
import { openSemaphore } from '../../server/platform/process/semaphore.ts';
import { problemOf } from '../../server/testing/reliability/check-save.ts';
import { chosenOf, machine, replaceBlock } from '../document.ts';
import { browserFaults } from './browser-faults.ts';
import { diskFaults } from './disk-faults.ts';
import { type Fault, type Row, seed } from './fault.ts';
import { killFaults } from './kill-faults.ts';
import { machineFaults } from './machine-faults.ts';
import { networkFaults } from './network-faults.ts';
import { tabFaults } from './tab-faults.ts';
import { heads, type Result, rowOf, rowsOf } from './table.ts';
import { type Testbed, withTestbed } from './testbed.ts';
import { unfinishedFaults } from './unfinished-faults.ts';

/**
 * Injects every fault into real portals in processes of their own while people save, and writes the table of
 * docs/reliability.md. `npm run test:faults`; with names of faults only those are injected, the other rows stay.
 */
const faults: Record<string, Fault> = {
  ...networkFaults,
  ...tabFaults,
  ...browserFaults,
  ...diskFaults,
  ...machineFaults,
  ...killFaults,
  ...unfinishedFaults,
};
const wanted = process.argv.slice(2);
/** Rows of the document are written one after the other. */
const inTurn = openSemaphore(1);

/** Checks at the end that everything stored is still there. */
async function checkAgain(rows: readonly Row[]): Promise<void> {
  for (const { outcomes } of rows)
    for (const outcome of outcomes) {
      if (outcome.problem !== '') continue;
      const problem = problemOf(await outcome.countStored());
      if (problem !== '') outcome.problem = `${problem} in the end`;
    }
}

async function machineOf({ db }: Testbed): Promise<string> {
  const { rows } = await sql<{
    version: string;
  }>`select current_setting('server_version') as version`.execute(db);
  return `${machine()}, PostgreSQL ${rows[0]?.version}`;
}

async function injectFault(fault: Fault, testbed: Testbed): Promise<Result> {
  const since = performance.now();
  const crashesBefore = testbed.crashes();
  const rows = await fault.inject(testbed);
  await checkAgain(rows);
  const seconds = Math.round((performance.now() - since) / 1000);
  const crashes = testbed.crashes() - crashesBefore;
  const when = new Date().toISOString().slice(0, 16).replace('T', ' ');
  const made = `Made ${when} UTC in ${seconds} s with BENCH_SEED=${seed} on ${await machineOf(testbed)}.`;
  const ended = crashes === 0 ? '' : ` A portal ended by itself ${crashes} times and was brought back.`;
  return { fault, day: when.slice(0, 10), made: made + ended, rows };
}

const waiting = chosenOf(faults, wanted);
const order = Object.values(faults).map(({ description }) => description);

/** A run with other numbers than those of the document is told here alone. */
const isWholeRun = !['BENCH_ROUNDS', 'BENCH_CUTS', 'BENCH_KILLS', 'BENCH_WAITS', 'BENCH_SECONDS'].some(
  (name) => process.env[name] !== undefined,
);

/** Replaces the row of a fault in the document; the others stay. */
const writeResult = (result: Result): Promise<void> =>
  replaceBlock('docs/reliability.md', ['<!-- made by npm run test:faults -->', '<!-- end -->'], (inside) => {
    const lines = inside.split('\n').filter((line) => line.startsWith('| '));
    const rows = new Map(lines.map((line) => [line.slice(2).split(' | ')[0] ?? '', line]));
    rows.set(result.fault.description, rowOf(result));
    return [...heads, ...order.flatMap((name) => rows.get(name) ?? [])].join('\n');
  });

/** Injects the faults that wait, from the end of the list: the longest are there. */
async function injectNext(testbed: Testbed): Promise<void> {
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const [name, fault] = next;
    const result = await injectFault(fault, testbed);
    if (isWholeRun) await inTurn(() => writeResult(result));
    process.stdout.write(`${name}: ${result.made}\n${rowsOf(result)}\n${rowOf(result)}\n\n`);
  }
}

const since = performance.now();
// most of a fault is waiting, so another one is under way at a database and portals of its own
await withTestbed((one) =>
  withTestbed(async (other) => void (await Promise.all([one, other].map(injectNext)))),
);
process.stdout.write(
  `In all ${Math.round((performance.now() - since) / 1000)} s.${isWholeRun ? '' : ' With BENCH_ numbers: docs/reliability.md stays as it is.'}\n`,
);
