import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect, createServer } from 'node:net';
import { delimiter, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { temporaryFolder } from './temporary-folder.ts';

/** A PgBouncer in transaction mode, with the settings of deploy/cluster/pgbouncer.ini. */
export interface Pooler {
  port: number;
  close(): Promise<void>;
}

export function findPooler(): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin'];
  return folders.map((folder) => join(folder, 'pgbouncer')).find((file) => existsSync(file));
}

const file = join(import.meta.dirname, '../../deploy/cluster/pgbouncer.ini');

interface Target {
  host: string;
  port: number;
  user: string;
  password?: string;
  database: string;
}

/** Starts it before a database; without `limits` as somebody does who forgot connect_query. */
export async function startPooler(program: string, target: Target, { limits = true } = {}): Promise<Pooler> {
  const folder = await temporaryFolder('pooler-');
  const port = await freePort();
  const users = join(folder, 'users.txt');
  const settings = readFileSync(file, 'utf8')
    .replace(
      /^aula = host=\S+ port=\S+ dbname=\S+/m,
      `${target.database} = host=${target.host} port=${target.port}`,
    )
    .replace(limits ? /$^/ : / connect_query=.*/, '')
    .replace(/^listen_addr = .*/m, 'listen_addr = 127.0.0.1')
    .replace(/^listen_port = .*/m, `listen_port = ${port}`)
    .replace(/^auth_file = .*/m, `auth_file = ${users}`);
  writeFileSync(join(folder, 'pgbouncer.ini'), settings);
  writeFileSync(users, `"${target.user}" "${target.password ?? ''}"\n`);
  const as = stranger();
  if (as !== undefined) {
    chmodSync(folder, 0o700);
    for (const path of [folder, users, join(folder, 'pgbouncer.ini')]) chownSync(path, as.uid, as.gid);
  }
  const child = spawn(program, ['-q', join(folder, 'pgbouncer.ini')], { ...as, cwd: '/', stdio: 'ignore' });
  const ended = once(child, 'exit');
  while (!(await isAnswered(port))) {
    if (child.exitCode !== null) throw new Error(`PgBouncer ended with ${child.exitCode}`);
    await delay(20);
  }
  return {
    port,
    async close() {
      child.kill('SIGKILL');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** PgBouncer refuses to be root; then it runs as the user of its package. */
function stranger(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (what: string) => Number(execFileSync('id', [what, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

async function freePort(): Promise<number> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

async function isAnswered(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  const answered = once(socket, 'connect').then(
    () => true,
    () => false,
  );
  const is = await answered;
  socket.destroy();
  return is;
}
