import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { answers, freePort } from './ports.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** A PgBouncer in transaction mode, with the settings of deploy/cluster/pgbouncer.ini. */
export interface Pooler {
  port: number;
  close(): Promise<void>;
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
  await answers(child, port);
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
