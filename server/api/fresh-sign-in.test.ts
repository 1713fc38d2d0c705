import { describe, expect, test } from 'vitest';
import { mayNeedProof, needsProof } from '../../contract/endpoint.ts';
import { everyEndpoint } from '../../contract/index.ts';
import { noticeTasks } from '../features/mail/administrator-notices.jobs.ts';
import { sql } from '../platform/database/database.ts';
import { aCourse, aMember, anAdmin, anEnrolment, aQuestion, type TestAccount } from '../testing/builders.ts';
import { rowsForCalls } from '../testing/calls/rows-for-calls.ts';
import { sendCall } from '../testing/calls/send-call.ts';
import { validInput } from '../testing/calls/valid-input.ts';
import { tokenOf } from '../testing/client.ts';
import { aSitting } from '../testing/exam-sitting.ts';
import { fileOf } from '../testing/files/images.ts';
import { runDueJobs } from '../testing/jobs.ts';
import { openForTest } from '../testing/lifetime.ts';
import { lastMailTo } from '../testing/outbox.ts';
import { aTestPortal, openTestPortal, type TestPortal } from '../testing/portal.ts';

/** A stolen token alone changes nothing by which others are deceived (spec 5.7). */
const portal = aTestPortal({ SMTP_URL: 'smtp://127.0.0.1:9' });

const rows = everyEndpoint()
  .filter(({ row }) => needsProof(row))
  .map((each) => ({ ...each, name: `${each.controller}.${each.action}` }));

const agoOf =
  ({ portal: { db }, clock }: TestPortal) =>
  (account: TestAccount, minutes: number) =>
    db
      .updateTable('session')
      .set({ signed_in_at: new Date(clock.now().getTime() - minutes * 60_000) })
      .where('account_id', '=', account.id)
      .execute();
const signedInAgo = (account: TestAccount, minutes: number) => agoOf(portal)(account, minutes);
const asksForFreshSignIn = { status: 400, body: { errors: [{ field: 'currentPassword' }] } };

const everyRow = everyEndpoint().map(({ row }) => row);
const pathsOf = (found: readonly { path: string }[]) => found.map(({ path }) => path).sort();

describe('the rule', () => {
  test('every call for people with an account that changes something or hands out a file says its effect', () => {
    const has = (row: (typeof everyRow)[number]) => row.method !== 'GET' || row.file !== undefined;
    const declaring = everyRow.filter((row) => row.who !== 'open' && has(row));
    expect(pathsOf(everyRow.filter(({ effect }) => effect !== undefined))).toEqual(pathsOf(declaring));
  });

  test('what an administrator deletes, removes or merges asks for the proof, unless it goes into the Papelera', () => {
    const taken = everyRow.filter(
      ({ path, who, method }) =>
        who === 'admin' && (method === 'DELETE' || /\/(?:Delete|Remove|Merge)/.test(path)),
    );
    const silent = taken.filter((row) => !mayNeedProof(row) && !/Papelera|archive/.test(row.summary));
    expect(pathsOf(silent)).toEqual([
      'Article/DeleteImage', // as another picture in its place, which asks for none
      'Course/DeleteImage',
      'Group/RemovePeople', // AddPeople takes it back
      'Media/Delete', // texts keep it
    ]);
  });

  test('what hands out a file to an administrator asks for the proof, unless nobody’s data are in it', () => {
    const files = everyRow.filter(({ who, file }) => who === 'admin' && file !== undefined);
    expect(pathsOf(files.filter((row) => !mayNeedProof(row)))).toEqual([
      'Certificate/PreviewDesign',
      'Course/Export',
      'Lexicon/Export', // words, of nobody
      'Parameter/Export', // the country's facts are public
      'Question/Export',
      'Report/Export',
      'Statistics/Export',
    ]);
  });

  test('what changes an attempt, a certificate or a letter asks for the proof', () => {
    const changes = everyRow.filter(
      ({ path, who, method, effect }) =>
        who === 'admin' &&
        method !== 'GET' &&
        effect !== 'none' &&
        /^(?:Attempt|Certificate|Legal|Settings)\/|Letter|Reply|Answer/.test(path),
    );
    expect(pathsOf(changes.filter((row) => !mayNeedProof(row)))).toEqual([
      'Certificate/AddPicture', // the design then names it
      'SearchedPhrase/MakeAnswered', // of nobody: a way of asking
      'Settings/AddPicture',
    ]);
  });

  test('a password is read of the bodies of those calls alone, and they take it', () => {
    const takers = everyRow.filter(({ input }) => 'currentPassword' in input._zod.def.shape);
    expect(pathsOf(takers.filter((row) => !mayNeedProof(row)))).toEqual([]);
  });

  test('a call that asks by itself is tried below', () => {
    expect(pathsOf(everyRow.filter(({ provesInside }) => provesInside === true))).toEqual(
      [...inCourse.map(([path]) => path), ...askedElsewhere].sort(),
    );
  });
});

