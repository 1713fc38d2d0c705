import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { visitor } from '../../contract/caller.ts';
import { inProcessApi } from '../../server/api/in-process-api.ts';
import { openPortal } from '../../server/boot/open-portal.ts';
import { readConfig } from '../../server/context/config.ts';
import { contextOf, type Portal } from '../../server/context/context.ts';
import { sql } from '../../server/platform/database/database.ts';
import { openLog } from '../../server/platform/log.ts';
import { makeFolder, postgresUser, until } from './machines.ts';

/**
 * Restores a portal to a moment by deploy/cluster/pgbackrest.conf: everything acknowledged before it is there, nothing
 * later is. `npm run test:cluster -- point-in-time`.
 */
const deployed = join(import.meta.dirname, '../../deploy/cluster/pgbackrest.conf');
const binaries = '/usr/lib/postgresql/15/bin';
const saves = { beforeBackup: 20, before: 40, after: 20 };

export async function runPointInTime(): Promise<void> {
  for (const [file, name] of [
    ['/usr/bin/pgbackrest', 'pgbackrest'],
    [`${binaries}/initdb`, 'postgresql'],
  ] as const)
    if (!existsSync(file)) throw new Error(`This needs the Debian package ${name}.`);
  const place = await mkdtemp(join(tmpdir(), 'portal-moment-'));
  const folder = makeFolder(place);
  const as = postgresUser();
  const make = (name: string) => {
    mkdirSync(join(folder, name), { mode: 0o700 });
    if (as !== undefined) chownSync(join(folder, name), as.uid, as.gid);
  };
  if (as !== undefined) chownSync(folder, as.uid, as.gid);
  for (const name of ['postgres', 'socket', 'pgbackrest', 'pgbackrest-log', 'pgbackrest-lock']) make(name);
  const text = readFileSync(deployed, 'utf8').replaceAll('/var/lib/aula-cluster', folder);
  const conf = join(folder, 'pgbackrest.conf');
  writeFileSync(conf, text);
  const call = (program: string, ...args: string[]) =>
    execFileSync(program, args, { ...as, cwd: folder, env: { PATH: process.env['PATH'] }, stdio: 'pipe' });
  const backRest = (...args: string[]) => call('pgbackrest', `--config=${conf}`, '--stanza=aula', ...args);
  const cluster = join(folder, 'postgres');
  const server = (...args: string[]) => call(`${binaries}/pg_ctl`, ...args, '--wait', '-D', cluster);
  const settings = [...text.matchAll(/^# {3}(archive_\w+ = .*)$/gm)].map(([, setting]) => setting);
  const config = readConfig({
    DATA_DIR: join(place, 'data'),
    DATABASE_URL: `postgres://postgres@localhost/postgres?host=${encodeURIComponent(join(folder, 'socket'))}`,
    SECRET_KEY: 'one secret of thirty-two letters or more',
    DEMO: '0',
    RATE_LIMIT_FACTOR: '100000',
  });
  const withPortal = async <T>(work: (portal: Portal) => Promise<T>): Promise<T> => {
    const { portal, close } = await openPortal(config, { log: openLog('fatal') });
    try {
      return await work(portal);
    } finally {
      await close();
    }
  };
  try {
    call(
      `${binaries}/initdb`,
      '-D',
      cluster,
      '-U',
      'postgres',
      '--auth=trust',
      '--encoding=UTF8',
      '--locale=C',
    );
    const lines = [
      `listen_addresses = ''`,
      `unix_socket_directories = '${join(folder, 'socket')}'`,
      ...settings,
    ];
    appendFileSync(join(cluster, 'postgresql.conf'), `${lines.join('\n')}\n`);
    server('start', '-l', join(folder, 'pgbackrest-log/postgres.log'));
    backRest('stanza-create');
    const acknowledged = await withPortal(async (portal) => {
      const before = [...(await save(portal, 'a', saves.beforeBackup))];
      backRest('--type=full', 'backup');
      before.push(...(await save(portal, 'b', saves.before)));
      const { rows } = await sql<{ at: string }>`select clock_timestamp()::text as at`.execute(portal.db);
      await save(portal, 'c', saves.after);
      await sql`select pg_switch_wal()`.execute(portal.db);
      backRest('check'); // waits until the archive has the switched log
      return { before, at: rows[0]?.at ?? '' };
    });
    server('stop', '-m', 'immediate');
    rmSync(cluster, { recursive: true });
    make('postgres');
    const begun = performance.now();
    backRest('--type=time', `--target=${acknowledged.at}`, '--target-action=promote', 'restore');
    server('start', '-l', join(folder, 'pgbackrest-log/postgres.log'));
    await until('the restored database writes', () => writes(config.databaseUrl));
    const found = await withPortal(subjectsOf);
    const seconds = ((performance.now() - begun) / 1000).toFixed(1);
    const lost = acknowledged.before.filter((subject) => !found.includes(subject)).length;
    const late = found.length - acknowledged.before.length + lost;
    process.stdout.write(
      `Back at ${acknowledged.at} after ${seconds} s: ${acknowledged.before.length} saves acknowledged before, ${lost} lost; ${saves.after} after it, ${late} there.\n`,
    );
    if (lost > 0 || late !== 0) process.exitCode = 1;
  } finally {
    if (existsSync(join(cluster, 'postmaster.pid'))) server('stop', '-m', 'immediate');
    await rm(place, { recursive: true, force: true });
  }
}

async function writes(url: string | undefined): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  try {
    await client.connect();
    const { rows } = await client.query<{ is: boolean }>('select not pg_is_in_recovery() as is');
    return rows[0]?.is === true;
  } finally {
    await client.end();
  }
}

/** Sends messages to the institute, one after another; returns the acknowledged ones. */
async function save(portal: Portal, series: string, count: number): Promise<string[]> {
  const api = inProcessApi(contextOf(portal, visitor));
  const subjects = Array.from({ length: count }, (_, at) => `${series}-${at}`);
  for (const Subject of subjects)
    await api.contact.sendMessage({
      FirstName: 'Ana',
      Email: 'ana@correo.test',
      Subject,
      Comments: '¿Cuándo?',
    });
  return subjects;
}

async function subjectsOf({ db }: Portal): Promise<string[]> {
  const rows = await db.selectFrom('contact_message').select('subject').execute();
  return rows.map(({ subject }) => subject);
}
