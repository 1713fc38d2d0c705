import { type Context, transaction, withoutIdempotency } from '../../context/context.ts';
import { instantOfLocal } from '../../platform/calendar.ts';
import { judgeQuestions } from './alarms.ts';
import * as queries from './tallies.queries.ts';

/** The most exams, or people, that a read counts itself; the rest is left to the job each minute. */
const mostOfReader = { exams: 300, people: 3000 };

/**
 * Recounts everything due, in a transaction for each course and month (decision 0021), and recomputes the alarms of the
 * courses concerned. A month that fails stays due and blocks no other; throws at the end if any failed.
 */
export async function tallyAll(context: Context): Promise<void> {
  const failed: unknown[] = [];
  for (const month of lastMarked(await listDue(context, undefined)))
    await tally(context, month).catch((error: unknown) => failed.push(error));
  if (failed.length > 0) throw new AggregateError(failed, `${failed.length} months could not be counted`);
}

/**
 * Counts what is due of a course, or of all, before a read, and recomputes the alarms of what it counted; what takes too
 * long is left to the job. Returns the number of days still due.
 */
export async function tallyForReading(context: Context, courseId?: number): Promise<number> {
  const due = lastMarked(await listDue(context, courseId));
  let left = 0;
  for (const kind of ['exams', 'people'] as const) {
    const ofKind = due.filter((month) => month.kind === kind);
    const weight = ofKind.reduce((sum, month) => sum + month.weight, 0);
    if (weight > mostOfReader[kind]) left += ofKind.reduce((sum, { days }) => sum + days.length, 0);
    else for (const month of ofKind) await tally(context, month);
  }
  return left;
}

/** A due month; its exams are judged with the last one of its course. */
type DueMonth = queries.DueMonth & { isLastOfExams: boolean };

function lastMarked(due: readonly queries.DueMonth[]): DueMonth[] {
  const exams = due.filter(({ kind }) => kind === 'exams');
  const last = new Set(new Map(exams.map((month) => [month.courseId, month])).values());
  return due.map((month) => ({ ...month, isLastOfExams: last.has(month) }));
}

async function listDue(context: Context, courseId: number | undefined): Promise<queries.DueMonth[]> {
  const { db, config } = context;
  if ((await queries.getTallyZone(db)) !== config.timeZone)
    await transaction(withoutIdempotency(context), (inside) => queries.startOver(inside.db, config.timeZone));
  await queries.spreadDue(db, courseId, config.timeZone);
  return queries.listDue(db, courseId, config.timeZone);
}

/** Counts a month. A course is judged in the transaction of its last one: nothing that is no longer due is unjudged. */
async function tally(context: Context, month: DueMonth): Promise<void> {
  const { courseId, kind, days, ids, isLastOfExams } = month;
  const of = daysOf(days, context.config.timeZone);
  await transaction(withoutIdempotency(context), async ({ db }) => {
    await queries.lockTallies(db, courseId);
    const isOurs = await queries.takeDue(db, ids); // another node counted it otherwise
    if (isOurs && kind === 'people') await queries.tallyPeople(db, courseId, of);
    if (isOurs && kind === 'exams') {
      await queries.tallyExams(db, courseId, of);
      for (const grain of ['month', 'year'] as const)
        await queries.sumParts(db, courseId, grain, days[0] ?? '');
    }
    if (isLastOfExams) await judgeQuestions(db, courseId);
  });
}

function daysOf(days: string[], timeZone: string): queries.Days {
  const beginning = (day: string) => instantOfLocal(`${day}T00:00`, timeZone);
  const next = (day: string) => Temporal.PlainDate.from(day).add({ days: 1 }).toString();
  return { days, from: days.map(beginning), until: days.map((day) => beginning(next(day))) };
}
