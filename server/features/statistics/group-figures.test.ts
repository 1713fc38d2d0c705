import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aCourse, aMember, aQuestion } from '../../testing/builders.ts';
import { tokenOf } from '../../testing/client.ts';
import { aPerson, certified, here, sat } from '../../testing/exams/past-exams.ts';
import { expectRefusal } from '../../testing/expect-refusal.ts';
import { expectedTallies } from '../../testing/oracles/tallies-oracle.ts';
import { anAdminOf, aTestPortal } from '../../testing/portal.ts';

const portal = aTestPortal({ TIME_ZONE: 'America/La_Paz' });
const { admin, api } = anAdminOf(portal);

const days = ['2024-02-28', '2024-02-29', '2024-03-01'] as const;
const aDay = fc.constantFrom(...days);

/** An exam: three answers, of which two right ones do not pass; its certificate if it passed. */
const anExam = fc.record({
  day: aDay,
  answers: fc.constantFrom('BBB', 'BBA', 'B-C', '---', 'AAA'),
  isAnnulled: fc.boolean(),
  certificate: fc.constantFrom('none', 'valid', 'revoked'),
});
const anEnrolled = fc.record({
  course: fc.constantFrom(0, 1),
  applied: aDay,
  read: fc.option(aDay),
  exams: fc.array(anExam, { maxLength: 3 }),
  /** The group by the account counts in each course, by the enrolment in this one. */
  carries: fc.constantFrom('nothing', 'account', 'enrolment', 'both'),
});
type Enrolled = typeof anEnrolled extends fc.Arbitrary<infer Made> ? Made : never;

/** Stores people in two courses of three questions; all are in `everybody`, some in `some`. */
async function aWorld(people: Enrolled[]) {
  const { db } = portal.portal;
  const courses: { id: number; questions: number[] }[] = [];
  for (const title of ['Uno', 'Otro']) {
    const id = await aCourse(portal.portal, { title });
    const questions: number[] = [];
    for (let n = 0; n < 3; n += 1)
      questions.push(await aQuestion(portal.portal, id, { options: ['Sí', 'No', 'Nada'] }));
    courses.push({ id, questions });
  }
  const groupOf = async (name: string) =>
    (await api.group.add({ Name: `${name} ${courses[0]?.id}` })).data.id;
  const [everybody, some] = [await groupOf('Todos'), await groupOf('Algunos')];
  for (const person of people) {
    const { id: courseId, questions } = courses[person.course] ?? { id: 0, questions: [] };
    const noon = (day: string | null) => day && `${day}T23:30`;
    const accountId = await aPerson(portal.portal, courseId, `${person.applied}T23:30`, noon(person.read));
    await db.insertInto('account_group').values({ account_id: accountId, group_id: everybody }).execute();
    if (person.carries === 'account' || person.carries === 'both')
      await db.insertInto('account_group').values({ account_id: accountId, group_id: some }).execute();
    if (person.carries === 'enrolment' || person.carries === 'both')
      await db.updateTable('enrolment').set({ group_id: some }).where('account_id', '=', accountId).execute();
    let isCertified = false;
    for (const { day, answers, isAnnulled, certificate } of person.exams) {
      const exam = { accountId, courseId, questions, answers, isAnnulled };
      const attempt = await sat(portal.portal, { ...exam, ended: `${day}T00:00` });
      if (isAnnulled || isCertified || answers !== 'BBB' || certificate === 'none') continue;
      await certified(portal.portal, attempt, `${day}T00:00`, certificate === 'revoked');
      isCertified = true;
    }
  }
  return { everybody, some, courses };
}

/** How often each question of a course was asked and failed, by a plain count. */
function failedOf(people: Enrolled[], course: number, questions: number[]) {
  const answers = people
    .filter((person) => person.course === course)
    .flatMap(({ exams }) => exams.filter(({ isAnnulled }) => !isAnnulled).map((exam) => exam.answers));
  return questions
    .map((id, place) => ({ id, failed: answers.filter((given) => given[place] !== 'B').length }))
    .filter(({ failed }) => failed > 0)
    .sort((a, b) => b.failed - a.failed || a.id - b.id)
    .map(({ id, failed }) => [id, failed, answers.length]);
}

/** The exams, and those passed, of some people by the day they ended. */
const examsByDay = (people: Enrolled[]) =>
  days.map((day) => {
    const ended = people.flatMap(({ exams }) => exams).filter((exam) => exam.day === day && !exam.isAnnulled);
    return [ended.length, ended.filter(({ answers }) => answers === 'BBB').length];
  });

const periods = [{}, { From: days[1] }, { From: days[1], To: days[1] }, { From: '2024-01-01', To: days[2] }];
const inAll = [{ applied: 0, read: 0, exams: 0, passed: 0, certified: 0 }];
const sumOf = (times: typeof inAll) =>
  times.reduce(
    (sum, time) => ({
      applied: sum.applied + time.applied,
      read: sum.read + time.read,
      exams: sum.exams + time.exams,
      passed: sum.passed + time.passed,
      certified: sum.certified + time.certified,
    }),
    { applied: 0, read: 0, exams: 0, passed: 0, certified: 0 },
  );

