import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { startEmbeddedPostgres } from '../server/platform/embedded-postgres/embedded-postgres.ts';
import { openSilentWay } from '../server/testing/silent-way.ts';
import { prepare } from '../tools/prepare.mjs';
import { median, startServer, stopServer } from './processes.ts';

/**
 * Measures a whole portal whose way to the database swallows everything for half a minute: how long who needs it waits
 * for the 503, and how soon it is right again. `node bench/black-hole.ts`.
 */
const darkSeconds = Number(process.env['BENCH_SECONDS'] ?? 30);
const askEveryMilliseconds = 250;
const paths = ['/api/Category/Get', '/readyz', '/api/HomeSlider/Find?value=pension'];

interface Answer {
  path: string;
  status: number;
  milliseconds: number;
}

async function ask(url: string, path: string): Promise<Answer> {
  const since = performance.now();
  const response = await fetch(`${url}${path}`);
  await response.arrayBuffer();
  return { path, status: response.status, milliseconds: performance.now() - since };
}

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
  process.stdout.write(
    `  ${name.padEnd(24)} ${statuses.join(', ')}  median ${median(times).toFixed(0)} ms  longest ${Math.max(...times).toFixed(0)} ms\n`,
  );
}

await prepare({ build: process.env['DIST_DIR'] === undefined });
const folder = await mkdtemp(join(tmpdir(), 'portal-black-hole-'));
const database = await startEmbeddedPostgres({ dataDir: join(folder, 'postgres'), log: () => undefined });
const { user, password, database: name } = database.connection;
const way = await openSilentWay(database.connection);
const server = await startServer([process.execPath, 'server/main.ts'], {
  DATABASE_URL: `postgres://${user}:${encodeURIComponent(password)}@127.0.0.1:${way.port}/${name}`,
  ...{ DATA_DIR: join(folder, 'data'), PORT: '0', DEMO: '1', RATE_LIMIT_FACTOR: '100', LOG_LEVEL: 'fatal' },
});
try {
  for (const path of [...paths, '/']) await ask(server.url, path);
  const before = way.taken.length;
  way.setDark(true);
  const answers = await askInTheDark(server.url);
  const made = way.taken.length - before;
  way.setDark(false);
  process.stdout.write(`A database that swallows everything for ${darkSeconds} s\n`);
  report(
    'who needs it',
    answers.filter(({ path }) => path !== '/'),
  );
  report(
    'the home page',
    answers.filter(({ path }) => path === '/'),
  );
  process.stdout.write(`  connections tried ${made}\n`);
  process.stdout.write(`  right again after ${(await millisecondsUntilRight(server.url)).toFixed(0)} ms\n`);
} finally {
  await stopServer(server.process);
  await way.close();
  await database.stop();
  await rm(folder, { recursive: true, force: true });
}
