import { listCap } from '../../../contract/constants.ts';
import type { ActivityReport, CourseStatistics } from '../../../contract/statistics/calls.ts';
import { type Context, withoutIdempotency } from '../../context/context.ts';
import { foundRow } from '../../context/found-row.ts';
import { type Database, withRoomForRows } from '../../platform/database/database.ts';
import { closeOverdueOfCourse } from '../exams/close-attempt.ts';
import { hrefOf, movedRates } from './alarms.ts';
import { activityGrain, tenths } from './course-statistics.rules.ts';
import { type CourseFigures, readActivityOfGroup, readCourseOfGroup } from './group-figures.queries.ts';
import { reliabilityOf } from './item-statistics.rules.ts';
import type { Period } from './period.rules.ts';
import { instantsOf, spanOf } from './period.ts';
import { figuresOf, itemsOf } from './question-figures.rules.ts';
import { questionSentence, reliabilitySentence } from './sentences.rules.ts';
import * as queries from './statistics.queries.ts';
import { tallyForReading } from './tallies.ts';

/**
 * The figures of a course's exam (spec 10.7, 10.8): how far those came who applied in the period, and the exams that ended
 * in it, whole and question by question; of everybody or of a group's people, from one snapshot. Alarms and questions that
 * nobody is asked are everybody's. Overdue exams are closed first. Refuses (400) a period that ends before it begins, (404)
 * an unknown course.
 */
export async function courseStatistics(
  context: Context,
  courseId: number,
  { groupId, ...period }: Period & { groupId?: number | undefined },
): Promise<CourseStatistics> {
  const span = spanOf(period);
  const instants = instantsOf(span, context.config.timeZone);
  await closeOverdueOfCourse(context, courseId);
  if (groupId !== undefined) {
    const ofGroup = { groupId, span: instants };
    return withRoomForRows(context.db, async (db) => {
      const course = await findCourse(db, courseId);
      const { questions, ...figures } = await figuresIn(
        db,
        courseId,
        await readCourseOfGroup(db, courseId, ofGroup),
      );
      const counted = questions.map((question) => ({ ...question, alarm: null }));
      const byHand = await queries.countPassedByHand(db, { courseId, ...ofGroup });
      const passedByHand = byHand.get(courseId) ?? 0;
      return {
        ...course,
        ...figures,
        passedByHand,
        questions: counted,
        pendingDays: 0,
        neverAsked: [],
        movedRate: null,
      };
    });
  }
  const pendingDays = await tallyForReading(context, courseId);
  return oneSnapshot(context, async (inside) => {
    const { db } = inside;
    const course = await findCourse(db, courseId);
    const figures = await figuresIn(db, courseId, {
      funnel: await queries.sumPeople(db, courseId, span),
      exams: await queries.sumExams(db, courseId, span),
      answers: await queries.listEqualAnswers(db, courseId, span),
    });
    const [rate = null] = await movedRates(inside, courseId);
    const byHand = await queries.countPassedByHand(db, { courseId, span: instants });
    return {
      ...course,
      ...figures,
      passedByHand: byHand.get(courseId) ?? 0,
      pendingDays,
      neverAsked: await queries.listNeverAsked(db, courseId),
      movedRate: rate?.sentence ?? null,
    };
  });
}

async function findCourse(db: Database, courseId: number) {
  const course = foundRow(await queries.findCourse(db, courseId));
  return { courseId, ...course };
}

/** Says what was counted in the words of the statistics. */
async function figuresIn(db: Database, courseId: number, { funnel, exams, answers }: CourseFigures) {
  const versions = await queries.listVersions(db, courseId);
  const questions = figuresOf(versions, answers).map(({ alarm, ...figures }) => ({
    ...figures,
    alarm:
      alarm === null
        ? null
        : { sentence: questionSentence(alarm), href: hrefOf({ courseId, ...figures }, alarm.kind) },
  }));
  const reliability = reliabilityOf(itemsOf(versions, answers));
  return {
    funnel,
    questions,
    exams: { ...exams, grades: tenths(exams.grades), used: tenths(exams.used) },
    reliability: reliability && { ...reliability, sentence: reliabilitySentence(reliability) },
  };
}

/**
 * Counts activity over time, for one course or all, and each course's progress (spec 10.7), of everybody or a group,
 * from one snapshot. Refuses (400) a period that ends before it begins.
 */
export async function activity(
  context: Context,
  period: Period & { courseId?: number | undefined; groupId?: number | undefined },
): Promise<ActivityReport> {
  const span = spanOf(period);
  const { courseId, groupId } = period;
  const grain = activityGrain(period);
  if (groupId !== undefined) {
    const { timeZone } = context.config;
    const ofGroup = { groupId, timeZone, span: instantsOf(span, timeZone) };
    const wanted = { courseId, grain, courseLimit: listCap };
    const { times, courses } = await readActivityOfGroup(context.db, ofGroup, wanted);
    const byHand = await queries.countPassedByHand(context.db, ofGroup);
    return { grain, pendingDays: 0, times, courses: withByHand(courses, byHand) };
  }
  const pendingDays = await tallyForReading(context, courseId);
  return oneSnapshot(context, async ({ db }) => {
    return {
      grain,
      pendingDays,
      times: await queries.listActivity(db, span, { courseId, grain }),
      courses: withByHand(
        await queries.listCourseActivity(db, span, listCap),
        await queries.countPassedByHand(db, { span: instantsOf(span, context.config.timeZone) }),
      ),
    };
  });
}

const withByHand = (courses: readonly queries.CourseActivity[], byHand: ReadonlyMap<number, number>) =>
  courses.map((course) => ({ ...course, passedByHand: byHand.get(course.courseId) ?? 0 }));

/** All statements of `read` see the same snapshot and write nothing. */
function oneSnapshot<T>(context: Context, read: (inside: Context) => Promise<T>): Promise<T> {
  return context.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute((db) => read({ ...withoutIdempotency(context), db }));
}