describe('the figures of a group', () => {
  test('that everybody carries are those of the tallies, in any world and period', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anEnrolled, { maxLength: 8 }), async (people) => {
        const { everybody, courses } = await aWorld(people);
        for (const { id: courseId } of courses)
          for (const period of periods) {
            const of = { courseId, ...period };
            const ofGroup = { ...of, GroupId: everybody };
            expect((await api.statistics.getActivity(ofGroup)).data.times).toEqual(
              (await api.statistics.getActivity(of)).data.times,
            );
            expect((await api.report.getMostFailedQuestion(ofGroup)).data).toEqual(
              (await api.report.getMostFailedQuestion(of)).data,
            );
            const { questions, ...all } = (await api.statistics.getCourse(of)).data;
            expect((await api.statistics.getCourse(ofGroup)).data).toEqual({
              ...all,
              questions: questions.map((question) => ({ ...question, alarm: null })),
              neverAsked: [],
              movedRate: null,
            });
          }
        for (const period of periods)
          expect((await api.statistics.getActivity({ ...period, GroupId: everybody })).data.courses).toEqual(
            (await api.statistics.getActivity(period)).data.courses.filter(({ courseId }) =>
              courses.some(({ id }) => id === courseId),
            ),
          );
      }),
      { numRuns: 6 },
    );
  });

  test('in which all people of the portal are, equal a count of the rows one by one', async () => {
    const { db } = portal.portal;
    await aWorld([
      { course: 0, applied: days[0], read: days[1], exams: [anExamOf('BBB', 'valid')], carries: 'nothing' },
      { course: 1, applied: days[2], read: null, exams: [anExamOf('AAA', 'none')], carries: 'nothing' },
    ]);
    const { id: all } = (await api.group.add({ Name: 'Todas las personas' })).data;
    const accounts = await db.selectFrom('account').select('id').execute();
    await db
      .insertInto('account_group')
      .values(accounts.map(({ id }) => ({ account_id: id, group_id: all })))
      .execute();
    const { people, exams } = await expectedTallies(portal.portal);
    const expected = sumOf([
      ...people.map(({ applied, read, certified }) => ({ applied, read, certified, exams: 0, passed: 0 })),
      ...exams
        .filter(({ grain }) => grain === 'day')
        .map(({ finished, passed }) => ({ exams: finished, passed, applied: 0, read: 0, certified: 0 })),
    ]);
    const { times } = (await api.statistics.getActivity({ GroupId: all })).data;
    expect(expected.exams).toBeGreaterThan(1);
    expect(sumOf(times)).toEqual(expected);
  });

  test('that some carry, themselves or in one course, are those of these people alone', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anEnrolled, { maxLength: 8 }), async (people) => {
        const { some, courses } = await aWorld(people);
        const inIt = people.filter(({ carries }) => carries !== 'nothing');
        for (const [place, { id: courseId, questions }] of courses.entries()) {
          const { data } = await api.report.getMostFailedQuestion({ courseId, GroupId: some });
          expect(
            data.map((row) => [row.questionId, row.questionCountFailed, row.questionCountAsked]),
          ).toEqual(failedOf(inIt, place, questions));
        }
        for (const [place, { id: courseId }] of courses.entries()) {
          const taking = inIt.filter(({ course }) => course === place);
          const ended = taking.flatMap(({ exams }) => exams.filter(({ isAnnulled }) => !isAnnulled));
          const { data } = await api.statistics.getCourse({ courseId, GroupId: some });
          expect([data.funnel.applied, data.exams.finished, data.exams.usedSeconds]).toEqual([
            taking.length,
            ended.length,
            ended.length * 300,
          ]);
          expect(data.questions.map(({ asked, right }) => [asked, right])).toEqual(
            ended.length === 0
              ? []
              : [0, 1, 2].map((at) => [
                  ended.length,
                  ended.filter(({ answers }) => answers[at] === 'B').length,
                ]),
          );
        }
        const period = { From: days[0], To: days[2] };
        const {
          times,
          courses: rows,
          pendingDays,
        } = (await api.statistics.getActivity({ GroupId: some, ...period })).data;
        const at = (day: string) => times.find(({ since }) => since === day);
        expect(days.map((day) => [at(day)?.exams ?? 0, at(day)?.passed ?? 0])).toEqual(examsByDay(inIt));
        expect(days.map((day) => at(day)?.applied ?? 0)).toEqual(
          days.map((day) => inIt.filter(({ applied }) => applied === day).length),
        );
        expect(days.map((day) => at(day)?.read ?? 0)).toEqual(
          days.map((day) => inIt.filter(({ read }) => read === day).length),
        );
        expect(rows.reduce((sum, { applied }) => sum + applied, 0)).toBe(inIt.length);
        expect(pendingDays).toBe(0);
      }),
      { numRuns: 6 },
    );
  });

  test('by an enrolment count in its course alone', async () => {
    const { some, courses } = await aWorld([]);
    const [one, other] = courses.map(({ id }) => id) as [number, number];
    const accountId = await aPerson(portal.portal, one, '2024-02-28T10:00', null);
    await portal.portal.db
      .insertInto('enrolment')
      .values({
        account_id: accountId,
        course_id: other,
        enrolled_at: here('2024-02-28T10:00'),
        group_id: some,
      })
      .execute();
    const rows = (await api.statistics.getActivity({ GroupId: some })).data.courses;
    expect(rows.map(({ courseId, applied }) => [courseId, applied])).toEqual([[other, 1]]);
  });
});

