import { execFile, execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { giveTo, openDataFolder } from '../platform/embedded-postgres/data-folder.ts';
import { chooseRunAs, POSTGRES_ENVIRONMENT } from '../platform/embedded-postgres/run-as.ts';
import { temporaryFolder } from './temporary-folder.ts';

const run = promisify(execFile);

/** A folder with PostgreSQL's own programs; the embedded database brings only the server's. */
export interface Tools {
  folder: string;
  major: number;
  /** True if a server of the same version can be started. */
  hasServer: boolean;
}

const debian = '/usr/lib/postgresql';

/** Finds the newest of PostgreSQL's own tools on this machine; undefined without any. */
export function findPostgresTools(): Tools | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  if (existsSync(debian))
    folders.unshift(...readdirSync(debian).map((version) => join(debian, version, 'bin')));
  const found = folders
    .filter((folder) => ['pg_dump', 'pg_restore', 'psql'].every((name) => existsSync(join(folder, name))))
    .map((folder) => ({
      folder,
      major: majorOf(join(folder, 'pg_dump')),
      hasServer: ['initdb', 'postgres', 'pg_ctl'].every((name) => existsSync(join(folder, name))),
    }));
  return found.toSorted((one, other) => other.major - one.major)[0];
}

function majorOf(program: string): number {
  const said = execFileSync(program, ['--version'], { encoding: 'utf8' });
  return Number(/(\d+)/.exec(said)?.[1] ?? 0);
}

/** A PostgreSQL with an empty folder of its own, reached by a socket without a password. */
export interface ToolServer {
  connection: { host: string; user: string; database: string };
  close(): Promise<void>;
}

/** Starts a server of the tools' own version. */
export async function startToolServer({ folder }: Tools): Promise<ToolServer> {
  const root = await temporaryFolder('postgres-tools-');
  chmodSync(root, 0o711);
  const place = openDataFolder(root);
  const binaries = { initdb: join(folder, 'initdb'), postgres: join(folder, 'postgres'), majorVersion: '' };
  const runAs = chooseRunAs(binaries, place);
  for (const made of ['made', 'socket']) {
    mkdirSync(join(root, made), { mode: 0o700 });
    giveTo(join(root, made), runAs.fileOwner);
  }
  const [cluster, socket] = [join(root, 'made', 'cluster'), join(root, 'socket')];
  const as = { uid: runAs.uid, gid: runAs.gid, cwd: '/', env: POSTGRES_ENVIRONMENT };
  const call = (name: string, ...args: string[]) => {
    const [program = '', ...rest] = [...runAs.wrapper, join(folder, name), ...args];
    return run(program, rest, as);
  };
  await call('initdb', '-D', cluster, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--locale=C');
  const settings = `-c listen_addresses= -c fsync=off -c unix_socket_directories=${socket}`;
  await call('pg_ctl', 'start', '--wait', '-D', cluster, '-l', join(root, 'made/log'), '-o', settings);
  return {
    connection: { host: socket, user: 'postgres', database: 'postgres' },
    async close() {
      await call('pg_ctl', 'stop', '--wait', '-m', 'fast', '-D', cluster);
      rmSync(root, { recursive: true, force: true });
    },
  };
}

/** Runs one of the tools on a database; rejects if it fails or reports an error. */
export async function runTool(
  { folder }: Tools,
  name: 'pg_dump' | 'pg_restore' | 'psql',
  connection: { host: string; port?: number; user: string; password?: string; database: string },
  args: string[],
): Promise<void> {
  const env = {
    ...POSTGRES_ENVIRONMENT,
    PGHOST: connection.host,
    PGPORT: String(connection.port ?? 5432),
    PGUSER: connection.user,
    PGPASSWORD: connection.password ?? '',
    PGDATABASE: connection.database,
  };
  const { stderr } = await run(join(folder, name), args, { env });
  if (stderr !== '') throw new Error(`${name}: ${stderr}`);
}
