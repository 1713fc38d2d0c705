import { setTimeout as delay } from 'node:timers/promises';
import { sql } from '../../server/platform/database/database.ts';
import { type Outcome, problemOf, runSave } from '../../server/testing/reliability/check-save.ts';
import { emptyRows, type Fault, type Row } from './fault.ts';
import { restartPortal, type Testbed } from './testbed.ts';

/** Two hours and a month, each forth and back, in seconds. */
const jumps = [7200, -14_400, 30 * 86_400, -60 * 86_400];
/** A signal takes effect a moment after it was sent. */
const signalMilliseconds = 50;

/** The clock of the portal's machine jumps between click and save, which no rule depends on. */
async function atJumpingMachine(testbed: Testbed): Promise<Row[]> {
  await testbed.stop(testbed.node());
  const node = await testbed.start({
    before: ['--import', './bench/reliability/jumping-clock.ts'],
    env: { CLOCK_JUMPS: jumps.join(',') },
  });
  const saves = await testbed.saves();
  const rows = emptyRows(saves);
  for (const _ of jumps) {
    const preparedSaves = await Promise.all(saves.map((save) => save.prepare()));
    node.process.kill('SIGUSR2');
    await delay(signalMilliseconds);
    for (const [place, prepared] of preparedSaves.entries())
      rows[place]?.outcomes.push(await runSave(prepared, { faulty: node.port, healthy: () => node.port }));
  }
  return rows;
}

/** PostgreSQL's clock, in seconds from the true time. */
const offsets = [7200, -7200, 30 * 86_400, -30 * 86_400];

/** PostgreSQL's clock, on which every rule depends, is wrong for a while: earlier saves survive. */
async function atJumpingDatabase(testbed: Testbed): Promise<Row[]> {
  const { db } = testbed;
  const saves = await testbed.saves();
  const before: Outcome[] = [];
  const { port } = testbed.node();
  for (const save of saves)
    before.push(await runSave(await save.prepare(), { faulty: port, healthy: () => port }));
  await sql`alter role current_user set search_path = public, pg_catalog`.execute(db); // ours precedes PostgreSQL's own on the path
  for (const seconds of offsets) {
    await sql`create or replace function public.clock_timestamp() returns timestamptz language sql as
      'select pg_catalog.clock_timestamp() + make_interval(secs => ${sql.lit(seconds)})'`.execute(db);
    await restartPortal(testbed);
  }
  await sql`alter role current_user set search_path = default`.execute(db);
  await sql`drop function public.clock_timestamp()`.execute(db);
  await restartPortal(testbed);
  return Promise.all(
    saves.map(async ({ name }, place) => ({
      save: name,
      outcomes: await Promise.all(
        before.slice(place, place + 1).map(async (outcome) => ({
          ...outcome,
          problem: outcome.problem || problemOf(await outcome.countStored()),
        })),
      ),
    })),
  );
}

export const machineFaults: Record<string, Fault> = {
  clock: {
    description:
      'The clock of the portal’s machine jumps by two hours and by a month, forth and back, before each save.',
    inject: atJumpingMachine,
  },
  'database-clock': {
    description:
      'PostgreSQL’s clock is two hours, then a month ahead and behind, and the portal starts with each.',
    inject: atJumpingDatabase,
  },
};
