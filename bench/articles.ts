import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres } from '../server/platform/embedded-postgres.ts';
import { startServer, stopServer } from './processes.ts';
import { seedArticles } from './seed-articles.ts';
import { signIn } from './sign-in.ts';
import { measureWaiting } from './waiting.ts';

/** How long readers and administrators wait among 100,000 articles: `node bench/articles.ts`. */
const count = Number(process.env['BENCH_ARTICLES'] ?? 100_000);
const pageSize = 20;
const lastPage = Math.ceil(count / pageSize);

const dataDir = await mkdtemp(join(tmpdir(), 'portal-bench-'));
const portal = await startServer(['server/main.ts'], {
  DATA_DIR: dataDir,
  PORT: '0',
  LOG_LEVEL: 'fatal',
  RATE_LIMIT_FACTOR: '10000',
  ADMIN_PASSWORD: 'faro-trompeta-19-niebla',
});

const measure = (name: string, path: string, headers?: Record<string, string>) =>
  measureWaiting(name, `${portal.url}/api/${path}`, headers);

try {
  const server = await startEmbeddedPostgres({ dataDir: join(dataDir, 'postgres'), log: () => undefined });
  const client = new pg.Client(server.connection);
  await client.connect();
  await seedArticles(client, count);
  const { headers: administrator } = await signIn(client, dataDir, { username: 'mide', role: 'admin' });
  const { rows } = await client.query<{ id: number }>(
    'select id from article order by listed_at offset $1 limit 1',
    [Math.floor(count / 2)],
  );
  await client.end();
  await server.stop();

  const page = (Page: number, more = '') => `Page=${Page}&PageSize=${pageSize}${more}`;
  await measure('GetClient, first page', `Article/GetClient?${page(1)}`);
  await measure(`GetClient, page ${lastPage}`, `Article/GetClient?${page(lastPage)}`);
  await measure('GetClient, newest 1,000', 'Article/GetClient');
  await measure('GetClient for 40 years', `Article/GetClient?${page(1)}`, administrator);
  await measure('GetClient, Search of a common word', `Article/GetClient?${page(1, '&Search=pensiones')}`);
  await measure('GetClient, Search of a rare word', `Article/GetClient?${page(1, '&Search=unico777')}`);
  await measure('GetClient, Search of two letters', `Article/GetClient?${page(1, '&Search=pe')}`);
  for (const sort of ['title', 'category', 'date']) {
    await measure(`Get by ${sort}, first page`, `Article/Get?${page(1, `&Sort=${sort}`)}`, administrator);
    await measure(
      `Get by ${sort}, last page`,
      `Article/Get?${page(lastPage, `&Sort=${sort}`)}`,
      administrator,
    );
  }
  await measure('Read, with its neighbours', `Article/Read?id=${rows[0]?.id}`);
  for (const value of ['pensión', 'edad', 'unico777', 'sobrevivenca', 'pensoin', 'ahorrar cada mes', 'pe'])
    await measure(`Find '${value}'`, `HomeSlider/Find?value=${encodeURIComponent(value)}`);
} finally {
  await stopServer(portal.process);
  await rm(dataDir, { recursive: true, force: true });
}
