import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AnswerExpected, MembersPlan, MembersResult } from './members-load.ts';
import { runForJson, type Spread } from './processes.ts';
import { seedExams } from './seed/seed-exams.ts';
import { withPortal } from './with-portal.ts';

/**
 * 2,000 members sit an exam at once, each clicking every 5 s ± 2 s for a minute, all starting within 30 s. Then every
 * acknowledged answer is looked up in the database: `node bench/members.ts`.
 */
const count = Number(process.env['BENCH_EXAMINEES'] ?? 2000);
const clickSeconds = Number(process.env['BENCH_CLICK_SECONDS'] ?? 60);
const startSeconds = Math.min(30, clickSeconds / 2);

const milliseconds = ({ p50, p99, slowest }: Spread) =>
  `p50 ${p50.toFixed(1)} ms  p99 ${p99.toFixed(1)} ms  slowest ${slowest.toFixed(1)} ms`;

await withPortal(async ({ url, client, dataDir, cpu }) => {
  const members = await seedExams(client, dataDir, count);
  const expectedFile = join(dataDir, 'expected.json');
  const before = cpu();
  const begun = performance.now();
  const result = await runForJson<MembersResult>('bench/members-load.ts', {
    ...{ url, members, startSeconds, clickSeconds, everySeconds: 5, jitterSeconds: 2, expectedFile },
  } satisfies MembersPlan);
  const took = (performance.now() - begun) / 1000;
  const after = cpu();
  const expected = JSON.parse(await readFile(expectedFile, 'utf8')) as AnswerExpected[];
  const { rows } = await client.query<{ right: number; stored: number }>(
    `select count(*) filter (where a.answer = e.answer)::int as right, (select count(*)::int from attempt_answer) as stored
     from jsonb_to_recordset($1::jsonb) e ("attemptId" int, "questionId" int, answer text)
     left join attempt_answer a on a.attempt_id = e."attemptId" and a.question_id = e."questionId"`,
    [JSON.stringify(expected)],
  );
  const share = (key: 'portal' | 'database') => (((after[key] - before[key]) / took) * 100).toFixed(0);
  process.stdout.write(
    `${count} members at once, each clicking every 5 s ± 2 s for ${clickSeconds} s, starting within ${startSeconds} s\n` +
      `  ${result.startCount} starts  ${milliseconds(result.starts)}\n` +
      `  ${result.saveCount} saves   ${milliseconds(result.saves)}\n` +
      `  errors ${result.errors} ${result.firstError}\n` +
      `  acknowledged answers found as acknowledged: ${rows[0]?.right} of ${expected.length}, stored ${rows[0]?.stored}\n` +
      `  CPU: portal ${share('portal')} %, PostgreSQL ${share('database')} % of a core; load ${((result.cpuSeconds / took) * 100).toFixed(0)} %\n`,
  );
});
