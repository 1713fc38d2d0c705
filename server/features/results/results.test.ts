import { parse } from 'csv-parse/sync';
import readWorkbook from 'read-excel-file/node';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Api } from '../../../contract/index.ts';
import type { CourseResults, ResultRow } from '../../../contract/results/calls.ts';
import { aCourse, aMember, anAdmin, anEnrolment, aQuestion } from '../../testing/builders.ts';
import { tokenOf } from '../../testing/client.ts';
import { eraseAccount } from '../../testing/erase-account.ts';
import { aSitting, type Sitting } from '../../testing/exam-sitting.ts';
import { expectRefusal } from '../../testing/expect-refusal.ts';
import { anAdminOf, aTestPortal } from '../../testing/portal.ts';
import { signedInJustNow } from '../../testing/scenes.ts';

const test = aTestPortal({ TIME_ZONE: 'America/La_Paz' });
let courseId: number;
let questionIds: number[];
const people = new Map<string, number>();

/** The world begins at 20:00 of 28 February 2028 in La Paz. */
const start = new Date('2028-02-29T00:00:00Z');
const hour = 3600;

async function member(firstName: string, lastName: string, readSeconds: number): Promise<Sitting> {
  const account = await aMember(test.portal, { firstName, lastName });
  people.set(firstName, account.id);
  const sitting = await aSitting(test, { member: account, courseId, readSeconds });
  return { ...sitting, questionIds };
}

/** Sits the exam with these answers and ends it; B is right in each. */
async function sit(sitting: Sitting, answers: string): Promise<number> {
  const { attemptId } = await sitting.start();
  for (const [index, answer] of [...answers].entries()) await sitting.save(questionIds[index] ?? 0, answer);
  test.clock.advance(300);
  await sitting.finish();
  return attemptId;
}

/** Twelve people in one course, one in another, and what each did, one hour after the other. */
async function makeWorld(): Promise<void> {
  courseId = await aCourse(test.portal, { title: 'Tu cuenta', durationMinutes: 10, minimumGrade: 80 });
  questionIds = [];
  for (let n = 0; n < 4; n += 1) questionIds.push(await aQuestion(test.portal, courseId));

  await member('Ana', 'Álvarez', 0);
  const reader = await member('Beto', '=1+1', 0);
  await member('Carla', 'Condori', 600);
  const failed = await member('Diego', 'Díaz', 600);
  const passed = await member('Elsa', 'Escobar', 600);
  const annulled = await member('Fabio', 'Flores', 600);
  const deleted = await member('Gina', 'Gómez', 600);
  const regraded = await member('Hugo', 'Huanca', 600);
  const lenient = await member('Inés', 'Ibáñez', 600);
  const late = await member('Juan', 'Jiménez', 600);
  const both = await member('Karen', 'Kantuta', 600);
  const elsewhere = await aMember(test.portal, { firstName: 'Luz' });
  await anEnrolment(test.portal, elsewhere, await aCourse(test.portal));

  test.clock.advance(hour); // 21:00
  const own = { CourseId: courseId, UserId: reader.member.id };
  await test.client.as(reader.member).users.updateTime({ ...own, ReadTime: 120 });
  await sit(failed, 'BBAA'); // 50
  test.clock.advance(hour); // 22:05
  await sit(failed, 'BBBA'); // 75
  await sit(passed, 'BBBB'); // 100
  const other = await sit(annulled, 'BBBB');
  await signedInJustNow({ test });
  await api.attempt.annul({ Id: other, Reason: 'Otra persona' });
  await sit(deleted, 'BBBB');
  await sit(regraded, 'BBBA'); // 75, and 100 once the last key is A too
  await api.question.addMinCalification({ IdCourse: courseId, Calification: 50 });
  await sit(lenient, 'BBAA'); // 50 of 50: passed, also when the minimum rises again
  await api.question.addMinCalification({ IdCourse: courseId, Calification: 80 });
  await late.start();
  await late.save(questionIds[0] ?? 0, 'B'); // 25, closed by the time
  test.clock.advance(2 * hour); // past midnight of 29 February
  await both.start();
  await eraseAccount(test.client.as(await anAdmin(test.portal)), deleted.member.id); // signed in just now
}

const { admin, api } = anAdminOf(test);
beforeAll(async () => {
  test.clock.advance((start.getTime() - test.clock.now().getTime()) / 1000);
  await makeWorld();
});

