import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from '../../server/platform/database/database.ts';
import type { EmbeddedConnection } from '../../server/platform/embedded-postgres/embedded-postgres.ts';
import { problemOf, retryAndCheck } from '../../server/testing/reliability/check-save.ts';
import { send } from '../../server/testing/reliability/http.ts';
import { emptyRows, type Fault, type Row } from './fault.ts';
import { type Testbed, type TestPostgres, withTestbed } from './testbed.ts';

const diskBytes = { files: 1024 * 1024, rows: 192 * 1024 ** 2 };
const pageBytes = 4096;
/** A small document needs a page for its upload, one for its storage, and their folders. */
const freePagesAtMost = 12;
const isOfFiles = (name: string) => name.includes('file');

/** Fills a disk up to this many pages; returns the filling file. */
async function fill(disk: string, bytes: number, freePages: number): Promise<string> {
  const filler = `${disk}/filler`;
  await writeFile(filler, Buffer.alloc(bytes)).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOSPC') throw error;
  });
  await truncate(filler, Math.max(0, (await stat(filler)).size - freePages * pageBytes));
  return filler;
}

/** A disk of its own needs a namespace of mounts, which not every machine allows. */
const hasDisks = () => spawnSync('unshare', ['-m', 'true']).status === 0;

/** The disk is discarded with its portal and is not checked at the end. */
const onlyHere = () => Promise.resolve(1);

/** The portal's files are on a small disk that is full, or nearly; then there is room again. */
async function onFullDisk(testbed: Testbed): Promise<Row[]> {
  if (!hasDisks()) return [];
  await mkdir(testbed.dataDir, { recursive: true });
  const key = `${testbed.dataDir}/signing`; // all nodes sign with one: it goes with them to the small disk
  const mount = `cp -a '${key}' '${testbed.dataDir}.key' \
    && mount -t tmpfs -o size=${diskBytes.files},mode=755 none '${testbed.dataDir}' && mv '${testbed.dataDir}.key' '${key}' \
    && mkdir '${testbed.dataDir}/files' && echo adopt > '${testbed.dataDir}/files/portal.id' && exec "$0" "$@"`;
  const before = ['-m', 'sh', '-c', mount, process.execPath];
  const node = await testbed.start({ program: 'unshare', before });
  const disk = `/proc/${node.process.pid}/root${testbed.dataDir}`;
  const saves = (await testbed.saves(disk)).filter(({ name }) => isOfFiles(name));
  const rows = emptyRows(saves);
  for (const [place, save] of saves.entries())
    for (let pages = 0; pages <= freePagesAtMost; pages += 1) {
      const prepared = await save.prepare();
      const filler = await fill(disk, diskBytes.files, pages);
      const first = await send(node.port, prepared.request);
      await rm(filler);
      const outcome = await retryAndCheck(prepared, first, () => node.port);
      rows[place]?.outcomes.push({ ...outcome, countStored: onlyHere });
    }
  await testbed.stop(node);
  await testbed.start();
  return rows;
}

/** PostgreSQL on a small disk of its own, reached through the process that mounted it. */
async function startOnSmallDisk(folder: string): Promise<TestPostgres & { disk: string }> {
  const dir = join(folder, 'small');
  await mkdir(dir);
  const mount = `mount -t tmpfs -o size=${diskBytes.rows},mode=755 none '${dir}' && exec "$0" "$@"`;
  const program = [process.execPath, 'bench/reliability/postgres-here.ts', join(dir, 'postgres')];
  const child = spawn('unshare', ['-m', 'sh', '-c', mount, ...program], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const [told] = (await Promise.race([once(child.stdout, 'data'), once(child, 'exit')])) as [Buffer | number];
  if (!Buffer.isBuffer(told)) throw new Error(`PostgreSQL on a small disk ended with ${told}`);
  const connection = JSON.parse(told.toString()) as EmbeddedConnection;
  const root = `/proc/${child.pid}/root`;
  return {
    connection: { ...connection, host: `${root}${connection.host}` },
    async stop() {
      const ended = once(child, 'exit');
      child.stdin.end();
      await ended;
    },
    disk: `${root}${dir}`,
  };
}

const timesFull = 8;

/** The database is on a small disk that is full during saves of every kind; then there is room again. */
async function onFullDatabaseDisk(): Promise<Row[]> {
  if (!hasDisks()) return [];
  const rows: Row[] = [];
  let disk = '';
  const start = async (folder: string) => {
    const started = await startOnSmallDisk(folder);
    ({ disk } = started);
    return started;
  };
  await withTestbed(async (testbed) => {
    const { port } = testbed.node();
    const saves = await testbed.saves();
    rows.push(...emptyRows(saves));
    for (let n = 0; n < timesFull; n += 1) {
      const preparedSaves = await Promise.all(saves.map((save) => save.prepare()));
      const filler = await fill(disk, diskBytes.rows, n);
      const sending = preparedSaves.map(({ request }) => send(port, request));
      // PostgreSQL ends if its log cannot get its next file, and comes back
      if (n % 2 === 1) await Promise.allSettled([sql`select pg_switch_wal()`.execute(testbed.db)]);
      const responses = await Promise.all(sending);
      await rm(filler);
      for (const [place, prepared] of preparedSaves.entries()) {
        const first = responses[place];
        if (first !== undefined)
          rows[place]?.outcomes.push(await retryAndCheck(prepared, first, () => testbed.node().port));
      }
    }
    for (const outcome of rows.flatMap(({ outcomes }) => outcomes)) {
      outcome.problem ||= problemOf(await outcome.countStored());
      outcome.countStored = onlyHere;
    }
  }, start);
  return rows;
}

export const diskFaults: Record<string, Fault> = {
  disk: {
    description: 'The disk is full, or nearly, while a file comes; then there is room again.',
    inject: onFullDisk,
  },
  'database-disk': {
    description:
      'The disk of the database is full while saves of every kind are under way; then there is room again.',
    inject: onFullDatabaseDisk,
  },
};
