import { describe, expect, test } from 'vitest';
import { users } from '../../../contract/accounts/own-calls.ts';
import { sql } from '../../platform/database/database.ts';
import { xlsxOf } from '../../platform/spreadsheets/xlsx.ts';
import { aBrowser } from '../../testing/browser.ts';
import { aCourse, aMember, anAdmin } from '../../testing/builders.ts';
import { expectRefusal } from '../../testing/expect-refusal.ts';
import { fileOf } from '../../testing/files/images.ts';
import { runDueJobs } from '../../testing/jobs.ts';
import { lastMailTo, linkOf } from '../../testing/outbox.ts';
import { aListedPerson, aPeopleList, startPeopleList } from '../../testing/people-lists.ts';
import { anAdminOf, aTestPortal } from '../../testing/portal.ts';
import { peopleImportTasks } from './people-import.jobs.ts';

const world = aTestPortal({ SMTP_URL: 'smtp://127.0.0.1:9' }); // nothing is sent here: no job runner is started
const { api } = anAdminOf(world);

const runJobs = () => runDueJobs(world, peopleImportTasks(world.portal));
const linesOf = async (Id: number) => (await api.usuario.getImportLines({ Id })).data;
const accountsNamed = async (surname: string) =>
  world.portal.db.selectFrom('account').selectAll().where('last_name', '=', surname).execute();

