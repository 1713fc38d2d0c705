import { expect, test } from 'vitest';
import { sql } from '../../../platform/database/database.ts';
import { aCourse, anAdmin, aQuestion } from '../../../testing/builders.ts';
import { expectRefusal } from '../../../testing/expect-refusal.ts';
import { anAdminOf, aTestPortal } from '../../../testing/portal.ts';

const portal = aTestPortal();

const { api: admin } = anAdminOf(portal);

/**
 * The count and the content of every table, so that a count that stays by chance hides nothing. Of sessions the count
 * alone: any call notes when its session was last seen.
 */
async function everyTable(): Promise<Record<string, string>> {
  const { db } = portal.portal;
  const tables = await sql<{ name: string }>`select format('%I.%I', schemaname, tablename) as name
    from pg_tables where schemaname not in ('pg_catalog', 'information_schema') order by 1`.execute(db);
  const states: Record<string, string> = {};
  for (const { name } of tables.rows) {
    const { rows } = await sql<{
      state: string;
    }>`select count(*) || ' ' || md5(coalesce(string_agg(t::text, '|'
      order by t::text), '')) as state from ${sql.raw(name)} t`.execute(db);
    const state = rows[0]?.state ?? '';
    states[name] = name === 'public.session' ? (state.split(' ')[0] ?? '') : state;
  }
  return states;
}

/** A draft with one question of each kind and one with two right letters. */
async function aDraft(given: { questionsPerExam?: number } = {}) {
  const courseId = await aCourse(portal.portal, {
    isPublished: false,
    examMinutes: 10,
    minimumGrade: 60,
    questionsPerExam: 10,
    ...given,
  });
  const one = await aQuestion(portal.portal, courseId, { text: 'Una', options: ['a', 'b', 'c'] });
  const two = await aQuestion(portal.portal, courseId, {
    text: 'Dos',
    options: ['a', 'b', 'c'],
    correct: 'A,C',
  });
  const third = await aQuestion(portal.portal, courseId, { text: 'Tres', options: [] });
  return { courseId, one, two, third };
}

test('a draft’s exam is tried to its result, and no row of any table changes', async () => {
  const { courseId, one, two, third } = await aDraft();
  await admin.course.getHome({ id: courseId }); // whatever a first call of this administrator stores is stored
  const before = await everyTable();
  const { data: exam } = await admin.trial.start({ courseId });
  expect(exam.questions.map(({ id }) => id).toSorted()).toEqual([one, two, third].toSorted());
  expect(exam).toMatchObject({ allowedSeconds: 600, remainingSeconds: 600, attemptId: 0 });
  portal.clock.advance(90);
  const check = (QuestionId: number, Answer: string) =>
    admin.trial.check({ Ticket: exam.ticket, QuestionId, Answer });
  expect((await check(two, 'c,a')).data).toEqual({ answer: 'A,C', remainingSeconds: 510 });
  expect((await check(third, 'A')).data.answer).toBe('V');
  const Answers = [
    { QuestionId: one, Answer: 'A' },
    { QuestionId: two, Answer: 'C, a' },
    { QuestionId: third, Answer: 'v' },
  ];
  const { data: result, message } = await admin.trial.grade({ Ticket: exam.ticket, Answers });
  expect(result).toMatchObject({
    calification: 67,
    correctCount: 2,
    questionCount: 3,
    answeredCount: 3,
    minCalification: 60,
    isPassed: true,
    usedSeconds: 90,
    certificateCode: null,
    canRetake: true,
  });
  expect(message).toBe('¡Aprobaste! Tu nota es 67 de 100.');
  const marks = new Map(result.marks.map((mark) => [mark.id, mark]));
  expect(marks.get(one)).toMatchObject({ answer: 'A', correctAnswer: 'B', isRight: false });
  expect(marks.get(two)).toMatchObject({ answer: 'A,C', correctAnswer: 'A,C', isRight: true });
  const after = await everyTable();
  expect(Object.keys(after).length).toBeGreaterThan(40);
  expect(after).toEqual(before);
  const { data: home } = await admin.course.getHome({ id: courseId });
  expect(home.peopleCount).toBe(0);
});

