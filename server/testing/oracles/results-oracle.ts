import { isPassing } from '../../../contract/exams/passing.ts';
import type { Database } from '../../platform/database/database.ts';

/** The denormalised results of an enrolment (decision 0029). */
interface Result {
  account_id: number;
  course_id: number;
  search: string;
  attempt_count: number;
  annulled_count: number;
  is_running: boolean;
  passed: boolean;
  best_grade: number | null;
  last_sat_at: Date | null;
}

export function storedResults(db: Database): Promise<Result[]> {
  return db
    .selectFrom('enrolment')
    .select(['account_id', 'course_id', 'attempt_count', 'annulled_count', 'is_running', 'passed'])
    .select(['best_grade', 'last_sat_at', 'search'])
    .orderBy('account_id')
    .orderBy('course_id')
    .execute();
}

/** Computes the results from attempts and accounts alone, one by one, without SQL. */
export async function expectedResults(db: Database): Promise<Result[]> {
  const attempts = await db.selectFrom('attempt').selectAll().execute();
  const names = await db.selectFrom('account').select(['id', 'search']).execute();
  const nameOf = new Map(names.map(({ id, search }) => [id, search]));
  return (await storedResults(db)).map(({ account_id, course_id }) => {
    const own = attempts.filter((each) => each.account_id === account_id && each.course_id === course_id);
    const counted = own.filter(({ annulled_at }) => annulled_at === null);
    const grades = counted.flatMap(({ grade }) => grade ?? []);
    const times = own.flatMap(({ started_at, finished_at, ended_by }) =>
      finished_at === null || ended_by === 'admin' ? [started_at] : [started_at, finished_at],
    );
    return {
      account_id,
      course_id,
      attempt_count: counted.length,
      annulled_count: own.length - counted.length,
      search: nameOf.get(account_id) ?? '',
      is_running: own.some(({ finished_at }) => finished_at === null),
      passed: counted.some(({ grade, minimum_grade }) => isPassing({ grade, minimumGrade: minimum_grade })),
      best_grade: grades.length === 0 ? null : Math.max(...grades),
      last_sat_at: times.length === 0 ? null : new Date(Math.max(...times.map(Number))),
    };
  });
}
