import { parse } from 'csv-parse/sync';
import readWorkbook from 'read-excel-file/node';
import { beforeAll, describe, expect, it } from 'vitest';
import { aCourse, aGroup, aMember, anAdmin, aQuestion, type TestAccount } from '../../testing/builders.ts';
import { tokenOf } from '../../testing/client.ts';
import { eraseAccount } from '../../testing/erase-account.ts';
import { aSitting } from '../../testing/exam-sitting.ts';
import { anAdminOf, aTestPortal } from '../../testing/portal.ts';
import { signedInJustNow } from '../../testing/scenes.ts';

const test = aTestPortal({ TIME_ZONE: 'America/La_Paz' });
const ids = { uno: 0, dos: 0, tres: 0, illimani: 0, municipio: 0 };
const day = 24 * 3600;

/** The world begins at 23:30 of 1 March 2028 in La Paz, which is 2 March in UTC. */
const start = new Date('2028-03-02T03:30:00Z');

async function takes(member: TestAccount, courseId: number, more: { answers?: string; group?: number } = {}) {
  const sitting = await aSitting(test, { member, courseId });
  await test.portal.db
    .updateTable('enrolment')
    .set({ group_id: more.group ?? null })
    .where('account_id', '=', member.id)
    .where('course_id', '=', courseId)
    .execute();
  return {
    async sits(answers: string) {
      const { questions } = await sitting.start();
      for (const [place, { id }] of questions.entries()) await sitting.save(id, answers[place] ?? 'A');
      await sitting.finish();
    },
    sitting,
  };
}

const { admin } = anAdminOf(test);
beforeAll(async () => {
  test.clock.advance((start.getTime() - test.clock.now().getTime()) / 1000);
  for (const [name, title] of [
    ['uno', 'Ábaco'],
    ['dos', 'Bolsa'],
    ['tres', '=1+1'],
  ] as const) {
    ids[name] = await aCourse(test.portal, { title, minimumGrade: 80 });
    for (let n = 0; n < 4; n += 1) await aQuestion(test.portal, ids[name]);
  }
  const person = (firstName: string) => aMember(test.portal, { firstName, lastName: 'Quispe' });
  const [ana, beto, carla, gina] = [
    await person('Ana'),
    await person('Beto'),
    await person('Carla'),
    await person('Gina'),
  ];
  await test.portal.db
    .updateTable('account')
    .set({ document_number: '0077', phone: '+591 7' })
    .where('id', 'in', [ana.id, gina.id])
    .execute();
  ids.illimani = await aGroup(test.portal, { name: 'Illimani', people: [ana, gina] });
  ids.municipio = await aGroup(test.portal, { name: 'Municipio', people: [carla] });
  const anaUno = await takes(ana, ids.uno); // 1 March, 23:30
  test.clock.advance(3600); // 2 March, 0:30
  await anaUno.sits('BBBB'); // 100, 2 March
  const ginaUno = await takes(gina, ids.uno);
  await ginaUno.sits('BBBB'); // 100, 2 March
  const betoUno = await takes(beto, ids.uno, { group: ids.illimani }); // 2 March
  await betoUno.sits('BBAA'); // 50
  test.clock.advance(10 * day); // 12 March
  await takes(beto, ids.dos); // of no group there
  const carlaDos = await takes(carla, ids.dos);
  test.clock.advance(day); // 13 March
  await carlaDos.sits('BBBB');
  await takes(ana, ids.tres);
  await eraseAccount(test.client.as(await anAdmin(test.portal)), gina.id);
});

async function ask(query: Record<string, string | number>) {
  await signedInJustNow({ test });
  const response = await test.app.inject({
    url: '/api/Result/ExportCourses',
    query: Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)])),
    headers: { authorization: `Bearer ${await tokenOf(test.portal, admin)}` },
  });
  return { status: response.statusCode, bytes: response.rawPayload, headers: response.headers };
}

async function rowsOf(query: Record<string, string | number>) {
  const { status, bytes } = await ask({ Format: 'csv', ...query });
  expect(status, bytes.toString().slice(0, 300)).toBe(200);
  const options = { delimiter: ';', bom: true, columns: true } as const;
  return parse(bytes, options) as Record<string, string>[];
}
const told = (rows: Record<string, string>[]) => rows.map((row) => `${row['Curso']} ${row['Nombres']}`);

