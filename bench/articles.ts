import { measureLatency } from './latency.ts';
import { seedArticles } from './seed/seed-articles.ts';
import { signIn } from './seed/sign-in.ts';
import { memberOf } from './table/people.ts';
import { type MeasuredPortal, withPortal } from './with-portal.ts';

/**
 * Waiting times of readers and administrators among 100,000 articles, each beside the same among a hundredth of them:
 * `npm run bench:articles`.
 */
const count = Number(process.env['BENCH_ARTICLES'] ?? 100_000);
const few = Math.ceil(count / 100);
const pageSize = 20;

type Headers = Record<string, string>;
interface Callers {
  administrator: Headers;
  /** With a member's session, so that a page is put together for each request. */
  member: Headers;
}
type Asked = [name: string, path: string, headers?: Headers];

const page = (Page: number, more = '') => `Page=${Page}&PageSize=${pageSize}${more}`;

/** What is measured among `there` articles; `id` is one in their middle. */
function everything(there: number, id: number, { administrator, member }: Callers): Asked[] {
  const last = Math.ceil(there / pageSize);
  const list = (more: string) => `api/Article/GetClient?${page(1, more)}`;
  return [
    ['GetClient, first page', list('')],
    ['GetClient, last page', `api/Article/GetClient?${page(last)}`],
    ['GetClient, newest 1,000', 'api/Article/GetClient'],
    ['GetClient for 40 years', list(''), administrator],
    ...['pensiones', 'unico777', 'pe'].map(
      (word): Asked => [`GetClient, Search '${word}'`, list(`&Search=${word}`)],
    ),
    ...['title', 'category', 'date'].flatMap((sort): Asked[] => [
      [`Get by ${sort}, first page`, `api/Article/Get?${page(1, `&Sort=${sort}`)}`, administrator],
      [`Get by ${sort}, last page`, `api/Article/Get?${page(last, `&Sort=${sort}`)}`, administrator],
    ]),
    ['Read, with its neighbours', `api/Article/Read?id=${id}`],
    ...['pensión', 'edad', 'unico777', 'sobrevivenca', 'pensoin', 'ahorrar cada mes', 'pe'].map(
      (word): Asked => [`Find '${word}'`, `api/HomeSlider/Find?value=${encodeURIComponent(word)}`],
    ),
    ['home, a member', '', member],
    ['list of articles, a member', 'articulos', member],
    ['article, a member', `leerarticulo?id=${id}`, member],
  ];
}

async function measureAll({ url, client }: MeasuredPortal, there: number, callers: Callers) {
  process.stdout.write(`\n${there} articles\n`);
  const { rows } = await client.query<{ id: number }>(
    'select id from article order by listed_at offset $1 limit 1',
    [Math.floor(there / 2)],
  );
  const medians = new Map<string, number>();
  for (const [name, path, headers] of everything(there, rows[0]?.id ?? 0, callers))
    medians.set(name, await measureLatency(name, `${url}/${path}`, headers));
  return medians;
}

await withPortal(async (portal) => {
  const { client, dataDir } = portal;
  const { headers: administrator } = await signIn(client, dataDir, { username: 'mide', role: 'admin' });
  const { cookie } = await memberOf(portal, { username: 'mide.lee', courses: [] });
  const callers = { administrator, member: { cookie } };
  const since = performance.now();
  await seedArticles(client, few);
  const among = await measureAll(portal, few, callers);
  await seedArticles(client, count - few, few);
  process.stdout.write(`\nseeded after ${((performance.now() - since) / 1000).toFixed(0)} s\n`);
  const amongAll = await measureAll(portal, count, callers);
  process.stdout.write(`\n${'times as long as among a hundredth'.padEnd(48)}\n`);
  for (const [name, milliseconds] of amongAll)
    process.stdout.write(
      `${name.padEnd(48)} ${(milliseconds / (among.get(name) ?? 1)).toFixed(2).padStart(6)}\n`,
    );
});
