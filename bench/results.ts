import type pg from 'pg';
import { measureLatency } from './latency.ts';
import { seedResults } from './seed/seed-results.ts';
import { signIn } from './seed/sign-in.ts';
import { withPortal } from './with-portal.ts';

/** Measures the results of courses and people's pages among 1,000,000 attempts: `node bench/results.ts`. */
const scale = {
  members: Number(process.env['BENCH_MEMBERS'] ?? 100_000),
  attempts: Number(process.env['BENCH_ATTEMPTS'] ?? 1_000_000),
};

/** A list of 500 people, of whom every fifth is unknown and every tenth line a name that many have. */
const pastedList = () =>
  Array.from({ length: 500 }, (_, n) => {
    if (n % 10 === 0) return 'Socia Quispe Mamani';
    return n % 5 === 0 ? `nadie${n}@correo.test` : `socio${n * 37}@correo.test`;
  }).join('\n');

async function seed(client: pg.Client, dataDir: string) {
  const { headers } = await signIn(client, dataDir, { username: 'mide', role: 'admin' });
  const { biggest, usual, busiestMember } = await seedResults(client, scale);
  const { rows } = await client.query(
    `select (select count(*) from account) as accounts, (select count(*) from attempt) as attempts,
       (select count(*) from enrolment where course_id = $1) as "enrolledInBiggest",
       (select count(*) from attempt where course_id = $1) as "attemptsOfBiggest",
       (select count(*) from enrolment where course_id = $2) as "enrolledInUsual"`,
    [biggest, usual],
  );
  process.stdout.write(`${JSON.stringify(rows[0])}\n`);
  return { headers, biggest, usual, busiestMember };
}

await withPortal(
  async ({ url, dataDir, client }) => {
    const { headers, biggest, usual, busiestMember } = await seed(client, dataDir);
    const call = (name: string, path: string) => measureLatency(name, `${url}/api/${path}`, headers);
    for (const [name, id] of [
      ['usual', usual],
      ['biggest', biggest],
    ] as const) {
      const list = `Result/Get?courseId=${id}&Page=1&PageSize=20`;
      await call(`Result/Get, ${name}`, list);
      await call(`Result/Get, ${name}, by grade`, `${list}&Sort=grade&Order=desc`);
      await call(`Result/Get, ${name}, by activity`, `${list}&Sort=activity&Order=desc`);
      await call(`Result/Get, ${name}, failed`, `${list}&State=failed`);
      await call(`Result/Get, ${name}, page 400`, list.replace('Page=1', 'Page=400'));
      await call(`Result/Get, ${name}, Search=mamani`, `${list}&Search=mamani`);
      await call(`Result/Get, ${name}, Search=so`, `${list}&Search=so`);
    }
    await call('Person/Get', `Person/Get?id=${busiestMember}`);
    await call('Person/GetAttempts', `Person/GetAttempts?id=${busiestMember}&Page=1&PageSize=20`);
    const start = performance.now();
    const response = await fetch(`${url}/api/Result/PreviewEnrolment`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ courseId: usual, Lines: pastedList() }),
    });
    const { data } = (await response.json()) as { data: unknown[] };
    process.stdout.write(
      `Result/PreviewEnrolment, ${data.length} lines: ${(performance.now() - start).toFixed(0)} ms\n`,
    );
    for (const format of ['csv', 'xlsx']) {
      const begun = performance.now();
      const file = await fetch(`${url}/api/Result/Export?courseId=${usual}&Format=${format}`, { headers });
      const bytes = (await file.arrayBuffer()).byteLength;
      process.stdout.write(
        `Result/Export ${format}, usual: ${file.status} ${(performance.now() - begun).toFixed(0)} ms, ${bytes} bytes\n`,
      );
    }
  },
  { DEMO: '0' },
);
