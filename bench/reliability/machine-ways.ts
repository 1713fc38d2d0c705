import { spawnSync } from 'node:child_process';
import { mkdir, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from '../../server/platform/database/database.ts';
import { send } from '../../server/testing/reliability/telling.ts';
import { faultOf, type Outcome, settle, tryOnce } from '../../server/testing/reliability/trial.ts';
import type { Setting } from './setting.ts';
import { type Line, linesOf, type Way } from './way.ts';

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

/** That disk ends with its portal: nobody looks at it in the end. */
const onlyHere = () => Promise.resolve(1);

/** The portal's files lie on a small disk that is full, or nearly; then there is room again. */
async function onFullDisk(setting: Setting): Promise<Line[]> {
  // a disk of its own needs a namespace of mounts, which not every machine allows
  if (spawnSync('unshare', ['-m', 'true']).status !== 0) return [];
  await mkdir(setting.dataDir, { recursive: true });
  const mount = `mount -t tmpfs -o size=${diskKilobytes}k,mode=755 none '${setting.dataDir}' \
    && mkdir '${setting.dataDir}/files' && echo adopt > '${setting.dataDir}/files/portal.id' && exec "$0" "$@"`;
  const before = ['-m', 'sh', '-c', mount, process.execPath];
  const node = await setting.start({ program: 'unshare', before });
  const disk = `/proc/${node.process.pid}/root${setting.dataDir}`;
  const deeds = (await setting.deeds(disk)).filter(({ name }) => isOfFiles(name));
  const lines = linesOf(deeds);
  for (const [place, deed] of deeds.entries())
    for (let pages = 0; pages <= freePagesAtMost; pages += 1) {
      const occasion = await deed.prepare();
      const filler = await fill(disk, pages);
      const first = await send(node.port, occasion.sent);
      await rm(filler);
      const outcome = await settle(occasion, first, () => node.port);
      lines[place]?.outcomes.push({ ...outcome, heldNow: onlyHere });
    }
  await setting.stop(node);
  await setting.start();
  return lines;
}

const jumps = 4;
/** A signal takes effect a moment after it was sent. */
const signalMilliseconds = 50;

/** The clock of the portal's machine jumps between click and save. No rule goes by it. */
async function atJumpingMachine(setting: Setting): Promise<Line[]> {
  await setting.stop(setting.node());
  const node = await setting.start({ before: ['--import', './bench/reliability/jumping-clock.ts'] });
  const deeds = await setting.deeds();
  const lines = linesOf(deeds);
  for (let n = 0; n < jumps; n += 1) {
    const occasions = await Promise.all(deeds.map((deed) => deed.prepare()));
    node.process.kill('SIGUSR2');
    await delay(signalMilliseconds);
    for (const [place, occasion] of occasions.entries())
      lines[place]?.outcomes.push(await tryOnce(occasion, { broken: node.port, whole: () => node.port }));
  }
  return lines;
}

const twoDays = 2 * 86_400;

/** PostgreSQL's clock, which every rule goes by, is two days ahead for a while: what was saved before is there after. */
async function atJumpingDatabase(setting: Setting): Promise<Line[]> {
  const { db } = setting;
  const deeds = await setting.deeds();
  const before: Outcome[] = [];
  const { port } = setting.node();
  for (const deed of deeds)
    before.push(await tryOnce(await deed.prepare(), { broken: port, whole: () => port }));
  // found before PostgreSQL's own
  await sql`create function public.clock_timestamp() returns timestamptz language sql as
    'select pg_catalog.clock_timestamp() + make_interval(secs => ${sql.lit(twoDays)})'`.execute(db);
  for (const path of ['public, pg_catalog', 'default']) {
    await sql`alter role current_user set search_path = ${sql.raw(path)}`.execute(db);
    await setting.stop(setting.node());
    await setting.start();
  }
  await sql`drop function public.clock_timestamp()`.execute(db);
  return Promise.all(
    deeds.map(async ({ name }, place) => ({
      deed: name,
      outcomes: await Promise.all(
        before.slice(place, place + 1).map(async (outcome) => ({
          ...outcome,
          fault: outcome.fault || faultOf(await outcome.heldNow()),
        })),
      ),
    })),
  );
}

export const machineWays: Record<string, Way> = {
  disk: {
    tried: 'The disk is full, or nearly, while a file comes; then there is room again.',
    try: onFullDisk,
  },
  clock: {
    tried: 'The clock of the portal’s machine jumps by an hour, by days, back and forth, before each save.',
    try: atJumpingMachine,
  },
  'database-clock': {
    tried: 'PostgreSQL’s clock is two days ahead for a while, and the portal starts twice meanwhile.',
    try: atJumpingDatabase,
  },
};
