import { type Context, transaction, withoutIdempotency } from '../../context/context.ts';
import { instantOfLocal } from '../../platform/calendar.ts';
import { judgeQuestions } from './alarms.ts';
import * as queries from './tallies.queries.ts';

/** The most exams, or people, that a read counts itself; the rest is left to the job each minute. */
const mostOfReader = { exams: 300, people: 3000 };

/**
 * Recounts everything due, in a transaction for each course and month (decision 0021), and recomputes the alarms of the
 * courses concerned.
 */
export async function tallyAll(context: Context): Promise<void> {
  const due = await listDue(context, undefined);
  for (const month of due) await tally(context, month);
  await judgeExams(context, due);
}

/** Recomputes the alarms of the courses whose exams were counted: once counted they are due no more. */
async function judgeExams(context: Context, counted: readonly queries.DueMonth[]): Promise<void> {
  const examined = counted.filter(({ kind }) => kind === 'exams').map(({ courseId }) => courseId);
  for (const courseId of new Set(examined)) await judgeQuestions(context, courseId);
}

/**
 * Counts what is due of a course, or of all, before a read, and recomputes the alarms of what it counted; what takes too long
 * is left to the job. Returns the number of days still due.
 */
export async function tallyForReading(context: Context, courseId?: number): Promise<number> {
  const due = await listDue(context, courseId);
  let left = 0;
  for (const kind of ['exams', 'people'] as const) {
    const ofKind = due.filter((month) => month.kind === kind);
    const weight = ofKind.reduce((sum, month) => sum + month.weight, 0);
    if (weight > mostOfReader[kind]) left += ofKind.reduce((sum, { days }) => sum + days.length, 0);
    else {
      for (const month of ofKind) await tally(context, month);
      await judgeExams(context, ofKind);
    }
  }
  return left;
}

async function listDue(context: Context, courseId: number | undefined): Promise<queries.DueMonth[]> {
  const { db, config } = context;
  if ((await queries.getTallyZone(db)) !== config.timeZone)
    await transaction(withoutIdempotency(context), (inside) => queries.startOver(inside.db, config.timeZone));
  await queries.spreadDue(db, courseId, config.timeZone);
  return queries.listDue(db, courseId, config.timeZone);
}

async function tally(context: Context, { courseId, kind, days, ids }: queries.DueMonth): Promise<void> {
  const of = daysOf(days, context.config.timeZone);
  await transaction(withoutIdempotency(context), async ({ db }) => {
    await queries.lockTallies(db, courseId);
    if (!(await queries.takeDue(db, ids))) return;
    if (kind === 'people') return queries.tallyPeople(db, courseId, of);
    await queries.tallyExams(db, courseId, of);
    for (const grain of ['month', 'year'] as const)
      await queries.sumParts(db, courseId, grain, days[0] ?? '');
  });
}

function daysOf(days: string[], timeZone: string): queries.Days {
  const beginning = (day: string) => instantOfLocal(`${day}T00:00`, timeZone);
  const next = (day: string) => Temporal.PlainDate.from(day).add({ days: 1 }).toString();
  return { days, from: days.map(beginning), until: days.map((day) => beginning(next(day))) };
}
