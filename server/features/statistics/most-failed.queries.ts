import type { FailedQuestion } from '../../../contract/reports/calls.ts';
import { type Database, sql } from '../../platform/database/database.ts';

/**
 * The most failed questions among the `given` answers (version, answer, count), the most often failed first, then the
 * less asked. An answer is right by the current key of the version shown; none is wrong. A question has the text of its
 * newest version, and counts even if deleted.
 */
export async function listMostFailed(
  db: Database,
  given: ReturnType<typeof sql>,
  limit: number,
): Promise<FailedQuestion[]> {
  const { rows } = await sql<FailedQuestion>`
    select worst.question_id as "questionId", newest.description as "questionName",
      worst.failed as "questionCountFailed", worst.asked as "questionCountAsked"
    from (
      select version.question_id, sum(given.count)::int as asked,
        (sum(given.count) filter (where given.answer <> version.correct))::int as failed
      from (${given}) given
      join question_version version on version.id = given.version
      group by version.question_id
    ) worst
    cross join lateral (select description from question_version
      where question_version.question_id = worst.question_id order by version desc limit 1) newest
    where worst.failed > 0
    order by worst.failed desc, worst.asked, worst.question_id
    limit ${limit}`.execute(db);
  return rows;
}
