import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { delimiter, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parentOf } from '../processes.ts';

/** The programs of the cluster, each with the Debian package that brings it. */
const packages = {
  etcd: 'etcd-server',
  patroni: 'patroni',
  haproxy: 'haproxy',
  pgbouncer: 'pgbouncer',
  initdb: 'postgresql',
};
const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/lib/postgresql/15/bin'];
const programOf = (name: string) =>
  folders.map((folder) => join(folder, name)).find((file) => existsSync(file)) ?? name;

/**
 * An older Patroni lets a frozen primary take its lock back from the promoted server, whose acknowledged writes are
 * then lost.
 */
const leastPatroni = '3.0.3';

/** The packages that this machine lacks, or has in too old a version. */
export function missingPackages(): string[] {
  const missing = Object.entries(packages)
    .filter(([name]) => !existsSync(programOf(name)))
    .map(([, name]) => name);
  if (missing.includes(packages.patroni)) return missing;
  const said = execFileSync(programOf('patroni'), ['--version'], { encoding: 'utf8' }).trim();
  const version = said.split(' ').at(-1) ?? '';
  const isOld = version.localeCompare(leastPatroni, 'en', { numeric: true }) < 0;
  return isOld ? [...missing, `patroni ${leastPatroni} or newer instead of ${version}`] : missing;
}

const deployed = join(import.meta.dirname, '../../deploy/cluster');
const lookMilliseconds = 100;

/** Waits up to five minutes until `is`: on a busy machine an old primary takes more than two to become a standby. */
export async function until(what: string, is: () => boolean | Promise<boolean>): Promise<void> {
  const end = performance.now() + 300_000;
  while (!(await Promise.resolve(is()).catch(() => false))) {
    if (performance.now() > end) throw new Error(`in vain: ${what}`);
    await delay(lookMilliseconds);
  }
}

/** One machine with Patroni and PostgreSQL. */
export interface DatabaseMachine {
  name: string;
  host: string;
  isPrimary(): Promise<boolean>;
  isStandby(): Promise<boolean>;
  start(): void;
  /** Ends Patroni and all processes of PostgreSQL, as a machine dies. */
  kill(): void;
  /** Freezes all its processes, like a suspended virtual machine. */
  freeze(): void;
  wake(): void;
}

/** Engines configured by the files of deploy/cluster, on loopback addresses and in one folder. */
export interface Machines {
  databases: readonly [DatabaseMachine, DatabaseMachine];
  primary(): Promise<DatabaseMachine>;
  /** Starts PgBouncer and HAProxy. */
  startBalancer(): void;
  /** The settings of every node of the portal. */
  settings: Record<string, string>;
  close(): Promise<void>;
}

