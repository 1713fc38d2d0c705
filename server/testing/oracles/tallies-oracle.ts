import { isPassing } from '../../../contract/exams/passing.ts';
import type { Portal } from '../../context/context.ts';
import { allowedSeconds, usedSeconds } from '../../features/exams/exams.rules.ts';
import { calendarDate } from '../../platform/calendar.ts';

/** People of a course and a day: enrolments by how far they came, and events of the day. */
interface PeopleOfDay {
  courseId: number;
  day: string;
  applied: number;
  applied_read: number;
  applied_sat: number;
  applied_passed: number;
  applied_certified: number;
  read: number;
  certified: number;
}

/**
 * Exams of a course and a day, month or year; answers as text, 'version size others answer: count timed seconds',
 * sorted.
 */
interface ExamsOfTime {
  courseId: number;
  grain: string;
  since: string;
  finished: number;
  passed: number;
  usedSeconds: number;
  grades: number[];
  used: number[];
  answers: string[];
}

interface Tallies {
  people: PeopleOfDay[];
  exams: ExamsOfTime[];
}

export async function storedTallies({ db }: Portal): Promise<Tallies> {
  const people = await db.selectFrom('people_tally').selectAll().execute();
  const exams = await db.selectFrom('exam_tally').selectAll().execute();
  return sorted({
    people: people.map(({ course_id, ...counts }) => ({ courseId: course_id, ...counts })),
    exams: exams.map((row) => ({
      courseId: row.course_id,
      grain: row.grain,
      since: row.since,
      finished: row.finished,
      passed: row.passed,
      usedSeconds: row.used_seconds,
      grades: row.grades,
      used: row.used,
      answers: row.versions
        .map((version, at) => {
          const key = [version, row.sizes[at], row.corrects[at], row.answers[at]].join(' ');
          return `${key}: ${row.counts[at]} ${row.timed[at]} ${row.seconds[at]}`;
        })
        .sort(),
    })),
  });
}

/** Computes the tallies from the rows alone, one by one, without SQL. */
export async function expectedTallies(portal: Portal): Promise<Tallies> {
  const { db, config } = portal;
  const dayOf = (at: Date) => calendarDate(at, config.timeZone);
  const attempts = (await db.selectFrom('attempt').selectAll().execute()).flatMap((attempt) =>
    attempt.finished_at === null || attempt.annulled_at !== null
      ? []
      : [{ ...attempt, finished_at: attempt.finished_at, grade: attempt.grade ?? 0 }],
  );
  const certificates = (await db.selectFrom('certificate').selectAll().execute()).filter(
    (each) => each.revoked_at === null && each.replaced_at === null,
  );
  const people = new Map<string, PeopleOfDay>();
  const peopleOf = (courseId: number, day: string) => {
    const none = { applied: 0, applied_read: 0, applied_sat: 0, applied_passed: 0, applied_certified: 0 };
    const found = people.get(`${courseId} ${day}`) ?? { courseId, day, ...none, read: 0, certified: 0 };
    people.set(`${courseId} ${day}`, found);
    return found;
  };
  for (const enrolment of await db.selectFrom('enrolment').selectAll().execute()) {
    const isOwn = (row: { account_id: number; course_id: number }) =>
      row.account_id === enrolment.account_id && row.course_id === enrolment.course_id;
    const own = attempts.filter(isOwn);
    const of = peopleOf(enrolment.course_id, dayOf(enrolment.enrolled_at));
    of.applied += 1;
    if (own.length > 0) of.applied_sat += 1;
    if (own.some(({ grade, minimum_grade }) => isPassing({ grade, minimumGrade: minimum_grade })))
      of.applied_passed += 1;
    if (certificates.some(isOwn)) of.applied_certified += 1;
    if (enrolment.reading_completed_at === null) continue;
    of.applied_read += 1;
    peopleOf(enrolment.course_id, dayOf(enrolment.reading_completed_at)).read += 1;
  }
  for (const { course_id, issued_at } of certificates) peopleOf(course_id, dayOf(issued_at)).certified += 1;
  return sorted({ people: [...people.values()], exams: await examsOf(portal, attempts, dayOf) });
}

type Ended = Awaited<ReturnType<typeof attemptsOf>>[number] & { finished_at: Date; grade: number };
const attemptsOf = ({ db }: Portal) => db.selectFrom('attempt').selectAll().execute();

