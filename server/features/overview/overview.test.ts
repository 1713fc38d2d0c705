import { beforeAll, describe, expect, test } from 'vitest';
import { firstSteps } from '../../../contract/overview/calls.ts';
import {
  aCategory,
  aCourse,
  aCourseFile,
  aMember,
  anAdmin,
  anArticle,
  anEnrolment,
  aQuestion,
} from '../../testing/builders.ts';
import { aSitting, type Sitting } from '../../testing/exam-sitting.ts';
import { openForTest } from '../../testing/lifetime.ts';
import { anAdminOf, aTestPortal, openTestPortal } from '../../testing/portal.ts';
import { signedInJustNow } from '../../testing/scenes.ts';
import { putMail } from '../mail/outbox.ts';
import { recordBackup } from '../service-state/backup-runs.ts';
import { getOverview } from './overview.ts';

const none = { registrations: 0, signIns: 0, enrolments: 0, exams: 0, passed: 0, certificates: 0 };

const world = aTestPortal({ TIME_ZONE: 'America/La_Paz', CONTACT_EMAIL: 'buzon@instituto.test' });
beforeAll(() => at('2028-02-29T15:00:00Z')); // a Tuesday; the week is 23 to 29 February
const { api } = anAdminOf(world);

const at = (instant: string) =>
  world.clock.advance((Date.parse(instant) - world.clock.now().getTime()) / 1000);

/** A good bundle of this moment. */
const aBundle = () =>
  recordBackup(
    { db: world.portal.db, clock: world.clock },
    { kind: 'backup', startedAt: world.clock.now(), isScheduled: true },
    { path: '/bundles/aula.tar', bytes: 1, rows: 1, files: 1 },
  );

const overview = async () => (await api.inicio.get({})).data;

test('an empty portal: nothing happened, nothing waits, and no first step is done', async () => {
  expect(await overview()).toEqual({
    from: '2028-02-23',
    to: '2028-02-29',
    week: none,
    before: none,
    pending: [],
    demoCount: 0,
    bundle: { at: null, isOnDataDisk: true },
    mostRead: [],
    searches: [],
    doubts: [],
    steps: firstSteps.map((step) => ({ step, isDone: false })),
  });
});

test('bundles of the portal’s own disk are said to be there, and no good one for two days waits', async () => {
  const kinds = async () => (await overview()).pending.map(({ kind }) => kind);
  await aBundle();
  const made = world.clock.now().toISOString();
  expect((await overview()).bundle).toEqual({ at: made, isOnDataDisk: true });
  world.clock.advance(2 * 24 * 3600);
  expect(await kinds()).not.toContain('oldBundle');
  world.clock.advance(1);
  expect(await kinds()).toContain('oldBundle');
  await aBundle();
  expect(await kinds()).not.toContain('oldBundle');
  world.clock.advance(-2 * 24 * 3600 - 1);
});

test('the first step is the portal’s name; until it is real, the contact address waits, and one’s own', async () => {
  const unnamed = await openForTest(openTestPortal());
  const first = await anAdmin(unnamed.portal);
  const { db } = unnamed.portal;
  await db.updateTable('account').set({ email: 'admin@localhost' }).where('id', '=', first.id).execute();
  const calls = unnamed.client.as(first);
  const read = async () => {
    const { steps, pending } = (await calls.inicio.get({})).data;
    return [steps.find(({ step }) => step === 'portal')?.isDone, pending.map(({ kind }) => kind)];
  };
  expect(await read()).toEqual([false, ['contactAddress', 'ownAddress']]);
  await calls.settings.update({ ContactEmail: 'hola@sur.bo' });
  expect(await read()).toEqual([false, ['ownAddress']]);
  await calls.settings.update({ Name: 'Aula del Sur' });
  await db.updateTable('account').set({ email: 'rosa@sur.bo' }).where('id', '=', first.id).execute();
  expect(await read()).toEqual([true, []]);
});

test('the first steps are done one by one; drafts do not count', async () => {
  const done = async () => (await overview()).steps.filter(({ isDone }) => isDone).map(({ step }) => step);
  const categoryId = await aCategory(world.portal);
  await anArticle(world.portal, { categoryId, isPublished: false });
  const courseId = await aCourse(world.portal, { questionsPerExam: 2, isPublished: false });
  for (const _ of [1, 2]) await aQuestion(world.portal, courseId);
  expect(await done()).toEqual(['category']);
  await anArticle(world.portal, { categoryId });
  const open = await aCourse(world.portal, { questionsPerExam: 2, title: 'Sin preguntas' });
  expect(await done()).toEqual(['category', 'article', 'course']);
  expect((await overview()).pending).toEqual([
    { kind: 'fewQuestions', count: 1, courses: [{ courseId: open, title: 'Sin preguntas', count: 2 }] },
    { kind: 'unsignedCertificates', count: 1, courses: [] },
  ]);
  for (const _ of [1, 2]) await aQuestion(world.portal, open);
  expect(await done()).toEqual(['category', 'article', 'course', 'questions']);
  await signCertificates();
  expect((await overview()).pending).toEqual([]);
  await aMember(world.portal);
  expect((await done()).slice(-2)).toEqual(['signature', 'people']);
});

