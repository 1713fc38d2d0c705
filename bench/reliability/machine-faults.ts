import { spawnSync } from 'node:child_process';
import { mkdir, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from '../../server/platform/database/database.ts';
import {
  type Outcome,
  problemOf,
  retryAndCheck,
  runSave,
} from '../../server/testing/reliability/check-save.ts';
import { send } from '../../server/testing/reliability/http.ts';
import { emptyRows, type Fault, type Row } from './fault.ts';
import type { Testbed } from './testbed.ts';

const diskKilobytes = 512;
const pageBytes = 4096;
/** A small document needs a page for what arrives, one for what is kept, and their folders. */
const freePagesAtMost = 12;
const isOfFiles = (name: string) => name.includes('file');

/** Fills a disk but for so many pages; returns the file that does. */
async function fill(disk: string, freePages: number): Promise<string> {
  const filler = `${disk}/filler`;
  await writeFile(filler, Buffer.alloc(diskKilobytes * 1024)).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOSPC') throw error;
  });
  await truncate(filler, Math.max(0, (await stat(filler)).size - freePages * pageBytes));
  return filler;
}

/** The disk is discarded with its portal and is not checked at the end. */
const onlyHere = () => Promise.resolve(1);

/** The portal's files lie on a small disk that is full, or nearly; then there is room again. */
async function onFullDisk(testbed: Testbed): Promise<Row[]> {
  // a disk of its own needs a namespace of mounts, which not every machine allows
  if (spawnSync('unshare', ['-m', 'true']).status !== 0) return [];
  await mkdir(testbed.dataDir, { recursive: true });
  const mount = `mount -t tmpfs -o size=${diskKilobytes}k,mode=755 none '${testbed.dataDir}' \
    && mkdir '${testbed.dataDir}/files' && echo adopt > '${testbed.dataDir}/files/portal.id' && exec "$0" "$@"`;
  const before = ['-m', 'sh', '-c', mount, process.execPath];
  const node = await testbed.start({ program: 'unshare', before });
  const disk = `/proc/${node.process.pid}/root${testbed.dataDir}`;
  const saves = (await testbed.saves(disk)).filter(({ name }) => isOfFiles(name));
  const rows = emptyRows(saves);
  for (const [place, save] of saves.entries())
    for (let pages = 0; pages <= freePagesAtMost; pages += 1) {
      const prepared = await save.prepare();
      const filler = await fill(disk, pages);
      const first = await send(node.port, prepared.request);
      await rm(filler);
      const outcome = await retryAndCheck(prepared, first, () => node.port);
      rows[place]?.outcomes.push({ ...outcome, countStored: onlyHere });
    }
  await testbed.stop(node);
  await testbed.start();
  return rows;
}

/** Two hours and a month, each forth and back, in seconds. */
const jumps = [7200, -14_400, 30 * 86_400, -60 * 86_400];
/** A signal takes effect a moment after it was request. */
const signalMilliseconds = 50;

/** The clock of the portal's machine jumps between click and save. No rule goes by it. */
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

const twoDays = 2 * 86_400;

/** PostgreSQL's clock, which every rule goes by, is two days ahead for a while: what was saved before is there after. */
async function atJumpingDatabase(testbed: Testbed): Promise<Row[]> {
  const { db } = testbed;
  const saves = await testbed.saves();
  const before: Outcome[] = [];
  const { port } = testbed.node();
  for (const save of saves)
    before.push(await runSave(await save.prepare(), { faulty: port, healthy: () => port }));
  // found before PostgreSQL's own
  await sql`create function public.clock_timestamp() returns timestamptz language sql as
    'select pg_catalog.clock_timestamp() + make_interval(secs => ${sql.lit(twoDays)})'`.execute(db);
  for (const path of ['public, pg_catalog', 'default']) {
    await sql`alter role current_user set search_path = ${sql.raw(path)}`.execute(db);
    await testbed.stop(testbed.node());
    await testbed.start();
  }
  await sql`drop function public.clock_timestamp()`.execute(db);
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
  disk: {
    description: 'The disk is full, or nearly, while a file comes; then there is room again.',
    inject: onFullDisk,
  },
  clock: {
    description:
      'The clock of the portal’s machine jumps by two hours and by a month, forth and back, before each save.',
    inject: atJumpingMachine,
  },
  'database-clock': {
    description: 'PostgreSQL’s clock is two days ahead for a while, and the portal starts twice meanwhile.',
    inject: atJumpingDatabase,
  },
};
