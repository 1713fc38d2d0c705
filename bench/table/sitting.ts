import { readdir, stat } from 'node:fs/promises';
import { Agent } from 'node:http';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { hashPassword } from '../../server/platform/crypto/passwords.ts';
import { countryDay, fewestProcessors, type StepCosts } from '../exam-day.ts';
import { callApi, startExam } from '../http-calls.ts';
import { cpuSecondsWithChildren } from '../processes.ts';
import { type Examinee, seedExams } from '../seed/seed-exams.ts';
import { type MeasuredPortal, withPortal } from '../with-portal.ts';
import { signIn } from './people.ts';
import type { Row, Size } from './row.ts';

const atOnce = 8;
const password = 'lluvia-mesa-trompeta-9';
const [certificateMilliseconds, lookMilliseconds] = [300_000, 200];
/**
 * A country's demands on its cluster: no wait for a processor, and the last certificate within a quarter of an hour.
 */
const country = { usable: 0.6, waitSeconds: 0.5, certificateSeconds: 900 };

/** Processor seconds of one member's step: the portal with its drawing processes, and PostgreSQL. */
interface Cost {
  portal: number;
  database: number;
}

const stepNames: Record<keyof StepCosts, string> = {
  signIn: 'sign-in',
  pages: 'four pages on the way to the exam',
  start: 'start',
  click: 'a saved click',
  end: 'end, grade, certificate drawn and signed',
};

/** Runs `each` for all, a few at once. */
async function forAll<T, R>(items: readonly T[], each: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  const left = items.entries();
  const take = async () => {
    for (const [n, item] of left) results[n] = await each(item);
  };
  await Promise.all(Array.from({ length: atOnce }, take));
  return results;
}

/** Measures this many equal steps by CPU, which other work on the machine affects least. */
async function costOf<T>(
  { pid, cpu }: MeasuredPortal,
  count: number,
  steps: () => Promise<T>,
): Promise<[T, Cost]> {
  const now = () => ({ portal: cpuSecondsWithChildren(pid), database: cpu().database });
  const before = now();
  const result = await steps();
  const after = now();
  const each = (key: keyof Cost) => (after[key] - before[key]) / count;
  return [result, { portal: each('portal'), database: each('database') }];
}

const rowOf = (work: string, measured: string): Row => ({
  work,
  measured,
  reference: '',
  goal: '',
  isReached: undefined,
});

const milliseconds = (seconds: number) => (seconds * 1000).toFixed(2);

/** The right answer by the seeded key: true/false, or several letters. */
const rightAnswer = (questionTypeId: number) => (questionTypeId === 1 ? 'A' : 'B,D');

/** Measures what one sitting costs, step by step, and what a country's exam day would need at that cost. */
export async function measureSitting({ isQuick }: Size): Promise<Row[]> {
  const count = isQuick ? 40 : 200;
  const rows: Row[] = [];
  await withPortal(async (portal) => {
    const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
    await sitting(portal, agent, await seedExams(portal.client, portal.dataDir, 2 * atOnce)); // warm-up
    const before = await bytesOf(portal);
    const costs = await sitting(portal, agent, await seedExams(portal.client, portal.dataDir, count));
    for (const step of Object.keys(stepNames) as (keyof StepCosts)[]) {
      const { portal: node, database } = costs[step];
      const told = `CPU ${milliseconds(node)} + ${milliseconds(database)} ms (portal + PostgreSQL)`;
      rows.push(rowOf(`one sitting: ${stepNames[step]}`, told));
    }
    rows.push(await rowOfTraces(portal, count, before), rowOfCountry(costs));
    agent.destroy();
  });
  return rows;
}