test.each(rows)('$name asks who signed in long ago who they are, and then does it', async ({ name, row }) => {
  const [admin, member] = [await anAdmin(portal.portal), await aMember(portal.portal)];
  const input = { ...validInput(row), ...(await rowsForCalls[name]?.({ test: portal, admin, member })) };
  await signedInAgo(admin, 16);
  const token = await tokenOf(portal.portal, admin);
  const refused = await sendCall(portal, row, input, token);
  expect([refused.statusCode, refused.json().errors]).toEqual([
    400,
    [expect.objectContaining({ field: 'currentPassword' })],
  ]);
  await signedInAgo(admin, 14);
  expect((await sendCall(portal, row, input, token)).statusCode).toBe(200);
});

/** The calls of one course: they ask once somebody is enrolled. */
const inCourse: [
  path: string,
  act: (of: { admin: TestAccount; courseId: number; questionId: number }) => Promise<unknown>,
][] = [
  ['Course/Update', ({ admin, courseId }) => as(admin).course.update({ Id: courseId, Calification: 51 })],
  [
    'Course/RestoreRevision',
    ({ admin, courseId }) => as(admin).course.restoreRevision({ Id: courseId, Revision: 1 }),
  ],
  ['Question/Add', ({ admin, courseId }) => as(admin).question.add({ ...trueOrFalse, CourseId: courseId })],
  ['Question/AddTime', ({ admin, courseId }) => as(admin).question.addTime({ IdCourse: courseId, Time: 7 })],
  [
    'Question/AddQuantityQuestion',
    ({ admin, courseId }) => as(admin).question.addQuantityQuestion({ IdCourse: courseId, Quantity: 3 }),
  ],
  [
    'Question/AddMinCalification',
    ({ admin, courseId }) => as(admin).question.addMinCalification({ IdCourse: courseId, Calification: 1 }),
  ],
  [
    'Question/AddAttemptLimit',
    ({ admin, courseId }) => as(admin).question.addAttemptLimit({ IdCourse: courseId, Limit: 9 }),
  ],
  [
    'Question/AddDraw',
    ({ admin, courseId }) =>
      as(admin).question.addDraw({ IdCourse: courseId, Shares: [], UnseenFirst: true, Shuffled: false }),
  ],
  ['Question/AddWait', ({ admin, courseId }) => as(admin).question.addWait({ IdCourse: courseId, Hours: 9 })],
  [
    'Question/Update',
    ({ admin, questionId }) => as(admin).question.update({ ...trueOrFalse, Id: questionId }),
  ],
  [
    'Question/Import',
    ({ admin, courseId }) =>
      as(admin).question.import({ courseId, file: fileOf(Buffer.from('::A::¿Cierto? {T}'), 'a.gift') }),
  ],
  [
    'Question/CopyMany',
    ({ admin, courseId, questionId }) =>
      as(admin).question.copyMany({ Items: [{ Id: questionId }], CourseId: courseId }),
  ],
  [
    'Question/MoveMany',
    async ({ admin, questionId }) =>
      as(admin).question.moveMany({
        Items: [{ Id: questionId }],
        CourseId: await aCourse(portal.portal),
      }),
  ],
];
const askedElsewhere = [
  'Settings/SendTestMail',
  'Users/update', // profile.test.ts
  'Usuario/Add', // add-users.test.ts
  'Usuario/MakeLinks', // handed-links.test.ts
  'Usuario/update',
];
const trueOrFalse = { QuestionDescription: '¿Es así?', QuestionTypeId: 1, CorrectAnswerVoF: 'F' } as const;
const as = (account: TestAccount) => portal.client.withTokenAlone(account);