async function examsOf(
  portal: Portal,
  attempts: Ended[],
  dayOf: (at: Date) => string,
): Promise<ExamsOfTime[]> {
  const exams = new Map<string, ExamsOfTime & { sums: Map<string, number[]> }>();
  const answersOf = await readAnswers(portal);
  for (const attempt of attempts) {
    const day = dayOf(attempt.finished_at);
    for (const [grain, since] of [
      ['day', day],
      ['month', `${day.slice(0, 7)}-01`],
      ['year', `${day.slice(0, 4)}-01-01`],
    ] as const) {
      const key = `${attempt.course_id} ${grain} ${since}`;
      const none = { finished: 0, passed: 0, usedSeconds: 0, answers: [], sums: new Map<string, number[]>() };
      const [grades, used] = [0, 0].map(() => Array.from({ length: 101 }, () => 0)) as [number[], number[]];
      const of = exams.get(key) ?? { courseId: attempt.course_id, grain, since, ...none, grades, used };
      exams.set(key, of);
      of.finished += 1;
      if (isPassing({ grade: attempt.grade, minimumGrade: attempt.minimum_grade })) of.passed += 1;
      const times = {
        startedAt: attempt.started_at,
        closesAt: attempt.closes_at,
        finishedAt: attempt.finished_at,
        pausedSeconds: attempt.paused_seconds,
      };
      of.usedSeconds += usedSeconds(times);
      of.grades[attempt.grade] = (of.grades[attempt.grade] ?? 0) + 1;
      const share = Math.min(100, Math.floor((100 * usedSeconds(times)) / allowedSeconds(times)));
      of.used[share] = (of.used[share] ?? 0) + 1;
      addAnswers(of.sums, attempt, answersOf(attempt.id));
    }
  }
  return [...exams.values()].map(({ sums, ...of }) => ({
    ...of,
    answers: [...sums].map(([key, counts]) => `${key}: ${counts.join(' ')}`).sort(),
  }));
}

interface Shown {
  version: number;
  correct: string;
  answer: string | null;
  clickedAt: Date | null;
}

async function readAnswers({ db }: Portal): Promise<(attemptId: number) => Shown[]> {
  const versions = new Map(
    (await db.selectFrom('question_version').select(['id', 'correct']).execute()).map(({ id, correct }) => [
      id,
      correct,
    ]),
  );
  const given = await db.selectFrom('attempt_answer').selectAll().execute();
  const shown = await db.selectFrom('attempt_question').selectAll().orderBy('position').execute();
  return (attemptId) =>
    shown
      .filter(({ attempt_id }) => attempt_id === attemptId)
      .map(({ question_id, question_version_id: version }) => {
        const answer = given.find((row) => row.attempt_id === attemptId && row.question_id === question_id);
        const correct = versions.get(version) ?? '';
        return { version, correct, answer: answer?.answer ?? null, clickedAt: answer?.clicked_at ?? null };
      });
}

function addAnswers(sums: Map<string, number[]>, attempt: Ended, shown: Shown[]): void {
  const rights = shown.filter(({ answer, correct }) => answer === correct).length;
  let before = attempt.started_at.getTime();
  const inClickOrder = shown.toSorted(
    (a, b) => (a.clickedAt?.getTime() ?? Infinity) - (b.clickedAt?.getTime() ?? Infinity),
  );
  for (const { version, correct, answer, clickedAt } of inClickOrder) {
    const others = rights - (answer === correct ? 1 : 0);
    const key = `${version} ${shown.length} ${others} ${answer ?? ''}`;
    const isTimed = clickedAt !== null && answer !== '' && attempt.paused_seconds === 0;
    const seconds = isTimed ? Math.round((clickedAt.getTime() - before) / 1000) : 0;
    before = clickedAt?.getTime() ?? before;
    const [count = 0, timed = 0, sum = 0] = sums.get(key) ?? [];
    sums.set(key, [count + 1, timed + (isTimed ? 1 : 0), sum + seconds]);
  }
}

const sorted = ({ people, exams }: Tallies): Tallies => ({
  people: people.toSorted((a, b) => a.courseId - b.courseId || a.day.localeCompare(b.day)),
  exams: exams.toSorted(
    (a, b) => a.courseId - b.courseId || a.grain.localeCompare(b.grain) || a.since.localeCompare(b.since),
  ),
});
