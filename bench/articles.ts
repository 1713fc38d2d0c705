import { measureLatency } from './latency.ts';
import { seedArticles } from './seed/seed-articles.ts';
import { signIn } from './seed/sign-in.ts';
import { withPortal } from './with-portal.ts';

/** Measures waiting times of readers and administrators among 100,000 articles: `node bench/articles.ts`. */
const count = Number(process.env['BENCH_ARTICLES'] ?? 100_000);
const pageSize = 20;
const lastPage = Math.ceil(count / pageSize);

await withPortal(async ({ url, dataDir, client }) => {
  const measure = (name: string, path: string, headers?: Record<string, string>) =>
    measureLatency(name, `${url}/api/${path}`, headers);
  await seedArticles(client, count);
  const { headers: administrator } = await signIn(client, dataDir, { username: 'mide', role: 'admin' });
  const { rows } = await client.query<{ id: number }>(
    'select id from article order by listed_at offset $1 limit 1',
    [Math.floor(count / 2)],
  );

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
});
