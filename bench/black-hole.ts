import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { sessionPrefix } from '../server/platform/database/pubsub.ts';
import { startEmbeddedPostgres } from '../server/platform/embedded-postgres/embedded-postgres.ts';
import { openSilentWay, type SilentWay } from '../server/testing/silent-way.ts';
import { prepare } from '../tools/prepare.mjs';
import { median, startServer, stopServer } from './processes.ts';

/**
 * Measures whole portals whose way to the database lies: it swallows everything, only what goes over connections of before,
 * or only what goes to the line on which a node hears news. How long who needs the database waits for a 503 or an answer, how
 * soon it is right again, and how long an administrator is let in who was deleted at another node.
 * `node bench/black-hole.ts`.
 */
const darkSeconds = Number(process.env['BENCH_SECONDS'] ?? 30);
const askEveryMilliseconds = 250;
const paths = ['/api/Category/Get', '/readyz', '/api/HomeSlider/Find?value=pension'];

interface Answer {
  path: string;
  status: number;
  milliseconds: number;
}

async function ask(url: string, path: string, token?: string): Promise<Answer> {
  const since = performance.now();
  const headers: HeadersInit = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const response = await fetch(`${url}${path}`, { headers });
  await response.arrayBuffer();
  return { path, status: response.status, milliseconds: performance.now() - since };
}

const say = (line: string) => process.stdout.write(`${line}\n`);

async function askInTheDark(url: string): Promise<Answer[]> {
  const answers: Promise<Answer>[] = [];
  const until = performance.now() + darkSeconds * 1000;
  while (performance.now() < until) {
    for (const path of [...paths, '/']) answers.push(ask(url, path));
    await delay(askEveryMilliseconds);
  }
  return Promise.all(answers);
}

async function millisecondsUntilRight(url: string): Promise<number> {
  const since = performance.now();
  while ((await ask(url, '/api/Category/Get')).status !== 200) await delay(50);
  return performance.now() - since;
}

function report(name: string, answers: Answer[]): void {
  const statuses = [...new Set(answers.map(({ status }) => status))].map(
    (status) => `${status} × ${answers.filter((each) => each.status === status).length}`,
  );
  const times = answers.map(({ milliseconds }) => milliseconds);
  say(
    `  ${name.padEnd(24)} ${statuses.join(', ')}  median ${median(times).toFixed(0)} ms  longest ${Math.max(...times).toFixed(0)} ms`,
  );
}

/** Calls while one statement waits for a lock and new connections take three seconds, as behind a pooler's queue. */
async function askBesideALock(
  url: string,
  { way }: { way: SilentWay },
  holder: pg.Client,
): Promise<Answer[]> {
  await Promise.all(Array.from({ length: 40 }, () => ask(url, '/api/Category/Get')));
  way.setSlow(3_000);
  await holder.query('begin; lock table contact_message in access exclusive mode');
  const message = { FirstName: 'Ana', Email: 'ana@correo.test', Subject: 'Hola', Comments: '¿Cuándo?' };
  const waiting = fetch(`${url}/api/Contact/SendMessage`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(message),
  });
  const answers: Answer[] = [];
  const since = performance.now();
  while (performance.now() - since < 4_000) {
    answers.push(await ask(url, '/api/Category/Get'));
    await delay(40);
  }
  await holder.query('rollback');
  const { status } = await waiting;
  say(`  what waits for the lock  ${status}`);
  way.setSlow(0);
  return answers;
}

/** How long each of a few calls, one after the other, waits where connections of before are dead; new ones work. */
async function askOverDeadLines(url: string): Promise<Answer[]> {
  const answers: Answer[] = [];
  do answers.push(await ask(url, '/api/Category/Get'));
  while (answers.at(-1)?.status !== 200 || answers.length < 5);
  return answers;
}

const administrator = { UserName: 'admin', Password: 'lluvia-mesa-trompeta-9' };

async function signIn(url: string): Promise<string> {
  const response = await fetch(`${url}/api/Users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(administrator),
  });
  return ((await response.json()) as { data: { token: string } }).data.token;
}

async function logOut(url: string, token: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  const { status } = await fetch(`${url}/api/Users/logout`, { method: 'POST', headers });
  if (status !== 200) throw new Error(`logout: ${status}`);
}

await prepare({ build: process.env['DIST_DIR'] === undefined });
const folder = await mkdtemp(join(tmpdir(), 'portal-black-hole-'));
const database = await startEmbeddedPostgres({ dataDir: join(folder, 'postgres'), log: () => undefined });
const { user, password, database: name } = database.connection;
const nodes = await Promise.all(
  [1, 2].map(async () => {
    const way = await openSilentWay(database.connection);
    const start = () =>
      startServer([process.execPath, 'server/main.ts'], {
        DATABASE_URL: `postgres://${user}:${encodeURIComponent(password)}@127.0.0.1:${way.port}/${name}`,
        ...{ DATA_DIR: join(folder, 'data'), PORT: '0', DEMO: '1', RATE_LIMIT_FACTOR: '100' },
        ...{ LOG_LEVEL: 'fatal', ADMIN_PASSWORD: administrator.Password },
      });
    return { way, start };
  }),
);
const [one, two] = nodes as [(typeof nodes)[0], (typeof nodes)[0]];
const server = await one.start();
const other = await two.start();
const { way } = one;
try {
  for (const path of [...paths, '/']) await ask(server.url, path);
  const before = way.taken.length;
  way.setDark(true);
  const answers = await askInTheDark(server.url);
  const made = way.taken.length - before;
  way.setDark(false);
  say(`A database that swallows everything for ${darkSeconds} s`);
  report(
    'who needs it',
    answers.filter(({ path }) => path !== '/'),
  );
  report(
    'the home page',
    answers.filter(({ path }) => path === '/'),
  );
  say(`  connections tried ${made}`);
  say(`  right again after ${(await millisecondsUntilRight(server.url)).toFixed(0)} ms`);

  await Promise.all(Array.from({ length: 40 }, () => ask(server.url, '/api/Category/Get')));
  way.swallowOpenOnes();
  say('Old connections dead, new ones live');
  report('calls, one by one', await askOverDeadLines(server.url));

  const holder = new pg.Client(database.connection);
  await holder.connect();
  say('A lock held for 4 s, new connections take 3 s');
  report('calls beside it', await askBesideALock(server.url, one, holder).finally(() => holder.end()));

  const token = await signIn(other.url);
  const isLetIn = async () => (await ask(server.url, '/api/Usuario/Get', token)).status === 200;
  if (!(await isLetIn())) throw new Error('the administrator is not let in');
  way.swallowOpenOnes(sessionPrefix);
  await logOut(other.url, token);
  const since = performance.now();
  const passed = () => performance.now() - since;
  while ((await isLetIn()) && passed() < 60_000) await delay(100);
  say('The line for news deaf, a session ended at another node');
  say(`  let in for another ${passed().toFixed(0)} ms${passed() < 60_000 ? '' : ' and on'}`);
} finally {
  await Promise.all([stopServer(server.process), stopServer(other.process)]);
  await Promise.all(nodes.map((node) => node.way.close()));
  await database.stop();
  await rm(folder, { recursive: true, force: true });
}
