import { type Drawable, type DrawShare, quotasOf, shortagesOf } from '../../../contract/exams/draw.ts';
import { type FirstStep, firstSteps, type Pending, pendingKinds } from '../../../contract/overview/calls.ts';

/** The seven days that end with `last`, and the seven before: three midnights and the first day. */
export function weekEnding(last: string) {
  const day = Temporal.PlainDate.from(last);
  const text = (days: number) => day.add({ days }).toString();
  return { from: text(-6), to: last, dayBefore: text(-13), dayAfter: text(1) };
}

/** A mail from before this instant still waits after two tries. */
export const mailsWaitSince = (now: Date) => new Date(now.getTime() - 3_600_000);

/** The first steps in order, with their state. */
export const stepsOf = (done: Readonly<Record<FirstStep, boolean>>) =>
  firstSteps.map((step) => ({ step, isDone: done[step] }));

/** A row of pending work, with or without a course. */
export interface PendingRow {
  kind: Pending['kind'];
  courseId: number | null;
  title: string | null;
  count: number;
  total: number;
}

export const coursesNamed = 5;

/** Groups the alarms of exams by course, the most alarms first. */
export function alarmRows(alarms: readonly { courseId: number; courseName: string }[]): PendingRow[] {
  const ofCourses = [...Map.groupBy(alarms, ({ courseId }) => courseId)];
  const rows = ofCourses.map(([courseId, own]) => ({
    kind: 'alarms' as const,
    courseId,
    title: own[0]?.courseName ?? null,
    count: own.length,
    total: alarms.length,
  }));
  return rows.toSorted((one, other) => other.count - one.count).slice(0, coursesNamed);
}

/** The institute has no contact address of its own yet. */
export const addressRows = ({ contact }: { contact: string | null }): PendingRow[] =>
  contact === null ? [{ kind: 'contactAddress', courseId: null, title: null, count: 1, total: 1 }] : [];

/** Groups pending work by kind, the most urgent first, without empty kinds. */
export function pendingOf(rows: readonly PendingRow[]): Pending[] {
  return pendingKinds.flatMap((kind) => {
    const own = rows.filter((row) => row.kind === kind);
    const count = own[0]?.total ?? 0;
    if (count === 0) return [];
    const courses = own.flatMap(({ courseId, title, count: each }) =>
      courseId === null || title === null ? [] : [{ courseId, title, count: each }],
    );
    return [{ kind, count, courses }];
  });
}

/** Courses whose bank cannot fill the shares of their exam, with the number of missing questions. */
export function drawRows(
  courses: readonly {
    courseId: number;
    title: string;
    count: number;
    shares: DrawShare[];
    bank: Drawable[];
  }[],
): PendingRow[] {
  const short = courses.flatMap(({ courseId, title, count, shares, bank }) => {
    const missing = shortagesOf(quotasOf(shares, count), bank).reduce(
      (sum, shortage) => sum + shortage.count - shortage.has,
      0,
    );
    return missing === 0 ? [] : [{ kind: 'unfilledDraws' as const, courseId, title, count: missing }];
  });
  return short
    .toSorted((one, other) => other.count - one.count)
    .slice(0, coursesNamed)
    .map((row) => ({ ...row, total: short.length }));
}

/** Texts that cite an article of a law changed since the last review. */
export const citedLawRows = (count: number): PendingRow[] =>
  count === 0 ? [] : [{ kind: 'citedLaws', courseId: null, title: null, count, total: count }];