describe('what depends on what is asked', () => {
  test.each(inCourse)('%s asks where somebody is enrolled, and not before', async (_, act) => {
    const [admin, member] = [await anAdmin(portal.portal), await aMember(portal.portal)];
    const courseId = await aCourse(portal.portal);
    const of = { admin, courseId, questionId: await aQuestion(portal.portal, courseId) };
    await as(admin).course.update({ Id: courseId, Calification: 90 });
    await signedInAgo(admin, 16);
    await act(of);
    const other = await aCourse(portal.portal);
    const taken = { admin, courseId: other, questionId: await aQuestion(portal.portal, other) };
    await as(admin).course.update({ Id: other, Calification: 90 });
    await anEnrolment(portal.portal, member, other);
    await expect(act(taken)).rejects.toMatchObject(asksForFreshSignIn);
    await signedInAgo(admin, 1);
    await act(taken);
  });

  test('a course with members is written without a proof as long as its exam stays', async () => {
    const [admin, member] = [await anAdmin(portal.portal), await aMember(portal.portal)];
    const courseId = await aCourse(portal.portal);
    await anEnrolment(portal.portal, member, courseId);
    await signedInAgo(admin, 16);
    const { data } = await as(admin).course.getToEdit({ id: courseId });
    await as(admin).course.update({ Id: courseId, Title: 'Otro título', Calification: data.notaMinima });
    await as(admin).course.delete({ id: courseId });
  });

  test('a test mail to another address asks, and goes five times an hour; one to oneself does neither', async () => {
    const narrow = await openForTest(
      openTestPortal({ RATE_LIMIT_FACTOR: '1', SMTP_URL: 'smtp://127.0.0.1:9' }),
    );
    const admin = await anAdmin(narrow.portal);
    const { settings } = narrow.client.withTokenAlone(admin);
    const signedInAgo = agoOf(narrow);
    const To = 'otra@correo.test';
    await signedInAgo(admin, 16);
    await expect(settings.sendTestMail({ To })).rejects.toMatchObject(asksForFreshSignIn);
    await settings.sendTestMail({});
    await signedInAgo(admin, 1);
    for (let sent = 0; sent < 5; sent += 1) await settings.sendTestMail({ To });
    await expect(settings.sendTestMail({ To })).rejects.toMatchObject({ status: 429 });
    await settings.sendTestMail({ To: `${admin.username}@correo.test` });
  });

  test('the link of an invited person asks for it, whoever they are to be', async () => {
    const admin = await anAdmin(portal.portal);
    const person = { LastName: 'Quispe', Gender: 2, FechaNac: '1990-01-01', FirstName: 'Ana' } as const;
    const api = as(admin);
    await api.usuario.add({ ...person, Email: 'jefa@correo.test', Role: 'admin' });
    await api.usuario.add({ ...person, Email: 'socia@correo.test' });
    await signedInAgo(admin, 16);
    const ofAdmin = await lastMailTo(portal, 'jefa@correo.test');
    const ofMember = await lastMailTo(portal, 'socia@correo.test');
    for (const { id } of [ofAdmin, ofMember])
      await expect(api.mail.getActivationLink({ id })).rejects.toMatchObject(asksForFreshSignIn);
    await signedInAgo(admin, 1);
    for (const { id } of [ofAdmin, ofMember])
      expect((await api.mail.getActivationLink({ id })).data.link).toContain('/forgetpassword');
  });

  test('another name or username of somebody asks for it, the same ones sent back do not', async () => {
    const [admin, member] = [
      await anAdmin(portal.portal),
      await aMember(portal.portal, { firstName: 'Ελένη' }),
    ];
    const { usuario } = as(admin);
    await signedInAgo(admin, 16);
    const { data: asShown } = await usuario.getToEdit({ id: member.id });
    const { id, username, firstName, lastName } = asShown;
    await usuario.update({ id, username, firstName, lastName, gender: 1 });
    for (const change of [{ firstName: 'Otra' }, { lastName: 'Otra' }, { username: 'otra.cuenta' }])
      await expect(usuario.update({ id, ...change })).rejects.toMatchObject(asksForFreshSignIn);
    await signedInAgo(admin, 1);
    await expect(usuario.update({ id, firstName: 'Иван' })).rejects.toMatchObject({
      body: { errors: [{ field: 'firstName', message: expect.stringContaining('letras latinas') }] },
    });
    await usuario.update({ id, firstName: ' Elena\u202e' });
    expect((await usuario.getToEdit({ id })).data.firstName).toBe('Elena');
  });
});

test('administrators are told in one letter, whatever many things one did, and so is who did them', async () => {
  const [admin, other] = [
    await anAdmin(portal.portal, { firstName: 'Rosa', lastName: 'Flores' }),
    await anAdmin(portal.portal),
  ];
  await sql`delete from graphile_worker._private_jobs`.execute(portal.portal.db);
  const { certificate, usuario } = portal.client.as(admin);
  for (let each = 0; each < 3; each += 1) {
    const sitting = await aSitting(portal);
    await sitting.sit();
    const { data } = await certificate.get({ userId: sitting.member.id });
    await certificate.reissue({ Id: data[0]?.id ?? 0 });
    if (each === 0) await usuario.update({ id: sitting.member.id, lastName: 'Corregida' });
  }
  const letters = () =>
    portal.portal.db
      .selectFrom('mail')
      .select('recipient')
      .where('subject', 'like', 'Cambios de otra%')
      .execute();
  await runDueJobs(portal, noticeTasks(portal.portal));
  expect(await letters()).toEqual([]); // it gathers for five minutes
  await sql`update graphile_worker._private_jobs set run_at = now()`.execute(portal.portal.db);
  await runDueJobs(portal, noticeTasks(portal.portal));
  const sent = (await letters()).map(({ recipient }) => recipient);
  expect(new Set(sent).size).toBe(sent.length);
  const { text } = await lastMailTo(portal, `${other.username}@correo.test`);
  expect(text).toContain('Rosa Flores');
  expect(text).toContain('- Volvió a emitir el certificado (3 veces)\n- Cambió los datos de la cuenta');
  const own = await lastMailTo(portal, `${admin.username}@correo.test`);
  expect(own.subject).toContain('Cambios con tu cuenta');
  expect(own.text).toContain('- Volvió a emitir el certificado (3 veces)');
});