async function signCertificates(): Promise<void> {
  const { version: Version, heading, lead, achievement } = (await api.certificate.getDesign({})).data;
  const texts = { Heading: heading, Lead: lead, Achievement: achievement };
  const Signatories = [{ name: 'Ana Soliz', post: 'Dirección' }];
  await api.certificate.saveDesign({ Version, ...texts, Signatories });
}

describe('the figures of a week, counted by hand', () => {
  test('start empty in 2030: what came before does not count', async () => {
    at('2030-03-04T15:00:00Z');
    expect(await overview()).toMatchObject({
      from: '2030-02-26',
      to: '2030-03-04',
      week: none,
      before: none,
    });
  });

  test('each is in its week by the midnights of the portal’s zone', async () => {
    const { db } = world.portal;
    const rows = [
      '2030-02-19T03:59:59Z',
      '2030-02-19T04:00:00Z',
      '2030-02-26T03:59:59Z',
      '2030-02-26T04:00:00Z',
    ];
    const signIns = [...rows, '2030-03-05T03:59:59Z', '2030-03-05T04:00:00Z'].map((moment) => ({
      at: moment,
      gender: 1,
    }));
    await db.insertInto('sign_in').values(signIns).execute();
    expect(await overview()).toMatchObject({ week: { signIns: 2 }, before: { signIns: 2 } });
    await db.deleteFrom('sign_in').execute();
  });

  test('retakes, annulled, regraded, deleted and overdue ones', async () => {
    at('2030-02-20T15:00:00Z');
    const early = await aSitting(world); // a new account, an enrolment
    await passes(early); // passed, certificate
    at('2030-02-28T15:00:00Z');
    const retaking = await aSitting(world);
    await fails(retaking);
    await passes(retaking); // two exams, one passed, one certificate
    const annulled = await aSitting(world);
    await fails(annulled);
    const [row] = (await api.attempt.get({ courseId: annulled.courseId })).data;
    await signedInJustNow({ test: world });
    await api.attempt.annul({ Id: row?.id ?? 0, Reason: 'Copió.' }); // its exam does not count, its enrolment does
    const deleted = await aSitting(world);
    await passes(deleted);
    const fresh = world.client.as(await anAdmin(world.portal)); // signed in just now
    await fresh.usuario.delete({ id: deleted.member.id }); // all of it still counts
    const overdue = await aSitting(world);
    await overdue.start();
    at('2030-03-01T15:00:00Z'); // nobody has closed it yet: the start page does, and it failed
    await anAdmin(world.portal); // no registration
    await aMember(world.portal, { isActive: false }); // one
    await aBundle();
    expect(await overview()).toEqual({
      from: '2030-02-23',
      to: '2030-03-01',
      week: { registrations: 5, signIns: 0, enrolments: 4, exams: 4, passed: 2, certificates: 2 },
      before: { registrations: 1, signIns: 0, enrolments: 1, exams: 1, passed: 1, certificates: 1 },
      steps: expect.anything(),
      demoCount: 0,
      bundle: { at: '2030-03-01T15:00:00.000Z', isOnDataDisk: true },
      mostRead: [],
      searches: [],
      doubts: [],
      pending: [{ kind: 'accounts', count: 1, courses: [] }],
    });
  });

  test('a corrected key changes what was passed; a certificate issued again counts once, a revoked one not', async () => {
    at('2031-01-08T15:00:00Z');
    const sitting = await aSitting(world, { keys: ['B'], course: { questionsPerExam: 1 } });
    await fails(sitting);
    expect((await overview()).week).toMatchObject({ exams: 1, passed: 0, certificates: 0 });
    const asked = { QuestionId: sitting.questionIds[0] ?? 0, Correct: 'A', LowerGrades: true };
    const { fingerprint } = (await api.attempt.previewRegrade(asked)).data;
    await signedInJustNow({ test: world });
    await api.attempt.regrade({ ...asked, Fingerprint: fingerprint, Reason: 'La clave estaba mal.' });
    expect((await overview()).week).toMatchObject({ exams: 1, passed: 1, certificates: 1 });
    const [issued] = (await api.certificate.get({ courseId: sitting.courseId })).data;
    await api.certificate.reissue({ Id: issued?.id ?? 0 });
    expect((await overview()).week).toMatchObject({ exams: 1, passed: 1, certificates: 1 });
    const [row] = (await api.attempt.get({ courseId: sitting.courseId })).data;
    await api.attempt.annul({ Id: row?.id ?? 0, Reason: 'Copió.' });
    expect((await overview()).week).toMatchObject({ exams: 0, passed: 0, certificates: 0 });
  });
});