describe('results of several courses in one file, counted by hand', () => {
  it('have a row a person and course, by title and name; two courses and a group', async () => {
    const rows = await rowsOf({ CourseIds: `${ids.dos},${ids.uno}`, GroupId: ids.illimani });
    expect(told(rows)).toEqual(['Ábaco Ana', 'Ábaco Beto', 'Ábaco Usuario']);
    const code = expect.stringMatching(/^AP-/);
    expect(rows).toEqual([
      expect.objectContaining({
        Apellidos: 'Quispe',
        Documento: '0077',
        Teléfono: "'+591 7",
        Grupo: 'Illimani',
        Curso: 'Ábaco',
        Estado: 'Aprobó',
        Inscripción: '2028-03-01 23:30',
        Intentos: '1',
        'Mejor nota': '100',
        Aprobó: 'Sí',
        'Aprobó el': '2028-03-02',
        Certificado: code,
        'Certificado del': '2028-03-02',
      }),
      expect.objectContaining({
        Grupo: 'Illimani',
        Estado: 'No aprobó',
        'Mejor nota': '50',
        Aprobó: 'No',
        'Aprobó el': '',
        Certificado: '',
        'Certificado del': '',
      }),
      expect.objectContaining({
        Nombres: 'Usuario',
        Apellidos: 'eliminado',
        Documento: '',
        Teléfono: '',
        Usuario: '',
        Grupo: 'Illimani',
        Estado: 'Aprobó',
        'Mejor nota': '100',
      }),
    ]);
  });

  it('without courses are of all; titles run as no formula', async () => {
    expect(told(await rowsOf({}))).toEqual([
      "'=1+1 Ana",
      'Ábaco Ana',
      'Ábaco Beto',
      'Ábaco Usuario',
      'Bolsa Beto',
      'Bolsa Carla',
    ]);
    expect(told(await rowsOf({ GroupId: ids.municipio }))).toEqual(['Bolsa Carla']);
    expect(await rowsOf({ GroupId: 999_999 })).toEqual([]);
  });

  it.each([
    [{ From: '2028-03-02' }, ["'=1+1 Ana", 'Ábaco Beto', 'Ábaco Usuario', 'Bolsa Beto', 'Bolsa Carla']],
    [{ To: '2028-03-01' }, ['Ábaco Ana']],
    [{ From: '2028-03-12', To: '2028-03-12' }, ['Bolsa Beto', 'Bolsa Carla']],
    [{ From: '2028-03-02', To: '2028-03-12', By: 'passed' }, ['Ábaco Ana', 'Ábaco Usuario']],
    [{ From: '2028-03-13', To: '2028-03-13', By: 'passed' }, ['Bolsa Carla']],
    [{ By: 'passed' }, ['Ábaco Ana', 'Ábaco Usuario', 'Bolsa Carla']],
  ])('in the period %j, by days of La Paz', async (period, expected) => {
    expect(told(await rowsOf(period))).toEqual(expected);
  });

  it('as a workbook have text as text and numbers as numbers', async () => {
    const { bytes, headers } = await ask({ CourseIds: ids.uno, Format: 'xlsx', GroupId: ids.illimani });
    const [sheet] = await readWorkbook(bytes);
    const [titles = [], ana = []] = sheet?.data ?? [];
    const cell = (title: string) => ana[titles.indexOf(title)];
    expect([cell('Documento'), cell('Teléfono'), cell('Mejor nota')]).toEqual(['0077', '+591 7', 100]);
    expect(sheet?.data).toHaveLength(4);
    expect(decodeURIComponent(String(headers['content-disposition']))).toContain(
      'Resultados de cursos 2028-03-13.xlsx',
    );
  });

  it('agree with the results of each course', async () => {
    const { data } = await test.client.as(admin).result.get({ courseId: ids.uno, GroupId: ids.illimani });
    const rows = await rowsOf({ CourseIds: ids.uno, GroupId: ids.illimani });
    expect(rows.map((row) => row['Mejor nota'])).toEqual(data.rows.map(({ bestGrade }) => String(bestGrade)));
  });

  it.each([
    [{ CourseIds: '999999' }, 404],
    [{ CourseIds: '' }, 400],
    [{ CourseIds: '1,x' }, 400],
    [{ CourseIds: Array.from({ length: 101 }, (_, n) => n + 1).join(',') }, 400],
    [{ From: '2028-03-02', To: '2028-03-01' }, 400],
    [{ From: '2028-02-30' }, 400],
    [{ By: 'other' }, 400],
    [{ Format: 'pdf' }, 400],
  ])('refuse %j', async (query, status) => {
    expect((await ask({ Format: 'csv', ...query })).status).toBe(status);
  });
});
