import type { ResultDate } from '../../../contract/results/file-calls.ts';
import { type Database, sql, withRoomForRows } from '../../platform/database/database.ts';
import { accountsInTrash } from '../../platform/database/deleted-people.ts';
import { isOfGroup } from '../groups/group-members.ts';
import { facts, type PersonResult, results, whose } from './results.queries.ts';

/** A row of a file of several courses: a person and a course. */
export type CourseResult = PersonResult & {
  courseTitle: string;
  /** The end of the first exam that they passed, and the issue of the valid certificate. */
  passedAt: Date | null;
  certificateAt: Date | null;
};

export interface CoursesWanted {
  /** Null = every course. */
  courseIds: readonly number[] | null;
  groupId?: number | undefined;
  /** Days of the portal's time zone: from the first on, before the second. */
  from: string | null;
  until: string | null;
  by: ResultDate;
}

const passedAt = sql`(select min(finished_at) from attempt
  where attempt.account_id = enrolment.account_id and attempt.course_id = enrolment.course_id
    and attempt.passed and annulled_at is null)`;

function isWanted({ courseIds, groupId, from, until, by }: CoursesWanted, timeZone: string) {
  const date = by === 'enrolled' ? sql`enrolment.enrolled_at` : passedAt;
  const midnight = (day: string) => sql`(${day}::date::timestamp at time zone ${timeZone})`;
  const all = [
    sql`course.deleted_at is null`,
    sql`enrolment.account_id not in ${accountsInTrash}`,
    ...(courseIds === null ? [] : [sql`enrolment.course_id = any (${courseIds}::int[])`]),
    ...(groupId === undefined ? [] : [isOfGroup(groupId, 'enrolment')]),
    ...(by === 'passed' ? [sql`enrolment.passed`] : []),
    ...(from === null ? [] : [sql`${date} >= ${midnight(from)}`]),
    ...(until === null ? [] : [sql`${date} < ${midnight(until)}`]),
  ];
  return sql.join(all, sql` and `);
}

/** Rows of people and courses, course by course in the order of titles and by name in each; at most `limit`. */
export function listCourseResults(
  db: Database,
  wanted: CoursesWanted,
  { timeZone, limit }: { timeZone: string; limit: number },
): Promise<CourseResult[]> {
  return withRoomForRows(db, async (inside) => {
    const { rows } = await sql<CourseResult>`
      select ${facts}, ${whose}, course.title as "courseTitle", passed_at as "passedAt",
        certificate_at as "certificateAt"
      from (${results({ where: isWanted(wanted, timeZone), passedAt })}) result
      join course on course.id = result.course_id
      join account on account.id = result.account_id
      order by fold(course.title) collate "C", course.id, name, account.id limit ${limit}`.execute(inside);
    return rows;
  });
}

/** The existing ones among these courses, with title and whether an attempt may be overdue. */
export function listCourses(db: Database, courseIds: readonly number[]) {
  return db
    .selectFrom('course')
    .select(['id', 'title'])
    .where(sql<boolean>`id = any (${courseIds}::int[])`)
    .where('deleted_at', 'is', null)
    .execute();
}