describe('what waits', () => {
  const kinds = async () => (await overview()).pending.map(({ kind, count }) => [kind, count]);

  test('running exams, messages, silent videos and failed mails, until somebody has attended to them', async () => {
    await aBundle();
    await world.portal.db
      .updateTable('account')
      .set({ activated_at: world.clock.now() })
      .where('activated_at', 'is', null)
      .execute();
    const [one, two] = [await aSitting(world), await aSitting(world)];
    const more = await aMember(world.portal);
    await anEnrolment(world.portal, more, one.courseId, 6000);
    const third = await aSitting(world, { courseId: one.courseId, member: more, isEnrolled: false });
    for (const sitting of [one, two, third]) await sitting.start();
    const [running] = (await overview()).pending;
    expect(running?.courses.map(({ courseId, count }) => [courseId, count])).toEqual([
      [one.courseId, 2],
      [two.courseId, 1],
    ]);
    await aCourseFile(world.portal, two.courseId, { type: 'mp4' });
    await aCourseFile(world.portal, two.courseId, { type: 'mp4', captions: 'x.vtt' });
    await aCourseFile(world.portal, two.courseId, { type: 'pdf' });
    const message = { FirstName: 'Ana', Email: 'ana@correo.test', Subject: 'Hola', Comments: '¿Cuándo?' };
    await world.client.visitor.contact.sendMessage(message);
    const mail = { kind: 'notice', accountId: null, to: 'a@b.test', subject: 'Aviso', text: 'Hola' } as const;
    const mailId = await putMail(world.context(), { ...mail, hasSecret: false });
    await world.portal.db
      .updateTable('mail')
      .set({ last_error: 'refused' })
      .where('id', '=', mailId)
      .execute();
    expect(await kinds()).toEqual([
      ['runningExams', 3],
      ['messages', 1],
      ['silentVideos', 1],
      ['failedMails', 1],
    ]);
    for (const sitting of [one, two]) await sitting.finish();
    const [received] = (await api.contact.get({})).data;
    await api.contact.setStateMany({ Items: [{ Id: received?.id ?? 0 }], State: 'answered' });
    expect(await kinds()).toEqual([
      ['runningExams', 1],
      ['silentVideos', 1],
      ['failedMails', 1],
    ]);
    world.clock.advance(21 * 60);
    expect((await kinds())[0]).toEqual(['silentVideos', 1]);
  });

  test('letters that wait for over an hour, where letters are sent', async () => {
    const { config } = world.portal;
    const pending = async (smtpUrl: string | undefined) =>
      (await getOverview(world.context({ config: { ...config, smtpUrl } }))).pending.filter(
        ({ kind }) => kind === 'waitingMails',
      );
    await world.portal.db.deleteFrom('mail').execute();
    const mail = { kind: 'notice', accountId: null, to: 'c@b.test', subject: 'Aviso', text: 'Hola' } as const;
    await putMail(world.context(), { ...mail, hasSecret: false });
    expect(await pending('smtp://127.0.0.1')).toEqual([]);
    world.clock.advance(3601);
    expect(await pending('smtp://127.0.0.1')).toEqual([{ kind: 'waitingMails', count: 1, courses: [] }]);
    expect(await pending(undefined)).toEqual([]);
  });

  test('alarms of exams, with the way to the course’s figures', async () => {
    const courseId = await aCourse(world.portal, { title: 'Con alarmas', questionsPerExam: 1 });
    for (const kind of ['reversed', 'failed'] as const) {
      const question_id = await aQuestion(world.portal, courseId);
      const { correct } = await newestOf(question_id);
      await world.portal.db
        .insertInto('question_alarm')
        .values({ question_id, course_id: courseId, kind, key: correct, chosen: null, is_failed: false })
        .execute();
    }
    expect((await overview()).pending.find(({ kind }) => kind === 'alarms')).toEqual({
      kind: 'alarms',
      count: 2,
      courses: [{ courseId, title: 'Con alarmas', count: 2 }],
    });
  });

  test('names five courses and counts all', async () => {
    for (const n of [1, 2, 3, 4, 5, 6]) await aCourse(world.portal, { questionsPerExam: n });
    const few = (await overview()).pending.find(({ kind }) => kind === 'fewQuestions');
    expect([few?.count, few?.courses.map(({ count }) => count)]).toEqual([6, [6, 5, 4, 3, 2]]);
  });
});

const newestOf = (questionId: number) =>
  world.portal.db
    .selectFrom('question_version')
    .select('correct')
    .where('question_id', '=', questionId)
    .executeTakeFirstOrThrow();

async function passes(sitting: Sitting): Promise<void> {
  await sitting.sit();
}

async function fails(sitting: Sitting): Promise<void> {
  const { questions } = await sitting.start();
  for (const { id } of questions) await sitting.save(id, 'A');
  await sitting.finish();
}