test('the key does not go to the page before the end: with another key the answers are the same', async () => {
  const { courseId, one, two, third } = await aDraft();
  const started = async () => {
    const { ticket, questions, ...times } = (await admin.trial.start({ courseId })).data;
    const body = JSON.stringify(questions.toSorted((a, b) => a.id - b.id));
    const asked = JSON.parse(Buffer.from(ticket.split('.')[0] ?? '', 'base64url').toString()) as object;
    const clicks = [];
    for (const [QuestionId, Answer] of [
      [one, 'A'],
      [one, 'B'],
      [two, 'A,C'],
      [third, 'V'],
      [third, 'F'],
    ] as const)
      clicks.push((await admin.trial.check({ Ticket: ticket, QuestionId, Answer })).data);
    return { body, times, clicks, fields: Object.keys(asked) };
  };
  const before = await started();
  await sql`update question_version set correct = case correct when 'B' then 'A' when 'A,C' then 'B'
    when 'V' then 'F' else correct end where question_id in (${sql.join([one, two, third])})`.execute(
    portal.portal.db,
  );
  expect(await started()).toEqual(before);
  expect(before.fields).toEqual([
    'accountId',
    'courseId',
    'startedAt',
    'closesAt',
    'minimumGrade',
    'versionIds',
  ]);
});

test('settings are those of the start; a longer bank is drawn from', async () => {
  const { courseId } = await aDraft({ questionsPerExam: 2 });
  const { data: exam } = await admin.trial.start({ courseId });
  expect(exam.questions).toHaveLength(2);
  await admin.question.addMinCalification({ IdCourse: courseId, Calification: 100 });
  const { data } = await admin.trial.grade({ Ticket: exam.ticket, Answers: [] });
  expect(data).toMatchObject({ questionCount: 2, minCalification: 60, calification: 0, isPassed: false });
});

test('a click after the time is refused, one of the last 20 seconds is not; grading still answers', async () => {
  const { courseId, one } = await aDraft();
  const { ticket: Ticket } = (await admin.trial.start({ courseId })).data;
  const click = () => admin.trial.check({ Ticket, QuestionId: one, Answer: 'A' });
  portal.clock.advance(619);
  expect((await click()).data.remainingSeconds).toBe(0);
  portal.clock.advance(1);
  await expectRefusal(click(), 409);
  const { data } = await admin.trial.grade({ Ticket, Answers: [{ QuestionId: one, Answer: 'B' }] });
  expect(data).toMatchObject({ correctCount: 1, usedSeconds: 600 });
});

test('refuses what is no part of it', async () => {
  const { courseId, one } = await aDraft();
  const { ticket: Ticket } = (await admin.trial.start({ courseId })).data;
  const other = await aQuestion(portal.portal, await aCourse(portal.portal));
  const check = (given: object) => admin.trial.check({ Ticket, QuestionId: one, Answer: 'A', ...given });
  await expectRefusal(check({ QuestionId: other }), 400);
  await expectRefusal(check({ Answer: 'D' }), 400);
  await expectRefusal(check({ Answer: 'z' }), 400);
  const [body = '', seal = ''] = Ticket.split('.');
  const forged = Buffer.from(
    Buffer.from(body, 'base64url')
      .toString()
      .replace(/"minimumGrade":\d+/, '"minimumGrade":1'),
  ).toString('base64url');
  for (const bad of ['', 'x', `${body}.`]) await expectRefusal(check({ Ticket: bad }), 400);
  for (const bad of ['x.y', `${forged}.${seal}`, `${body}.${seal}a`])
    await expectRefusal(check({ Ticket: bad }), 409);
  const colleague = portal.client.as(await anAdmin(portal.portal));
  await expectRefusal(colleague.trial.grade({ Ticket, Answers: [] }), 409);
  await expectRefusal(admin.trial.start({ courseId: 999_999 }), 404);
  const empty = await aCourse(portal.portal);
  await expectRefusal(admin.trial.start({ courseId: empty }), 409);
});