type Query = Partial<Parameters<Api['result']['get']>[0]>;
const get = async (query: Query = {}): Promise<CourseResults & { total: number | undefined }> => {
  const { data, total } = await api.result.get({ courseId, ...query });
  return { ...data, total };
};
const namesOf = ({ rows }: { rows: ResultRow[] }) => rows.map(({ fullname }) => fullname.split(' ')[0]);
const rowOf = async (name: string) => (await get()).rows.find(({ userId }) => userId === people.get(name));

describe('the results of a course, counted by hand', () => {
  it('say how many are where', async () => {
    const { counts, total, course } = await get();
    expect(course).toEqual({ id: courseId, title: 'Tu cuenta', duration: 10, minimumGrade: 80 });
    expect(total).toBe(11);
    expect(counts).toEqual({
      all: 11,
      invited: 0,
      closed: 0,
      fresh: 1,
      reading: 1,
      ready: 2,
      running: 1,
      failed: 3,
      passed: 3,
      certified: 3,
    });
  });

  it.each([
    ['Ana', { state: 'fresh', readTime: 0, isReadingComplete: false, attemptCount: 0, bestGrade: null }],
    ['Beto', { state: 'reading', readTime: 120, isReadingComplete: false, attemptCount: 0 }],
    ['Carla', { state: 'ready', readTime: 600, isReadingComplete: true, attemptCount: 0 }],
    ['Diego', { state: 'failed', attemptCount: 2, bestGrade: 75, isPassed: false, certificateCode: null }],
    ['Elsa', { state: 'passed', attemptCount: 1, bestGrade: 100, isPassed: true }],
    ['Fabio', { state: 'ready', attemptCount: 0, annulledCount: 1, bestGrade: null, certificateCode: null }],
    ['Inés', { state: 'passed', bestGrade: 50, isPassed: true }],
    ['Juan', { state: 'failed', attemptCount: 1, bestGrade: 25, isRunning: false }],
    ['Karen', { state: 'running', attemptCount: 1, bestGrade: null, isRunning: true }],
  ])('%s', async (name, facts) => {
    expect(await rowOf(name)).toMatchObject(facts);
  });

  it('keep the results of a deleted person without anything that names them', async () => {
    const row = await rowOf('Gina');
    expect(row).toMatchObject({ fullname: 'Usuario eliminado', username: null, email: null, bestGrade: 100 });
    expect(JSON.stringify(await get())).not.toMatch(/Gina|Gómez|#eliminado/);
  });

  it('say when each was last active: an application, reading, or an exam, and not what administrators did', async () => {
    expect((await rowOf('Ana'))?.lastActivity).toBe('2028-02-29T00:00:00.000Z');
    expect((await rowOf('Beto'))?.lastActivity).toBe('2028-02-29T01:00:00.000Z');
    expect((await rowOf('Diego'))?.lastActivity).toBe('2028-02-29T02:10:00.000Z');
    expect((await rowOf('Fabio'))?.lastActivity).toBe('2028-02-29T02:20:00.000Z');
  });

  it('agree with isfinish and the profile of everybody', async () => {
    for (const { userId, username, isPassed, bestGrade } of (await get()).rows) {
      expect((await api.users.isFinish({ courseId, userId })).isfinish).toBe(isPassed);
      if (username === null) continue;
      const [course] = (await api.users.getUserCourse({ userName: username })).info;
      expect(course?.calification).toBe(bestGrade);
    }
  });

  it('follow a corrected key', async () => {
    const asked = { QuestionId: questionIds[3] ?? 0, Correct: 'A' };
    expect(await rowOf('Hugo')).toMatchObject({ state: 'failed', bestGrade: 75 });
    const { fingerprint } = (await api.attempt.previewRegrade(asked)).data;
    await signedInJustNow({ test });
    await api.attempt.regrade({ ...asked, Reason: 'La clave estaba mal', Fingerprint: fingerprint });
    expect(await rowOf('Hugo')).toMatchObject({ state: 'passed', bestGrade: 100, isPassed: true });
    expect(await rowOf('Diego')).toMatchObject({ state: 'passed', bestGrade: 100, attemptCount: 2 });
    expect((await get()).counts).toMatchObject({ failed: 1, passed: 5, certified: 5 });
  });
});

describe('the list', () => {
  it('is by name unless sorted otherwise, in pages', async () => {
    expect(namesOf(await get({ Page: 1, PageSize: 3 }))).toEqual(['Ana', 'Beto', 'Carla']);
    const last = await get({ Page: 4, PageSize: 3 });
    expect(namesOf(last)).toEqual(['Karen', 'Usuario']);
    expect(last.total).toBe(11);
    expect((await get({ Page: 9, PageSize: 3 })).rows).toEqual([]);
    expect((await get({ Page: 9, PageSize: 3 })).counts.all).toBe(11);
  });

  it('sorts by grade, reading, attempts and activity, both ways', async () => {
    const grades = (rows: ResultRow[]) => rows.map(({ bestGrade }) => bestGrade);
    const best = grades((await get({ Sort: 'grade', Order: 'desc' })).rows);
    expect(best.slice(0, 6)).toEqual([100, 100, 100, 100, 75, 25]);
    expect(grades((await get({ Sort: 'grade' })).rows)).toEqual(best.toReversed());
    expect(namesOf(await get({ Sort: 'reading' })).slice(0, 2)).toEqual(['Ana', 'Beto']);
    expect(namesOf(await get({ Sort: 'attempts', Order: 'desc' }))[0]).toBe('Diego');
    expect(namesOf(await get({ Sort: 'activity', Order: 'desc' }))[0]).toBe('Karen');
  });

  it('narrows to a state and to certificates, and counts what the search finds', async () => {
    expect(namesOf(await get({ State: 'running' }))).toEqual(['Karen']);
    expect(namesOf(await get({ State: 'certified' }))).toEqual(['Diego', 'Elsa', 'Hugo', 'Inés', 'Usuario']);
    const found = await get({ Search: 'ALVAREZ' });
    expect(namesOf(found)).toEqual(['Ana']);
    expect(found.counts).toMatchObject({ all: 1, fresh: 1, passed: 0 });
    expect((await get({ Search: '%' })).total).toBe(0);
  });

  it('is 404 for an unknown course, and a deleted one', async () => {
    const deleted = await aCourse(test.portal);
    await api.course.delete({ id: deleted });
    for (const unknown of [99_999, deleted]) await expectRefusal(api.result.get({ courseId: unknown }), 404);
  });
});

describe('the file', () => {
  async function exported(query: Record<string, string>) {
    const response = await test.app.inject({
      url: '/api/Result/Export',
      query: { courseId: String(courseId), ...query },
      headers: { authorization: `Bearer ${await tokenOf(test.portal, admin)}` },
    });
    return { bytes: response.rawPayload, status: response.statusCode, headers: response.headers };
  }

  it('has the rows and the order of the list; times are of La Paz, no cell runs', async () => {
    const csv = await exported({ Format: 'csv', Sort: 'activity', Order: 'asc' });
    const [titles, ana, beto] = parse(csv.bytes, { delimiter: ';', bom: true }) as string[][];
    expect(titles?.slice(0, 9)).toEqual([
      'Nombres',
      'Apellidos',
      'Documento',
      'Usuario',
      'Email',
      'Teléfono',
      'Grupo',
      'Estado',
      'Inscripción',
    ]);
    expect(ana?.slice(0, 10)).toEqual([
      'Ana',
      'Álvarez',
      '',
      expect.any(String),
      expect.any(String),
      '',
      '',
      'Sin empezar',
      '2028-02-28 20:00',
      '0',
    ]);
    expect(beto?.[1]).toBe('Condori');
    const all = parse(csv.bytes, { delimiter: ';', bom: true, columns: true }) as Record<string, string>[];
    expect(all).toHaveLength(11);
    expect(all.find((row) => row['Nombres'] === 'Beto')?.['Apellidos']).toBe("'=1+1");
    expect(all.find((row) => row['Nombres'] === 'Karen')?.['Última actividad']).toBe('2028-02-29 00:35');
    expect(decodeURIComponent(String(csv.headers['content-disposition']))).toContain(
      'Resultados de Tu cuenta.csv',
    );
  });

  it('as a workbook has numbers as numbers, and only the columns chosen', async () => {
    const columns = { Columns: 'grade,lastName,readMinutes', Format: 'xlsx', State: 'certified' };
    const [sheet] = await readWorkbook((await exported(columns)).bytes);
    expect(sheet?.data[0]).toEqual(['Apellidos', 'Minutos leídos', 'Mejor nota']);
    expect(sheet?.data[1]).toEqual(['Díaz', 10, 100]);
    expect(sheet?.data).toHaveLength(6);
  });

  it('refuses a column that does not exist', async () => {
    expect((await exported({ Format: 'csv', Columns: 'password_hash' })).status).toBe(400);
  });
});
