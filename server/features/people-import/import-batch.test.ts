import { beforeEach, expect, test } from 'vitest';
import { sql } from '../../platform/database/database.ts';
import { aCourse, anAdmin } from '../../testing/builders.ts';
import { expectRefusal } from '../../testing/expect-refusal.ts';
import { runDueJobs } from '../../testing/jobs.ts';
import { openMailServer } from '../../testing/mail-server.ts';
import { aListedPerson, aPeopleList, startPeopleList } from '../../testing/people-lists.ts';
import { anAdminOf, aTestPortal } from '../../testing/portal.ts';
import { mailTasks } from '../mail/mail.jobs.ts';
import { peopleImportTasks } from './people-import.jobs.ts';

const world = aTestPortal({ SMTP_URL: 'smtp://127.0.0.1:9' }); // nothing is sent here: no job runner is started
const { api } = anAdminOf(world);
let courseId: number;
beforeEach(async () => {
  courseId = await aCourse(world.portal);
});

const runJobs = () => runDueJobs(world, peopleImportTasks(world.portal));
/** As if the wait before the next try of a failed job were over. */
const becomeDue = () =>
  sql`update graphile_worker._private_jobs set run_at = now() where locked_at is null`.execute(
    world.portal.db,
  );
const aList = async (count: number) => {
  const people = Array.from({ length: count }, (_, place) => aListedPerson(place % 5 > 0));
  return { people, id: await aPeopleList(api, ...people.map(({ line }) => line)) };
};
const found = async (Id: number) => (await api.usuario.getImport({ Id })).data;

/** The rows that people have: accounts, enrolments in the course, members of the group, letters. */
async function countsOf(people: readonly { surname: string; email: string }[]) {
  const { rows } = await sql<{ accounts: number; enrolled: number; grouped: number; mails: number }>`
    with listed as (select id from account where last_name = any(${people.map(({ surname }) => surname)}))
    select (select count(*)::int from listed) as accounts,
      (select count(*)::int from enrolment where course_id = ${courseId} and account_id in (select id from listed)) as enrolled,
      (select count(*)::int from account_group where account_id in (select id from listed)) as grouped,
      (select count(*)::int from mail where recipient = any(${people.map(({ email }) => email)})) as mails`.execute(
    world.portal.db,
  );
  return rows[0];
}

/** Runs what is given while the account of one person cannot be stored: `harm` happens instead. */
async function whileHarmed(surname: string, harm: string, run: () => Promise<void>): Promise<void> {
  const { db } = world.portal;
  await sql
    .raw(`create function harm() returns trigger language plpgsql as 'begin ${harm} return new; end'`)
    .execute(db);
  await sql
    .raw(
      `create trigger harm after insert on account for each row when (new.last_name = '${surname}') execute function harm()`,
    )
    .execute(db);
  try {
    await run();
  } finally {
    await sql`drop function harm() cascade`.execute(db);
  }
}

// first: it sends every letter that waits, and the lists below leave hundreds
test('an address that bounces is told with its reason; everybody is enrolled, and the others have their letter', async () => {
  const mail = await openMailServer();
  const { people, id } = await aList(5);
  const [, bouncing, ...others] = people;
  mail.refuse(bouncing?.email ?? '');
  try {
    await startPeopleList(api, id, { CourseIds: [courseId] });
    const portal = { ...world.portal, config: { ...world.portal.config, smtpUrl: mail.url } };
    await runDueJobs(world, { ...peopleImportTasks(portal), ...mailTasks(portal) });
  } finally {
    await mail.close();
  }
  expect(await countsOf(people)).toMatchObject({ accounts: 5, enrolled: 5, mails: 4 });
  const got = mail.received.flatMap(({ to }) => to).filter((to) => people.some(({ email }) => email === to));
  expect(got.toSorted()).toEqual(others.map(({ email }) => email).toSorted());
  expect(await found(id)).toMatchObject({ outcomes: { added: 5 }, failedMails: 1 });
  const { data } = await api.mail.get({ State: 'failed', Search: bouncing?.email ?? '' });
  expect(data.map(({ lastError, hasLink }) => [lastError, hasLink])).toEqual([
    [
      expect.stringMatching(
        /^El servidor de correo rechaza esa dirección: corrígela en su cuenta · .*nobody here/,
      ),
      true,
    ],
  ]);
});