/** Writes the files of deploy/cluster with loopback addresses into a folder, and starts etcd and Patroni. */
export function startMachines(folder: string): Machines {
  const as = postgresUser();
  const own = (path: string) => as !== undefined && chownSync(path, as.uid, as.gid);
  own(folder);
  for (const name of readdirSync(deployed)) {
    const text = readFileSync(join(deployed, name), 'utf8');
    const path = join(folder, name);
    writeFileSync(path, text.replaceAll('10.0.0.', '127.0.0.').replaceAll('/var/lib/aula-cluster', folder));
    own(path);
  }
  const children = new Set<ChildProcess>();
  const run = (name: string, args: string[], env: NodeJS.ProcessEnv = {}, asRoot = false) => {
    const child = spawn(programOf(name), args, {
      ...(asRoot ? {} : as),
      cwd: folder,
      env: { PATH: folders.join(delimiter), LANG: 'C.UTF-8', HOME: folder, ...env },
      stdio: process.env['CLUSTER_LOG'] === undefined ? 'ignore' : 'inherit',
    });
    children.add(child);
    child.once('exit', () => children.delete(child));
    return child;
  };
  const etcd = (port: number) => `http://127.0.0.11:${port}`;
  run('etcd', [
    ...['--name', 'etcd1', '--data-dir', join(folder, 'etcd'), '--log-level', 'error'],
    ...['--listen-client-urls', etcd(2379), '--advertise-client-urls', etcd(2379)],
    ...['--listen-peer-urls', etcd(2380), '--initial-advertise-peer-urls', etcd(2380)],
    ...['--initial-cluster', `etcd1=${etcd(2380)}`],
  ]);

  function machine(number: 1 | 2): DatabaseMachine {
    const host = `127.0.0.1${number}`;
    const name = `postgres${number}`;
    const data = join(folder, name);
    mkdirSync(data, { mode: 0o700 });
    own(data);
    const says = async (path: string) => (await fetch(`http://${host}:8008${path}`)).ok;
    let patroni: ChildProcess | undefined;
    const signalAll = (name: NodeJS.Signals) => {
      const file = join(data, 'postmaster.pid');
      const [postmaster = ''] = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
      for (const pid of [patroni?.pid ?? 0, ...withChildren(Number(postmaster))]) signal(pid, name);
    };
    return {
      name,
      host,
      isPrimary: () => says('/primary').catch(() => false),
      isStandby: () => says('/sync').catch(() => false),
      start() {
        patroni = run('patroni', [join(folder, 'patroni.yml')], {
          PATRONI_NAME: name,
          PATRONI_RESTAPI_LISTEN: `${host}:8008`,
          PATRONI_RESTAPI_CONNECT_ADDRESS: `${host}:8008`,
          PATRONI_POSTGRESQL_LISTEN: `${host}:5432`,
          PATRONI_POSTGRESQL_CONNECT_ADDRESS: `${host}:5432`,
          PATRONI_POSTGRESQL_DATA_DIR: data,
          PATRONI_POSTGRESQL_PGPASS: join(folder, `${name}.pgpass`),
        });
      },
      kill: () => signalAll('SIGKILL'),
      freeze: () => signalAll('SIGSTOP'),
      wake: () => signalAll('SIGCONT'),
    };
  }
  const databases = [machine(1), machine(2)] as const;
  return {
    databases,
    async primary() {
      for (const each of databases) if (await each.isPrimary()) return each;
      throw new Error('no server of the database is the primary');
    },
    startBalancer() {
      run('pgbouncer', ['-q', join(folder, 'pgbouncer.ini')]);
      run('haproxy', ['-db', '-f', join(folder, 'haproxy.cfg')], {}, true);
    },
    settings: {
      SECRET_KEY: 'one secret of thirty-two letters or more', // the driver makes tokens with it
      ...Object.fromEntries(
        [...readFileSync(join(folder, 'portal.env'), 'utf8').matchAll(/^([A-Z_]+)=(.*)$/gm)].map(
          ([, name = '', value = '']) => [name, value],
        ),
      ),
    },
    async close() {
      for (const each of databases) each.kill(); // also one that is frozen
      for (const child of children) child.kill('SIGKILL');
      await until('the end of all engines', () => children.size === 0);
    },
  };
}

/** PostgreSQL and PgBouncer refuse to be root. */
export function postgresUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (what: string) => Number(execFileSync('id', [what, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

function withChildren(pid: number): number[] {
  if (!(pid > 0)) return [];
  const others = readdirSync('/proc').map(Number).filter(Boolean);
  return [pid, ...others.filter((each) => isChild(each, pid))];
}

function isChild(pid: number, parent: number): boolean {
  try {
    return parentOf(pid) === parent;
  } catch {
    return false; // it ended between the listing and the look
  }
}

function signal(pid: number, name: NodeJS.Signals): void {
  if (!(pid > 0)) return;
  try {
    process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** Makes the folder of the engines, accessible to another user. */
export function makeFolder(folder: string): string {
  chmodSync(folder, 0o711);
  const inside = join(folder, 'engines');
  mkdirSync(inside, { mode: 0o700 });
  return inside;
}
