import { Writable } from 'node:stream';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../platform/database/database.ts';
import { anAdmin, aQuestion } from '../../testing/builders.ts';
import { tokenOf } from '../../testing/client.ts';
import { aSitting } from '../../testing/exam-sitting.ts';
import { aTestPortal, type TestPortal } from '../../testing/portal.ts';
import { buildTestApp } from '../../testing/test-app.ts';

let logged = '';
let app: TestPortal['app'];

const test = aTestPortal();
beforeAll(async () => {
  const lines = new Writable({
    write(chunk, _encoding, next) {
      logged += String(chunk);
      next();
    },
  });
  const log = pino({ level: 'trace' }, lines);
  app = await buildTestApp({ ...test.portal, log });
});
afterAll(() => app.close());

const types = [
  { name: 'multiple choice', options: ['Uno', 'Dos', 'Tres'], right: 'A,C', wrong: 'B', other: 'B' },
  { name: 'true/false', options: [], right: 'V', wrong: 'F', other: 'F' },
];

/** The same requests before and after the key is inverted: identical bytes show that nothing of the key leaks. */
describe.each(
  types.flatMap((type) => [
    { ...type, isFair: false },
    { ...type, isFair: true, name: `${type.name}, fairly drawn` },
  ]),
)('an exam of $name questions', ({ options, right, wrong, other, isFair }) => {
  async function aWalk() {
    const sitting = await aSitting(test, { keys: [] });
    const { member, courseId } = sitting;
    const ids: number[] = [];
    for (let each = 0; each < 3; each += 1)
      ids.push(await aQuestion(test.portal, courseId, { options, correct: right }));
    if (isFair) await drawFairly(courseId);
    await aPracticeQuestion(courseId);
    const exam = await sitting.start();
    const authorization = `Bearer ${await tokenOf(test.portal, member)}`;
    const call = async (method: 'GET' | 'POST', path: string, input: Record<string, string | number>) => {
      const given = method === 'GET' ? { query: texts(input) } : { payload: input };
      const response = await app.inject({
        method,
        url: `/api/${path}`,
        headers: { authorization },
        ...given,
      });
      return `${path} ${response.statusCode} ${response.payload}`;
    };
    const own = { UserId: member.id, CourseId: courseId };
    const ClickedAt = test.clock.now().toISOString();
    const save = (question: number, Answer: string, more = {}) =>
      call('POST', 'Question/saveAnswerByUser', { ...own, QuestionId: question, Answer, ClickedAt, ...more });
    const [first = 0, second = 0] = ids;
    /** Everything a member can ask in and about an exam; no request changes anything. */
    const askAll = async () => [
      await call('GET', 'Question/GetTest', { id: courseId, userId: member.id, AttemptId: exam.attemptId }),
      await save(first, right, { AttemptId: exam.attemptId }),
      await save(second, wrong, { AttemptId: exam.attemptId }),
      await save(first, 'Z'),
      await save(999_999, 'A'),
      await call('GET', 'Attempt/GetTime', { id: exam.attemptId }),
      await call('GET', 'Attempt/GetEvidence', { id: exam.attemptId }),
      await call('GET', 'Attempt/GetOwn', { userId: member.id, courseId }),
      await call('GET', 'Attempt/Get', { courseId }),
      await call('GET', 'Question/Get', { id: courseId }),
      await call('GET', 'Question/GetConfig', { id: courseId }),
      await call('GET', 'Users/getusercourse', { userName: member.username }),
      await call('GET', 'Users/isFinish', { courseId, userId: member.id }),
      await call('GET', 'Course/Read', { id: courseId }),
      await call('GET', 'Course/GetFileCourse', { courseId }),
      await call('GET', 'Users/get', { userName: member.username }),
      await call('GET', 'Users/getDurationText', { courseId }),
      await call('GET', 'HomeSlider/Find', { value: 'Pregunta' }),
      await call('GET', 'Question/Export', { id: courseId, format: 'gift' }),
      await call('GET', 'Course/GetToEdit', { id: courseId }),
      await practised(courseId),
    ];
    const turnKey = async (correct: string) => {
      await test.portal.db
        .updateTable('question')
        .set({ explanation_html: `<p>Porque es ${correct}.</p>`, law_link: `/ley?id=1#art-${ids.length}` })
        .where('id', 'in', ids)
        .execute();
      await test.portal.db
        .updateTable('question_version')
        .set({ correct })
        .where('question_id', 'in', ids)
        .execute();
    };
    return { sitting, exam, call, own, askAll, turnKey, ids };
  }

  it('reads the same, whatever the key is, while it runs and once it is over', async () => {
    const { sitting, askAll, turnKey, call, own, ids } = await aWalk();
    await askAll(); // stores the answers
    const running = await askAll();
    await turnKey(other);
    expect(await askAll()).toEqual(running);
    await turnKey(right);
    test.clock.advance(60);
    expect((await sitting.finish()).data.calification).toBe(33);
    const over = [...(await askAll()), await call('POST', 'Question/getCalification', own)];
    await turnKey(other);
    expect([...(await askAll()), await call('POST', 'Question/getCalification', own)]).toEqual(over);
    await sitting.saveLate(ids[2] ?? 0, wrong);
    const late = await askAll();
    await turnKey(right);
    expect(await askAll()).toEqual(late);
    expect(over.find((reply) => reply.startsWith('Attempt/GetEvidence'))).toContain('"hasMarks":false');
    for (const reply of [...running, ...over, ...late])
      expect(reply).not.toMatch(
        /"(correct|isRight|why)":(?!null)|"(correctAnswer\w*|key|explanation)":|Porque es/,
      );
  });

  it('leaves neither answers nor keys in the log', async () => {
    const { askAll, exam } = await aWalk();
    const admin = await anAdmin(test.portal);
    await askAll();
    logged = '';
    await askAll();
    const url = `/api/Attempt/GetEvidence?id=${exam.attemptId}`;
    const authorization = `Bearer ${await tokenOf(test.portal, admin)}`;
    const reply = await app.inject({ url, headers: { authorization } });
    expect(reply.payload).toContain(`"correct":"${right}"`);
    expect(logged.split('\n').length).toBeGreaterThan(10);
    const withoutNames = logged.replace(/"refusal":"\w+"/g, '');
    expect(withoutNames).not.toMatch(/correct|isRight|answer"|Opción|Uno|Pregunta \d/i);
  });
});

/** With shares, an order of options of its own, and attempts that run out later. */
async function drawFairly(courseId: number): Promise<void> {
  const draw = JSON.stringify({
    shares: [{ module: '', count: 3, hard: 1 }],
    unseenFirst: true,
    shuffled: true,
  });
  await sql`update course set exam_draw = ${draw}::jsonb, exam_attempt_limit = 2 where id = ${courseId}`.execute(
    test.portal.db,
  );
}

/** A question whose key is for everybody, beside those of the exam. */
async function aPracticeQuestion(courseId: number): Promise<void> {
  const id = await aQuestion(test.portal, courseId, { correct: 'B' });
  await test.portal.db
    .updateTable('question')
    .set({ is_practice: true, explanation_html: '<p>De práctica.</p>' })
    .where('id', '=', id)
    .execute();
}

/** The round of practice, which gives the key of its own question alone. */
async function practised(courseId: number): Promise<string> {
  const reply = await app.inject({ url: `/api/Practice/Get?courseId=${courseId}` });
  expect(reply.payload.match(/"correct":/g)).toHaveLength(1);
  return reply.payload.replace('"correct":"B","why":"<p>De práctica.</p>"', '');
}

const texts = (input: Record<string, string | number>) =>
  Object.fromEntries(Object.entries(input).map(([name, value]) => [name, String(value)]));
