import { listCap } from '../../../contract/constants.ts';
import type { CourseAlarm } from '../../../contract/statistics/calls.ts';
import type { Context } from '../../context/context.ts';
import { calendarDate } from '../../platform/calendar.ts';
import type { Database } from '../../platform/database/database.ts';
import * as queries from './alarms.queries.ts';
import { formerDays, movedRate, type QuestionAlarm, recentDays } from './alarms.rules.ts';
import { figuresOf } from './question-figures.rules.ts';
import { questionSentence, rateSentence } from './sentences.rules.ts';
import { listEqualAnswers, listVersions } from './statistics.queries.ts';

/**
 * Finds alarms in the exams of all courses (spec 10.9), up to date within a minute: questions whose key may be wrong,
 * and changed pass rates. Archived courses and deleted questions are left out.
 */
export async function courseAlarms(context: Context): Promise<CourseAlarm[]> {
  const [questions, rates] = await Promise.all([
    queries.listQuestionAlarms(context.db, listCap),
    movedRates(context),
  ]);
  const ofQuestions = questions.map(({ kind, key, chosen, isFailed, ...of }) => {
    const alarm = { kind, key, chosen, isFailed } as QuestionAlarm;
    return { ...of, kind, sentence: questionSentence(alarm), href: hrefOf(of, kind) };
  });
  return [...rates, ...ofQuestions].slice(0, listCap);
}

/** A wrong key links to its correction, everything else to the figures. */
export const hrefOf = (of: { courseId: number; questionId: number }, kind: QuestionAlarm['kind']): string =>
  kind === 'reversed'
    ? `/estadisticas?id=${of.courseId}#pregunta-${of.questionId}`
    : `/question?id=${of.courseId}&corregir=${of.questionId}`;

/** The courses with a changed pass rate, one or all. */
export async function movedRates(context: Context, courseId?: number): Promise<CourseAlarm[]> {
  const today = Temporal.PlainDate.from(calendarDate(context.clock.now(), context.config.timeZone));
  const passes = await queries.listPasses(context.db, {
    recentFrom: today.subtract({ days: recentDays - 1 }).toString(),
    formerFrom: today.subtract({ days: recentDays + formerDays - 1 }).toString(),
    courseId,
  });
  return passes.flatMap(({ recent, former, ...course }) => {
    const rates = movedRate(recent, former);
    if (rates === null) return [];
    const href = `/estadisticas?id=${course.courseId}`;
    return [
      {
        ...course,
        questionId: null,
        questionName: null,
        kind: 'rate' as const,
        sentence: rateSentence(rates),
        href,
      },
    ];
  });
}

/** Recomputes the alarms of a course's questions from all tallies, in a transaction that has locked them. */
export async function judgeQuestions(db: Database, courseId: number): Promise<void> {
  const versions = await listVersions(db, courseId);
  const answers = await listEqualAnswers(db, courseId, { from: null, until: null });
  const keys = new Map(
    versions.toSorted((a, b) => a.version - b.version).map((each) => [each.questionId, each.correct]),
  );
  const alarms = figuresOf(versions, answers).flatMap(({ questionId, alarm }) =>
    alarm === null ? [] : [{ questionId, alarm, key: keys.get(questionId) ?? '' }],
  );
  await queries.replaceAlarms(db, courseId, alarms);
}