describe('a list of people', () => {
  test('is read from a workbook up to its review where its columns are sure, and what is left out is known', async () => {
    const file = fileOf(
      await xlsxOf({
        name: 'Hoja1',
        widths: [10, 10, 10, 10, 10],
        rows: [
          ['N°', 'Nombre completo', 'CI', 'Correo', 'Fecha nac.'],
          [1, 'Ana María Quispe Rojas', 4_567_890, 'ana@libro.test', 29_586],
          [2, 'LUIS MAMANI', '5678901 LP', '', '31/02/1990'],
        ],
      }),
      'personas.xlsx',
    );
    const { data } = await api.usuario.import({ file });
    const { data: found } = await api.usuario.getImport({ Id: data.id });
    expect(found).toMatchObject({
      state: 'review',
      name: 'personas.xlsx',
      total: 2,
      reading: 'leído como libro de Excel',
    });
    expect(found.columns.map(({ title, field }) => [title, field])).toEqual([
      ['N°', null],
      ['Nombre completo', 'fullName'],
      ['CI', 'document'],
      ['Correo', 'email'],
      ['Fecha nac.', 'birthDate'],
    ]);
    const lines = await linesOf(data.id);
    expect(
      lines.map(({ line, kind, fullname, problems }) => [
        line,
        kind,
        fullname,
        problems.map(({ message }) => message),
      ]),
    ).toEqual([
      [3, 'problem', 'Luis Mamani', ['Esa fecha no existe: febrero de 1990 tiene 28 días.']],
      [2, 'new', 'Ana María Quispe Rojas', []],
    ]);
    const mended = await api.usuario.mendImportLines({
      Id: data.id,
      Lines: [3],
      Values: { birthDate: '28/02/1990' },
    });
    expect(mended.data.lines.map(({ line, kind }) => [line, kind])).toEqual([[3, 'new']]);
    expect(mended.data).toMatchObject({ counts: { new: 2, problem: 0 }, newWithoutEmail: 1 });
    expect(await accountsNamed('Quispe Rojas')).toEqual([]); // nothing changes before the last button
  });

  test('with columns that are not sure waits until they are said; said again, its lines are read anew', async () => {
    const { data } = await api.usuario.import({
      Cells: 'Nombre completo;Aviso\nQuispe Rojas;ana@aviso.test',
    });
    const state = async () => (await api.usuario.getImport({ Id: data.id })).data.state;
    expect([await state(), (await linesOf(data.id)).map(({ fullname }) => fullname)]).toEqual([
      'columns',
      [''],
    ]);
    const say = (NameOrder: 'namesFirst' | 'surnamesFirst') =>
      api.usuario.setImportColumns({ Id: data.id, Columns: ['fullName', 'email'], NameOrder });
    await say('namesFirst');
    await say('surnamesFirst');
    expect(await state()).toBe('review');
    expect((await linesOf(data.id))[0]).toMatchObject({
      kind: 'new',
      written: { firstName: 'Rojas', lastName: 'Quispe' },
      email: 'ana@aviso.test',
    });
  });

  test('is read in Windows-1252 with semicolons', async () => {
    const bytes = Buffer.from('Nombres;Apellidos;Correo\nNuño;Ibáñez;nuno@lista.test\n', 'latin1');
    const { data } = await api.usuario.import({ file: fileOf(bytes, 'personas.csv') });
    const { data: found } = await api.usuario.getImport({ Id: data.id });
    expect(found.reading).toBe('leído como Windows-1252 y separado por punto y coma');
    expect(found.columns[1]?.samples).toEqual(['Ibáñez']);
  });

  test.each([
    ['an empty file', '', 'Sube un archivo o pega las celdas de tu lista.'],
    ['headings alone', 'Nombre;Correo', 'La lista tiene solo los títulos de las columnas.'],
    ['prose', 'Había una vez.\nFin.', 'No es una tabla de personas: no encontramos columnas ni nombres.'],
    [
      'an open quotation',
      'Nombre;CI\n"Ana;1\nLuis;2',
      'Las comillas de la línea 3 no se cierran: no se puede leer la lista.',
    ],
    [
      'more than 5,000 lines',
      `Nombre;CI\n${'Ana Quispe;1\n'.repeat(5001)}`,
      'La lista trae 5\u00a0001 líneas; de una vez caben 5\u00a0000 líneas. Divídela.',
    ],
  ])('%s is refused with a sentence', async (_, Cells, message) => {
    await expectRefusal(api.usuario.import({ Cells }), 400, { Cells: message });
  });

  test('a picture, and a ZIP that is no workbook, are refused', async () => {
    const refused = (message: string) => ({ status: 400, body: { errors: [{ field: 'file', message }] } });
    const picture = fileOf(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 0]), 'foto.csv');
    await expect(api.usuario.import({ file: picture })).rejects.toMatchObject(
      refused('El archivo no es de Excel ni de texto.'),
    );
    const zip = fileOf(Buffer.from('PK\x03\x04 y nada más', 'latin1'), 'personas.xlsx');
    await expect(api.usuario.import({ file: zip })).rejects.toMatchObject(
      refused('El archivo está dañado: no se puede abrir.'),
    );
  });

  test('columns without a name, and one thing in two, are refused', async () => {
    const { data } = await api.usuario.import({ Cells: 'Correo;Correo 2\na@b.test;c@d.test' });
    const set = (Columns: ('email' | 'fullName' | null)[]) =>
      api.usuario.setImportColumns({ Id: data.id, Columns, NameOrder: 'namesFirst' });
    await expectRefusal(set(['email', 'email']), 400, {
      Columns: '«Correo» está elegido en dos columnas: deja una.',
    });
    await expectRefusal(set(['email', null]), 400);
    await expectRefusal(api.usuario.mendImportLines({ Id: data.id, Lines: [2] }), 409);
    await api.usuario.deleteImport({ Id: data.id });
    await expectRefusal(api.usuario.getImport({ Id: data.id }), 404);
  });

  test('the same person under another spelling is asked about, and the answer decides', async () => {
    const member = await aMember(world.portal, { firstName: 'Rosa', lastName: 'Mamani Gutiérrez' });
    await world.portal.db
      .updateTable('account')
      .set({ birth_date: '1971-05-06', phone: '700 11220', document_number: '7654321 LP' })
      .where('id', '=', member.id)
      .execute();
    const Id = await aPeopleList(
      api,
      'Mamani Rosa;;otra@lista.test;06/05/1971;;',
      'Mamani Rosa;;;;70011220;',
      'Mamani Gutiérrez Rosa;7654321;;;;',
      'Nina Raúl;7.654.321;;;;',
    );
    const told = async () =>
      (await linesOf(Id)).toSorted((one, two) => one.line - two.line).map(({ kind, text }) => [kind, text]);
    const who = `Rosa Mamani Gutiérrez (${member.username})`;
    expect(await told()).toEqual([
      ['ask', `Tiene un nombre parecido y la misma fecha de nacimiento que ${who}.`],
      ['ask', 'Se llama igual que la línea 2.'],
      ['existing', expect.stringContaining('Ya tiene cuenta desde')],
      ['problem', ''],
    ]);
    await api.usuario.mendImportLines({ Id, Lines: [2], Answer: 'same' });
    await api.usuario.mendImportLines({ Id, Lines: [3], Answer: 'leave' });
    expect((await told()).map(([kind]) => kind)).toEqual(['existing', 'left', 'existing', 'problem']);
  });
});

