import { type ListInput, listWindow } from '../../../contract/fields.ts';
import type {
  CourseResults,
  PersonCourse,
  ResultFilter,
  ResultRow,
  ResultSort,
} from '../../../contract/results/calls.ts';
import type { Context } from '../../context/context.ts';
import { foundRow } from '../../context/found-row.ts';
import type { Database } from '../../platform/database/database.ts';
import { fullName } from '../accounts/accounts.rules.ts';
import { closeOverdueOfCourse } from '../exams/close-attempt.ts';
import * as queries from './results.queries.ts';

export interface ResultsInput {
  courseId: number;
  State?: ResultFilter | undefined;
  Search?: string | undefined;
  GroupId?: number | undefined;
  Sort?: ResultSort | undefined;
  Order?: 'asc' | 'desc' | undefined;
}

/**
 * The results of a course (spec 17.1): everybody enrolled, deleted people without their name, by name unless sorted
 * otherwise, and the counts of each state, from one snapshot; overdue attempts are closed first. Refuses (404) an
 * unknown course.
 */
export async function listResults(
  context: Context,
  input: ResultsInput & ListInput,
): Promise<{ results: CourseResults; total: number }> {
  const course = await openResults(context, input.courseId);
  const wanted = wantedOf(input);
  const { rows, counts } = await queries.listResults(context.db, wanted, listWindow(input));
  return { results: { course, counts, rows: rows.map(rowOf) }, total: counts[wanted.state] };
}

/** A member's courses with the same figures, the newest application first. */
export async function listCoursesOfPerson(db: Database, accountId: number): Promise<PersonCourse[]> {
  const stored = await queries.listResultsOfMember(db, accountId);
  return stored.map((result) => ({
    courseId: result.courseId,
    title: result.title,
    duration: result.durationMinutes,
    minimumGrade: result.minimumGrade,
    ...factsOf(result),
  }));
}

/** The course of requested results, with its overdue attempts closed. Refuses (404) an unknown one. */
export async function openResults(context: Context, courseId: number) {
  const course = foundRow(await queries.findCourse(context.db, courseId));
  await closeOverdueOfCourse(context, courseId);
  return course;
}

export const wantedOf = (input: ResultsInput): queries.Wanted => ({
  courseId: input.courseId,
  state: input.State ?? 'all',
  search: input.Search,
  groupId: input.GroupId,
  sort: input.Sort,
  isDescending: input.Order === 'desc',
});

/** The fields of a result on the wire. */
function factsOf(stored: queries.StoredResult) {
  const { state, isReadingComplete, attemptCount, annulledCount, isRunning } = stored;
  const { bestGrade, isPassed, certificateCode } = stored;
  return {
    state,
    isReadingComplete,
    attemptCount,
    annulledCount,
    isRunning,
    bestGrade,
    isPassed,
    certificateCode,
    isByHand: stored.isByHand,
    closed:
      stored.closedAt === null
        ? null
        : { date: stored.closedAt.toISOString(), reason: stored.closedReason ?? '' },
    enrolledDate: stored.enrolledAt.toISOString(),
    readTime: stored.readSeconds,
    groups: stored.groups,
    lastActivity: stored.lastActivityAt.toISOString(),
  };
}

function rowOf(stored: queries.PersonResult): ResultRow {
  return { userId: stored.accountId, ...namesOf(stored), ...factsOf(stored) };
}

/** The names of a person; only 'Usuario eliminado' for a deleted one. */
function namesOf(person: queries.StoredPerson) {
  const { isDeleted, username, email, documentNumber } = person;
  return {
    fullname: fullName(person),
    username: isDeleted ? null : username,
    email: isDeleted ? null : email,
    documentNumber: isDeleted ? null : documentNumber,
  };
}
