import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { measureLatency } from './latency.ts';
import type { LoadPlan, LoadResult } from './load.ts';
import { median, runForJson } from './processes.ts';
import { seedStatistics } from './seed/seed-statistics.ts';
import { signIn } from './seed/sign-in.ts';
import { requestsOf, sitExams } from './sittings.ts';
import { type MeasuredPortal, withPortal } from './with-portal.ts';

/**
 * Measures reports among 1,000,000 exams with 20,000,000 questions, two fifths of them of one course, and what an
 * administrator who looks at one report after another takes from exams: `node bench/statistics.ts`. It needs 12 GB on
 * disk; BENCH_DATA names a folder that is kept, and seeded only once.
 */
const scale = {
  courses: 20,
  attempts: Number(process.env['BENCH_ATTEMPTS'] ?? 1_000_000),
  questionsPerExam: 20,
  bank: 100,
  busiestShare: 0.4,
  days: 730,
};
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 5);
const seconds = Number(process.env['BENCH_SECONDS'] ?? 10);
const inFlight = 32;

const say = (line: string) => process.stdout.write(`${line}\n`);

/** The busiest course of the world, which is made if it is not there yet. */
async function busiestOf(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ id: number }>(`select id from course where title = 'Curso 1'`);
  if (rows[0] !== undefined) return rows[0].id;
  const since = performance.now();
  const first = await seedStatistics(client, scale);
  say(`seeded in ${((performance.now() - since) / 60_000).toFixed(1)} min`);
  await client.query(
    `insert into tally_due (course_id, kind) select id, kind from course, unnest(array['exams', 'people']) kind`,
  );
  return first;
}

/** Waits until the portal's job has tallied all of it. */
async function tallied(client: pg.Client): Promise<void> {
  const since = performance.now();
  const isDue = async () => (await client.query('select from tally_due limit 1')).rowCount === 1;
  if (!(await isDue())) return;
  while (await isDue()) await delay(500);
  await client.query('vacuum (analyze) exam_tally, people_tally, tally_due');
  say(`tallied in ${((performance.now() - since) / 1000).toFixed(0)} s`);
}

async function sizes(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string; size: string; rows: number }>(
    `select relname as name, pg_size_pretty(pg_total_relation_size(oid)) as size, reltuples::int as rows from pg_class
     where relname in ('attempt', 'attempt_question', 'attempt_answer', 'exam_tally', 'people_tally') order by oid`,
  );
  for (const { name, size, rows: count } of rows) say(`  ${name.padEnd(20)} ${count} rows, ${size}`);
}

/** The reports on the busiest course, and on all. */
const reportsOn = (course: number): [string, string][] => [
  ['Report/GetGender', 'Report/GetGender'],
  ['Report/GetCourse', 'Report/GetCourse'],
  ['Report/GetMostFailedQuestion', `Report/GetMostFailedQuestion?courseId=${course}`],
  [
    'Report/GetMostFailedQuestion, odd period',
    `Report/GetMostFailedQuestion?courseId=${course}&From=2025-02-03&To=2026-10-28`,
  ],
  ['Statistics/GetCourse, all time', `Statistics/GetCourse?courseId=${course}`],
  [
    'Statistics/GetCourse, odd period',
    `Statistics/GetCourse?courseId=${course}&From=2025-02-03&To=2026-10-28`,
  ],
  ['Statistics/GetCourse, small course', `Statistics/GetCourse?courseId=${course + 3}`],
  ['Statistics/GetActivity, all courses', 'Statistics/GetActivity'],
  ['Statistics/GetActivity, a month', 'Statistics/GetActivity?From=2026-10-01&To=2026-10-31'],
  ['Statistics/GetAlarms', 'Statistics/GetAlarms'],
  ['Statistics/Export, options as CSV', `Statistics/Export?Table=options&Format=csv&courseId=${course}`],
];

/** Saves per second of 32 members at once, alone and beside somebody who looks at a report each second. */
async function besideExams(portal: MeasuredPortal, course: number, headers: Record<string, string>) {
  const plan: LoadPlan = {
    url: `${portal.url}/api/Question/saveAnswerByUser`,
    variants: requestsOf(await sitExams(portal, inFlight)),
    method: 'POST',
    connections: inFlight,
    seconds,
  };
  const saves = async () => (await runForJson<LoadResult>('bench/load.ts', plan)).requests / seconds;
  const paths = reportsOn(course).map(([, path]) => path);
  async function savesBesideReports(): Promise<number> {
    const load = saves();
    for (let turn = 0; turn < seconds; turn += 1) {
      const next = delay(1000);
      const answer = await fetch(`${portal.url}/api/${paths[turn % paths.length]}`, { headers });
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`a report was answered ${answer.status}`);
      await next;
    }
    return load;
  }
  const [quiet, loud]: [number[], number[]] = [[], []];
  await saves();
  for (let round = 0; round < rounds; round += 1) {
    quiet.push(await saves());
    loud.push(await savesBesideReports());
  }
  const [alone, beside] = [median(quiet), median(loud)];
  say(`Saved answers, ${inFlight} in flight, medians of ${rounds} rounds of ${seconds} s`);
  say(
    `  alone ${alone.toFixed(0)}/s, beside a report a second ${beside.toFixed(0)}/s (${((100 * beside) / alone - 100).toFixed(1)} %)`,
  );
}

await withPortal(
  async (portal) => {
    const { client, dataDir, url } = portal;
    const course = await busiestOf(client);
    await tallied(client);
    await sizes(client);
    const username = `mide${Date.now()}`;
    const { headers } = await signIn(client, dataDir, { username, role: 'admin' });
    for (const [name, path] of reportsOn(course)) await measureLatency(name, `${url}/api/${path}`, headers);
    await besideExams(portal, course, headers);
  },
  { DEMO: '0' },
);