test('of a list of several batches, in which all have one birthday, every line ends in one count', async () => {
  const { people, id } = await aList(450);
  await startPeopleList(api, id, { CourseIds: [courseId] });
  await runJobs();
  expect(await found(id)).toMatchObject({ state: 'done', total: 450, outcomes: { added: 450 } });
  expect(await countsOf(people)).toMatchObject({ accounts: 450, enrolled: 450, mails: 360 });
});

test('a batch that is cut off half-way leaves nothing of itself, those before it stay, and the import goes on with it', async () => {
  const { people, id } = await aList(450);
  await startPeopleList(api, id, { CourseIds: [courseId], Group: 'Turno noche' });
  await whileHarmed(people[299]?.surname ?? '', 'perform pg_terminate_backend(pg_backend_pid());', runJobs);
  const whole = { accounts: 200, enrolled: 200, grouped: 200, mails: 160 };
  expect(await countsOf(people)).toEqual(whole);
  expect(await found(id)).toMatchObject({ state: 'running', outcomes: { added: 200, failed: 0 } });
  await runJobs(); // not due yet
  expect(await countsOf(people)).toEqual(whole);
  await becomeDue();
  await runJobs();
  expect(await countsOf(people)).toEqual({ accounts: 450, enrolled: 450, grouped: 450, mails: 360 });
  expect(await found(id)).toMatchObject({ state: 'done', outcomes: { added: 450, failed: 0 } });
});

test('a line that fails each time is given up and told; all the others are imported', async () => {
  const { people, id } = await aList(5);
  await startPeopleList(api, id, { CourseIds: [courseId] });
  await whileHarmed(people[2]?.surname ?? '', 'raise exception $$broken$$;', async () => {
    // three tries of the batch; then its lines go alone, and the third has four tries
    for (let tries = 0; tries < 3 + 4; tries += 1) {
      expect((await found(id)).state).toBe('running');
      await runJobs();
      await becomeDue();
    }
  });
  expect(await found(id)).toMatchObject({ state: 'done', outcomes: { added: 4, failed: 1 } });
  expect(await countsOf(people)).toMatchObject({ accounts: 4, enrolled: 4 });
  const { data } = await api.usuario.getImportLines({ Id: id, Outcome: 'failed' });
  expect(data.map(({ line, text }) => [line, text])).toEqual([
    [4, 'No se pudo importar esta línea. Revísala e impórtala otra vez.'],
  ]);
});

test('two administrators with 450 of the same people at once add each once, between two batches too', async () => {
  const { people, id } = await aList(450);
  const second = world.client.as(await anAdmin(world.portal));
  const theirs = await aPeopleList(second, ...people.map(({ line }) => line));
  await Promise.all([
    startPeopleList(api, id, { CourseIds: [courseId] }),
    startPeopleList(second, theirs, { CourseIds: [courseId] }),
  ]);
  await runJobs();
  expect(await countsOf(people)).toMatchObject({ accounts: 450, enrolled: 450, mails: 360 });
  const outcomes = await Promise.all([id, theirs].map(async (each) => (await found(each)).outcomes));
  expect(outcomes.map(({ added }) => added).reduce((sum, added) => sum + added)).toBe(450);
  expect(outcomes.map(({ failed, out }) => failed + out)).toEqual([0, 0]);
});