/** Lets members sit an exam from the sign-in to the certificate; returns the cost of each step. */
async function sitting(
  portal: MeasuredPortal,
  agent: Agent,
  members: Examinee[],
): Promise<Record<keyof StepCosts, Cost>> {
  const { url, client } = portal;
  const post = async (path: string, token: string, body: unknown) => {
    const { status, text } = await callApi(agent, `${url}/api/${path}`, { method: 'POST', token, body });
    if (status !== 200) throw new Error(`${path}: ${status} ${text.slice(0, 300)}`);
    return (JSON.parse(text) as { data: unknown }).data;
  };
  const ids = members.map(({ accountId }) => accountId);
  const { rows } = await client.query<{ username: string }>(
    'update account set password_hash = $2 where id = any($1) returning username',
    [ids, await hashPassword(password)],
  );
  const all = <T, R>(items: readonly T[], each: (item: T) => Promise<R>) =>
    costOf(portal, items.length, () => forAll(items, each));

  const [people, signedIn] = await all(rows, ({ username }) => signIn(url, username, password));
  const id = members[0]?.courseId ?? 0;
  const paths = ['/', `/leercurso?id=${id}`, `/leermodulos?id=${id}`, `/test?id=${id}`];
  const [, pages] = await all(people, async ({ cookie }) => {
    for (const path of paths) {
      const page = await fetch(`${url}${path}`, { headers: { cookie } });
      await page.arrayBuffer();
      if (!page.ok) throw new Error(`${path}: ${page.status}`);
    }
  });
  const [sittings, start] = await all(members, async (member) => ({
    member,
    exam: await startExam(agent, url, member),
  }));
  const own = ({ accountId, courseId }: Examinee) => ({ UserId: accountId, CourseId: courseId });
  const clicks = sittings.flatMap(({ member, exam }) =>
    exam.questions.map((question) => ({ member, attemptId: exam.attemptId, ...question })),
  );
  const [, click] = await all(clicks, ({ member, attemptId, id: QuestionId, questionTypeId }) =>
    post('Question/saveAnswerByUser', member.token, {
      ...own(member),
      ...{ QuestionId, Answer: rightAnswer(questionTypeId), AttemptId: attemptId },
    }),
  );
  const [, end] = await costOf(portal, members.length, async () => {
    const results = await forAll(sittings, ({ member, exam }) =>
      post('Question/getCalification', member.token, { ...own(member), AttemptId: exam.attemptId }),
    );
    const failed = results.filter((result) => (result as { isPassed: boolean }).isPassed !== true);
    if (failed.length > 0) throw new Error(`${failed.length} did not pass`);
    await untilAllCertified(portal, ids);
  });
  return { signIn: signedIn, pages, start, click, end };
}

/** The processors that a country's exam day needs, simulated with these costs. */
function rowOfCountry(costs: Record<keyof StepCosts, Cost>): Row {
  const needed = (tier: keyof Cost) => {
    const { signIn, pages, start, click, end } = costs;
    const own = {
      signIn: signIn[tier],
      pages: pages[tier],
      start: start[tier],
      click: click[tier],
      end: end[tier],
    };
    const { count, busy } = fewestProcessors(countryDay, own, country);
    return `${count} (busiest second ${(busy.peak * 100).toFixed(0)} %, last certificate after ${busy.certificatesAfter} s)`;
  };
  return rowOf(
    `${countryDay.members} sit an exam on one day, simulated`,
    `processors of nodes: ${needed('portal')}; of PostgreSQL: ${needed('database')}`,
  );
}

/** Waits until the register has a certificate of each: drawn, signed and entered. */
async function untilAllCertified({ client }: MeasuredPortal, ids: readonly number[]): Promise<void> {
  const late = performance.now() + certificateMilliseconds;
  for (;;) {
    const { rows } = await client.query<{ left: number }>(
      `select $2 - count(*)::int as left from certificate where account_id = any($1)
       and exists (select from certificate_register where certificate_id = certificate.id)`,
      [ids, ids.length],
    );
    if (rows[0]?.left === 0) return;
    if (performance.now() > late) throw new Error(`${rows[0]?.left} certificates are still not made`);
    await delay(lookMilliseconds);
  }
}

async function bytesOf({ client, dataDir }: MeasuredPortal): Promise<{ database: number; files: number }> {
  const { rows } = await client.query<{ bytes: number }>(
    'select pg_database_size(current_database())::float8 as bytes',
  );
  const entries = await readdir(join(dataDir, 'files'), { recursive: true, withFileTypes: true });
  const sizes = await Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async ({ parentPath, name }) => (await stat(join(parentPath, name))).size),
  );
  return { database: rows[0]?.bytes ?? 0, files: sizes.reduce((sum, size) => sum + size, 0) };
}

async function rowOfTraces(
  portal: MeasuredPortal,
  count: number,
  before: Awaited<ReturnType<typeof bytesOf>>,
): Promise<Row> {
  const after = await bytesOf(portal);
  const kilobytes = (key: 'database' | 'files') => ((after[key] - before[key]) / count / 1000).toFixed(1);
  return rowOf(
    `what one member and one sitting leave behind, of ${count}`,
    `${kilobytes('database')} kB in the database, ${kilobytes('files')} kB of files`,
  );
}
