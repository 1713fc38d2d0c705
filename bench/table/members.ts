import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AnswerExpected, MembersPlan, MembersResult } from '../members-load.ts';
import { runForJson, type Spread } from '../processes.ts';
import { seedExams } from '../seed/seed-exams.ts';
import { type MeasuredPortal, withPortal } from '../with-portal.ts';
import type { Row, Size } from './row.ts';

const mostMilliseconds = { saves: 25, starts: 100 };
const told = ({ p50, p99, slowest }: Spread) =>
  `p50 ${p50.toFixed(1)}, p99 ${p99.toFixed(1)}, slowest ${slowest.toFixed(0)} ms`;

/** Throws if an answer was not acknowledged, or is not stored. */
async function checkStored({ client }: MeasuredPortal, result: MembersResult, file: string): Promise<void> {
  if (result.errors > 0) throw new Error(`${result.errors} calls failed: ${result.firstError}`);
  const expected = JSON.parse(await readFile(file, 'utf8')) as AnswerExpected[];
  const { rows } = await client.query<{ right: number }>(
    `select count(*) filter (where a.answer = e.answer)::int as right
     from jsonb_to_recordset($1::jsonb) e ("attemptId" int, "questionId" int, answer text)
     left join attempt_answer a on a.attempt_id = e."attemptId" and a.question_id = e."questionId"`,
    [JSON.stringify(expected)],
  );
  if (rows[0]?.right !== expected.length)
    throw new Error(`${rows[0]?.right} of ${expected.length} acknowledged answers are stored`);
}

/** Has members sit an exam at once, each clicking every 5 s ± 2 s, then checks every acknowledged answer. */
export async function measureMembers(size: Size): Promise<Row[]> {
  const { members: count, startSeconds, clickSeconds } = size;
  const rows: Row[] = [];
  await withPortal(async (portal) => {
    const { url, client, dataDir, cpu } = portal;
    const members = await seedExams(client, dataDir, count);
    const expectedFile = join(dataDir, 'expected.json');
    const before = cpu();
    const begun = performance.now();
    const result = await runForJson<MembersResult>('bench/members-load.ts', {
      url,
      members,
      startSeconds,
      clickSeconds,
      everySeconds: 5,
      jitterSeconds: 2,
      expectedFile,
    } satisfies MembersPlan);
    const took = (performance.now() - begun) / 1000;
    const after = cpu();
    await checkStored(portal, result, expectedFile);
    const share = (key: 'portal' | 'database') => (((after[key] - before[key]) / took) * 100).toFixed(0);
    const reference =
      `timers of the load: p99 ${result.lateness.p99.toFixed(1)} ms late; CPU of a core: portal ${share('portal')} %, ` +
      `PostgreSQL ${share('database')} %, load ${((result.cpuSeconds / took) * 100).toFixed(0)} %`;
    for (const [kind, name] of [
      ['saves', 'saves'],
      ['starts', 'starts of exams'],
    ] as const)
      rows.push({
        work: `${count} members, starting within ${startSeconds} s, each for ${clickSeconds} s: ${result[`${kind === 'saves' ? 'save' : 'start'}Count`]} ${name}`,
        measured: told(result[kind]),
        reference,
        goal: `p99 ≤ ${mostMilliseconds[kind]} ms`,
        isReached: result[kind].p99 <= mostMilliseconds[kind],
      });
  });
  return rows;
}