const anExamOf = (answers: 'BBB' | 'AAA', certificate: 'none' | 'valid') => ({
  day: days[1],
  answers,
  isAnnulled: false,
  certificate,
});

describe('files and refusals', () => {
  const file = async (url: string, query: Record<string, string>) => {
    const headers = { authorization: `Bearer ${await tokenOf(portal.portal, admin)}` };
    const response = await portal.app.inject({ url, query, headers });
    const name = decodeURIComponent(String(response.headers['content-disposition']).split("''")[1] ?? '');
    return { status: response.statusCode, body: response.body, name };
  };

  test('a file of a group has its figures and its name', async () => {
    const { some, courses } = await aWorld([
      { course: 0, applied: days[0], read: null, exams: [anExamOf('AAA', 'none')], carries: 'account' },
      { course: 0, applied: days[0], read: null, exams: [anExamOf('AAA', 'none')], carries: 'nothing' },
    ]);
    const GroupId = String(some);
    const courseId = String(courses[0]?.id);
    const questions = { Chart: 'questions', Format: 'csv', courseId, GroupId };
    const failed = await file('/api/Report/Export', questions);
    expect(failed.name).toBe(`Preguntas más falladas de Uno, grupo Algunos ${courseId}.csv`);
    expect(failed.body.trim().split('\r\n').slice(1)).toHaveLength(3);
    expect(failed.body).toContain(';"1";"1";"100"');
    const drawn = await file('/api/Report/Export', { ...questions, Format: 'svg' });
    expect(drawn.body).toContain(`grupo Algunos ${courseId}`);
    const asked = await file('/api/Statistics/Export', { ...questions, Table: 'questions' });
    expect(asked.name).toBe(`Preguntas de Uno, grupo Algunos ${courseId}.csv`);
    expect(asked.body.trim().split('\r\n').slice(1)).toHaveLength(3);
    const activity = await file('/api/Statistics/Export', { Table: 'activity', Format: 'csv', GroupId });
    expect(activity.name).toBe(`Actividad, grupo Algunos ${courseId}.csv`);
    expect(activity.body).toContain('"2024-02-01";"1";"0";"1";"0";"0"');
  });

  test('sign-ins know no group, and an unknown group has no file', async () => {
    const courseId = String(await aCourse(portal.portal));
    const GroupId = String((await api.group.add({ Name: 'Sin accesos' })).data.id);
    const ofSignIns = await file('/api/Report/Export', { Chart: 'gender', Format: 'csv', GroupId });
    expect([ofSignIns.status, JSON.parse(ofSignIns.body)]).toMatchObject([
      400,
      { message: expect.stringContaining('sin saber de quién son'), errors: [{ field: 'GroupId' }] },
    ]);
    const gone = { Chart: 'questions', Format: 'csv', courseId, GroupId: '999999' };
    expect((await file('/api/Report/Export', gone)).status).toBe(404);
    expect((await file('/api/Statistics/Export', { ...gone, Table: 'activity' })).status).toBe(404);
  });

  test('members see no group, and one that is gone has no figures', async () => {
    const member = portal.client.as(await aMember(portal.portal));
    const courseId = await aCourse(portal.portal);
    await expectRefusal(member.statistics.getActivity({ GroupId: 1 }), 403);
    await expectRefusal(member.statistics.getCourse({ courseId, GroupId: 1 }), 403);
    await expectRefusal(member.report.getMostFailedQuestion({ courseId, GroupId: 1 }), 403);
    const { data } = await api.statistics.getActivity({ GroupId: 999_999 });
    expect(data).toMatchObject({ times: [], courses: [], pendingDays: 0 });
    expect((await api.statistics.getCourse({ courseId, GroupId: 999_999 })).data).toMatchObject({
      funnel: { applied: 0 },
      exams: { finished: 0, usedSeconds: 0 },
      questions: [],
      reliability: null,
    });
    for (const ofNoCourse of [api.report.getMostFailedQuestion, api.statistics.getCourse])
      await expectRefusal(ofNoCourse({ courseId: 999_999, GroupId: 1 }), 404);
  });
});