test('a username that the list gives stays with its line, though a line before would make it of its names', async () => {
  const lines = [
    'Nombres;Apellidos;CI;Usuario',
    'Ana;Quirozana;7111 LP;',
    'Luz;Rojasana;7222 LP;ana.quirozana',
  ];
  const { data } = await api.usuario.import({ Cells: lines.join('\n') });
  const Columns = ['firstName', 'lastName', 'document', 'username'] as const;
  await api.usuario.setImportColumns({ Id: data.id, Columns: [...Columns], NameOrder: 'namesFirst' });
  await startPeopleList(api, data.id, { Access: 'active' });
  await runJobs();
  const { db } = world.portal;
  const accounts = await db
    .selectFrom('account')
    .select(['last_name', 'username'])
    .where('last_name', 'in', ['Quirozana', 'Rojasana'])
    .orderBy('last_name')
    .execute();
  expect(accounts).toEqual([
    { last_name: 'Quirozana', username: 'ana.quirozana2' },
    { last_name: 'Rojasana', username: 'ana.quirozana' },
  ]);
});

test('somebody who is not the same as in a line before is imported, though lines with a username come first', async () => {
  const lines = [
    'Nombres;Apellidos;Fecha nac.;Correo;Usuario',
    'Eva;Tordoyana;02/01/1980;;',
    'Eva;Tordoyana;02/01/1980;eva.dos@lista.test;eva.dos',
  ];
  const { data } = await api.usuario.import({ Cells: lines.join('\n') });
  const Columns = ['firstName', 'lastName', 'birthDate', 'email', 'username'] as const;
  await api.usuario.setImportColumns({ Id: data.id, Columns: [...Columns], NameOrder: 'namesFirst' });
  await api.usuario.mendImportLines({ Id: data.id, Lines: [3], Answer: 'other' });
  await startPeopleList(api, data.id, { Access: 'active' });
  await runJobs();
  expect((await found(data.id)).outcomes).toMatchObject({ added: 2, failed: 0 });
});

test('a column of courses enrols by the answers of the review, makes no group, and refuses a value without one', async () => {
  const second = await aCourse(world.portal);
  const lines = [
    'Nombres;Apellidos;CI;Curso',
    'Ana;Cursoyana;8811001 LP;Ahorro I',
    'Luis;Cursoyana;8811002 LP;Jubilación',
    'Eva;Cursoyana;8811003 LP;Otro de antes',
    'Rosa;Cursoyana;8811004 LP;',
    'Ana;Cursoyana;8811001 LP;Jubilación',
  ];
  const { data } = await api.usuario.import({ Cells: lines.join('\n') });
  const read = await found(data.id);
  expect(read.columns.map(({ field }) => field)).toEqual(['firstName', 'lastName', 'document', 'course']);
  expect(read.courseValues).toEqual([
    { value: 'Jubilación', count: 2 },
    { value: 'Ahorro I', count: 1 },
    { value: 'Otro de antes', count: 1 },
  ]);
  const CourseOf: { Value: string; CourseId: number | null }[] = [
    { Value: 'Ahorro I', CourseId: courseId },
    { Value: 'Jubilación', CourseId: second },
  ];
  await expectRefusal(startPeopleList(api, data.id, { Access: 'active', CourseOf }), 400, {
    CourseOf: 'Di qué curso es «Otro de antes» de tu lista, o elige ninguno.',
  });
  CourseOf.push({ Value: 'Otro de antes', CourseId: null });
  await startPeopleList(api, data.id, { Access: 'active', CourseOf });
  await runJobs();
  const { rows } = await sql<{ name: string; courses: number[]; groups: number }>`
    select first_name as name, array_agg(course_id order by course_id) filter (where course_id is not null) as courses,
      (select count(*)::int from account_group where account_id = account.id) as groups
    from account left join enrolment on enrolment.account_id = account.id
    where last_name = 'Cursoyana' group by account.id order by first_name`.execute(world.portal.db);
  expect(rows).toEqual([
    { name: 'Ana', courses: [courseId, second].toSorted((one, other) => one - other), groups: 0 },
    { name: 'Eva', courses: null, groups: 0 },
    { name: 'Luis', courses: [second], groups: 0 },
    { name: 'Rosa', courses: null, groups: 0 },
  ]);
});