test('a line with the e-mail of somebody in the Papelera waits until they are restored, and then means them', async () => {
  const gone = await aMember(world.portal, { firstName: 'Elsa', lastName: 'Torrez Luna' });
  const fresh = world.client.as(await anAdmin(world.portal));
  await fresh.usuario.delete({ id: gone.id });
  const Id = await aPeopleList(api, `Torrez Luna Elsa;;${gone.username}@correo.test;;;`);
  const told = async () => (await linesOf(Id))[0];
  expect(await told()).toMatchObject({
    kind: 'problem',
    accountId: gone.id,
    problems: [{ field: 'email', message: expect.stringContaining('que está en la Papelera') }],
  });
  await fresh.papelera.restore({ Type: 'Persona', Id: gone.id });
  await api.usuario.mendImportLines({ Id, Lines: [2], Answer: null });
  expect(await told()).toMatchObject({ kind: 'existing', accountId: gone.id, problems: [] });
});

describe('the last button', () => {
  test('adds, puts into groups, enrols and tells in one act; those without e-mail are active and get a sheet', async () => {
    const [courseId, other] = [
      await aCourse(world.portal, { title: 'Tu pensión' }),
      await aCourse(world.portal),
    ];
    const known = await aMember(world.portal, { firstName: 'Julia', lastName: 'Condori Apaza' });
    const [one, two] = [aListedPerson(), aListedPerson(false)];
    const Id = await aPeopleList(
      api,
      `${one.line}Constructora Illimani`,
      two.line,
      `Condori Apaza Julia;;${known.username}@correo.test;;;`,
      'Solo;;;;;',
    );
    await startPeopleList(api, Id, {
      CourseIds: [courseId, other],
      Group: 'Turno noche',
      TellExisting: true,
    });
    await runJobs();
    const { data: done } = await api.usuario.getImport({ Id });
    expect(done).toMatchObject({
      state: 'done',
      outcomes: { added: 2, enrolled: 1, unchanged: 0, failed: 0, out: 1 },
      plan: { group: 'Turno noche', access: 'letter' },
    });
    const [ana] = await accountsNamed(one.surname);
    const [without] = await accountsNamed(two.surname);
    expect(ana).toMatchObject({
      activated_at: null,
      document_number: expect.stringContaining('LP'),
      birth_date: '1980-02-01',
    });
    expect(without).toMatchObject({ email: null, gender: null, activated_at: expect.any(Date) });
    expect(done.withoutEmailIds).toEqual([without?.id]);
    const groups = await world.portal.db
      .selectFrom('account_group')
      .innerJoin('people_group', 'people_group.id', 'group_id')
      .select(['account_id', 'name'])
      .where('account_id', 'in', [ana?.id ?? 0, without?.id ?? 0, known.id])
      .orderBy('account_id')
      .execute();
    expect(groups).toEqual([
      { account_id: known.id, name: 'Turno noche' },
      { account_id: ana?.id, name: 'Constructora Illimani' },
      { account_id: without?.id, name: 'Turno noche' },
    ]);
    const enrolled = await world.portal.db
      .selectFrom('enrolment')
      .select(['account_id'])
      .where('course_id', '=', courseId)
      .orderBy('account_id')
      .execute();
    expect(enrolled.map(({ account_id }) => account_id)).toEqual([known.id, ana?.id, without?.id]);
    const letter = await lastMailTo(world, one.email);
    expect(letter.text).toContain('Curso: Tu pensión');
    const { Username, Strcode } = linkOf(letter.text);
    await aBrowser(world).call(users.resetPassword, {
      Username,
      Strcode,
      Password: 'lluvia-mesa-trompeta-9',
    });
    expect((await lastMailTo(world, `${known.username}@correo.test`)).subject).toContain(
      'Te inscribimos en 2 cursos',
    );
    const file = await api.usuario.downloadImport({ Id, Format: 'csv' });
    expect(file).toBeDefined();
  });

  test('pressed twice it does the same once; a second list adds nobody again', async () => {
    const people = [aListedPerson(), aListedPerson(false), aListedPerson(false)];
    const Id = await aPeopleList(api, ...people.map(({ line }) => line));
    const { data } = await api.usuario.getImport({ Id });
    const input = {
      Id,
      Version: data.version,
      CourseIds: [],
      Access: 'active' as const,
      TellExisting: false,
    };
    await Promise.all([api.usuario.runImport(input), api.usuario.runImport(input)]);
    await runJobs();
    await api.usuario.runImport(input);
    await runJobs();
    for (const { surname } of people) expect(await accountsNamed(surname)).toHaveLength(1);
    expect((await lastMailTo(world, people[0]?.email ?? '').catch(() => null)) ?? null).toBeNull();
    const again = await aPeopleList(api, ...people.map(({ line }) => line));
    expect((await linesOf(again)).map(({ kind }) => kind)).toEqual(['existing', 'existing', 'existing']);
  });

  test('two administrators with the same people at once add each once, and each is told', async () => {
    const people = Array.from({ length: 5 }, (_, place) => aListedPerson(place % 2 === 0));
    const second = world.client.as(await anAdmin(world.portal));
    const ids = await Promise.all(
      [api, second].map((as) => aPeopleList(as, ...people.map(({ line }) => line))),
    );
    const [mine = 0, theirs = 0] = ids;
    await Promise.all([startPeopleList(api, mine), startPeopleList(second, theirs)]);
    await runJobs();
    for (const { surname } of people) expect(await accountsNamed(surname)).toHaveLength(1);
    const outcomes = await Promise.all(
      ids.map(async (Id) => (await api.usuario.getImport({ Id })).data.outcomes),
    );
    expect(outcomes.map(({ added }) => added).toSorted()).toEqual([0, 5]);
    const told = (await Promise.all(ids.map(linesOf))).flat().map(({ text }) => text);
    expect(told.filter((text) => text === 'Mientras tanto otra persona la agregó.')).toHaveLength(5);
  });

  test('what changed since the review, a draft and nobody to import are refused', async () => {
    const Id = await aPeopleList(api, aListedPerson().line, 'Solo;;;;;');
    const { data } = await api.usuario.getImport({ Id });
    const input = {
      Id,
      Version: data.version,
      CourseIds: [],
      Access: 'letter' as const,
      TellExisting: false,
    };
    await api.usuario.mendImportLines({ Id, Lines: [3], Answer: 'leave' });
    await expectRefusal(api.usuario.runImport(input), 409);
    const draft = await aCourse(world.portal, { isPublished: false });
    await expectRefusal(startPeopleList(api, Id, { CourseIds: [draft] }), 409);
    await expectRefusal(startPeopleList(api, Id, { CourseIds: [99_999_999] }), 404);
    await api.usuario.mendImportLines({ Id, Lines: [2], Answer: 'leave' });
    await expectRefusal(startPeopleList(api, Id), 409);
  });

  test('namesakes get usernames of their own', async () => {
    const rows = Array.from({ length: 30 }, (_, place) => `Choque Pedro;${6_000_000 + place};;;;`);
    const Id = await aPeopleList(api, ...rows);
    await startPeopleList(api, Id);
    await runJobs();
    const usernames = (await accountsNamed('Choque')).map(({ username }) => username);
    expect(new Set(usernames).size).toBe(30);
    expect(usernames).toContain('pedro.choque30');
  });

  test('after thousands of namesakes the next one still gets a username', async () => {
    await sql`insert into account (username, password_hash, first_name, last_name, created_at)
      select 'ada.luque' || n, '!', 'Otra', 'Persona', now() from generate_series(2, 2500) n
      union all select 'ada.luque', '!', 'Otra', 'Persona', now()`.execute(world.portal.db);
    const Id = await aPeopleList(api, 'Luque Ada;6100000;;;;');
    await startPeopleList(api, Id);
    await runJobs();
    expect((await accountsNamed('Luque')).map(({ username }) => username)).toEqual(['ada.luque2501']);
  });
});
