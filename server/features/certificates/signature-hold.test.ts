import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { transaction } from '../../context/context.ts';
import { sql } from '../../platform/database/database.ts';
import { aMember, anAdmin, type TestAccount } from '../../testing/builders.ts';
import { aSitting, type Sitting } from '../../testing/exam-sitting.ts';
import { expectRefusal } from '../../testing/expect-refusal.ts';
import { readPdf } from '../../testing/files/read-pdf.ts';
import { runDueJobs } from '../../testing/jobs.ts';
import { openForTest } from '../../testing/lifetime.ts';
import { openTestPortal, type TestPortal } from '../../testing/portal.ts';
import { certificateTasks } from './making/certificates.jobs.ts';
import { reconcileCertificates } from './reconcile-certificates.ts';

/** A portal whose institute has chosen that certificates wait for a signer, as one that held some at an update. */
async function aHolding(): Promise<TestPortal> {
  const portal = await openTestPortal();
  await setChoice(portal, null);
  return portal;
}

const setChoice = async ({ portal: { db } }: TestPortal, because: string | null) =>
  void (await sql`insert into certificate_design
      (portal_name, institute, heading, lead, achievement, signatories, created_at, unsigned_because)
    select portal_name, institute, heading, lead, achievement, '[]', created_at, ${because}
    from certificate_design order by version desc limit 1`.execute(db));

const runJobs = (portal: TestPortal) =>
  runDueJobs(portal, { ...certificateTasks(portal.portal), sendMail: async () => undefined });

let world: TestPortal;
let admin: TestAccount;
beforeAll(async () => {
  world = await aHolding();
  admin = await anAdmin(world.portal);
});
afterAll(() => world.close());

const calls = (portal = world, by = admin) => portal.client.as(by).certificate;
const design = async (portal = world, by = admin) => (await calls(portal, by).getDesign({})).data;
const rowOf = async (sitting: Sitting, portal = world) => {
  const asked = { userName: sitting.member.username, courseId: sitting.courseId };
  return (await portal.client.as(sitting.member).users.getUserCourse(asked)).info[0];
};
const sign = async (portal = world, by = admin) => {
  const { version: Version, heading, lead, achievement } = await design(portal, by);
  const texts = { Heading: heading, Lead: lead, Achievement: achievement };
  const Signatories = [{ name: 'Ana Soliz', post: 'Dirección' }];
  return calls(portal, by).saveDesign({ Version, ...texts, Signatories });
};

describe('an empty portal, where nobody signs', () => {
  test('gives the certificate as soon as the grade is reached, unsigned, and Inicio asks for signatures', async () => {
    const portal = await openForTest(openTestPortal());
    const by = await anAdmin(portal.portal);
    const sitting = await aSitting(portal);
    expect(await sitting.sit()).toMatchObject({
      certificateCode: expect.any(String),
      certificateWaits: null,
    });
    const own = { UserId: sitting.member.id, CourseId: sitting.courseId };
    const file: unknown = await portal.client.as(sitting.member).question.getCertificate(own);
    expect((file as { data: Buffer }).data.subarray(0, 5).toString()).toBe('%PDF-');
    const pending = (await portal.client.as(by).inicio.get({})).data.pending.map(({ kind }) => kind);
    expect(pending).toContain('unsignedCertificates');
  });

  test('holds them once the institute has chosen so at their design, and gives them again once it has not', async () => {
    const portal = await openForTest(openTestPortal());
    const by = await anAdmin(portal.portal);
    const hold = async (HoldUnsigned: boolean) => {
      const { version: Version, heading, lead, achievement } = await design(portal, by);
      const texts = { Heading: heading, Lead: lead, Achievement: achievement, Signatories: [] };
      return calls(portal, by).saveDesign({ Version, ...texts, HoldUnsigned });
    };
    expect((await hold(true)).data.unsignedBecause).toBeNull();
    const sitting = await aSitting(portal);
    expect(await sitting.sit()).toMatchObject({ certificateWaits: 'signature' });
    const { title } = (await portal.client.visitor.course.read({ id: sitting.courseId })).data;
    const { heading, lead, achievement } = await design(portal, by);
    const sample: unknown = await calls(portal, by).previewDesign({
      Heading: heading,
      Lead: lead,
      Achievement: achievement,
      Signatories: [{ name: 'Ana Soliz', post: 'Dirección' }],
      OfWaiting: true,
    });
    const [page] = (await readPdf((sample as { data: Buffer }).data)).pages;
    expect(page?.text).toContain(title);
    expect(page?.text).toContain('Ana Soliz');
    const again = await hold(false);
    expect(again.message).toBe('Guardado. El certificado que esperaba se está emitiendo.');
    await runJobs(portal);
    expect(await rowOf(sitting, portal)).toMatchObject({ certificateCode: expect.any(String) });
  });
});

describe('while nobody signs, where certificates wait for a signer', () => {
  test('what is earned waits, its member reads so, and nothing goes out', async () => {
    const sitting = await aSitting(world);
    expect(await sitting.sit()).toMatchObject({
      isPassed: true,
      certificateCode: null,
      certificateWaits: 'signature',
    });
    expect(await rowOf(sitting)).toMatchObject({ certificateCode: null, certificateWaits: 'signature' });
    expect(await design()).toMatchObject({ unsignedBecause: null, waiting: 1 });
    await runJobs(world);
    expect((await calls().get({ courseId: sitting.courseId })).total).toBe(0);
    const own = { UserId: sitting.member.id, CourseId: sitting.courseId };
    await expectRefusal(world.client.as(sitting.member).question.getCertificate(own), 404);
  });

  test('the administrator is told what waits, by itself and not beside the courses', async () => {
    const pending = (await world.client.as(admin).inicio.get({})).data.pending.map(({ kind }) => kind);
    expect(pending).toContain('certificatesAwaitSignature');
    expect(pending).not.toContain('unsignedCertificates');
    expect(pending).not.toContain('heldCertificates');
    const counts = (await world.client.as(admin).usuario.get({ State: 'held' })).total;
    expect(counts).toBe(0); // the list of those who wait for a name
  });

  test('a course that begins to give them says that they will wait', async () => {
    const sitting = await aSitting(world, { course: { hasCertificate: false } });
    await sitting.sit();
    const { courseId } = sitting;
    expect((await calls().previewCourse({ courseId })).data).toMatchObject({ total: 1, waits: true });
    await world.client.as(admin).course.update({ Id: courseId, Certificado: 1 });
    expect(await rowOf(sitting)).toMatchObject({ certificateWaits: 'signature' });
  });

  test('a name that cannot be printed is waited for first, then the signature', async () => {
    const member = await aMember(world.portal, { firstName: 'Мария', lastName: 'Иванова' });
    const sitting = await aSitting(world, { member });
    expect(await sitting.sit()).toMatchObject({ certificateWaits: 'name' });
    const { id, username } = member;
    const given = { id, username, firstname: 'Maria', lastname: 'Ivanova' };
    await world.client.as(admin).usuario.update(given);
    expect(await rowOf(sitting)).toMatchObject({ certificateWaits: 'signature' });
  });

  test('once somebody signs, all that waited is issued with the signature, and once', async () => {
    const { message } = await sign();
    expect(message).toMatch(/^Guardado\. Los 3 certificados que esperaban se están emitiendo\.$/);
    await runJobs(world);
    await runJobs(world);
    const { data, total } = await calls().get({});
    expect([total, data.every(({ state }) => state === 'valid')]).toEqual([3, true]);
    expect(await design()).toMatchObject({ waiting: 0 });
    const verified = (await world.client.visitor.certificate.verify({ code: data[0]?.code ?? '' })).data;
    expect(verified.certificate?.signatories).toEqual([{ name: 'Ana Soliz', post: 'Dirección' }]);
    expect(await (await aSitting(world)).sit()).toMatchObject({ certificateWaits: null });
  });

  test('who signed no longer does: what is earned then waits again', async () => {
    const { version: Version, heading, lead, achievement } = await design();
    const texts = { Heading: heading, Lead: lead, Achievement: achievement };
    await calls().saveDesign({ Version, ...texts, Signatories: [] });
    expect(await (await aSitting(world)).sit()).toMatchObject({ certificateWaits: 'signature' });
  });
});

test('‘sin firma’ is chosen once: what waited is issued, and so is what comes', async () => {
  const portal = await openForTest(aHolding());
  const by = await anAdmin(portal.portal);
  const sitting = await aSitting(portal);
  await sitting.sit();
  const first = await calls(portal, by).issueUnsigned({});
  expect(first.message).toBe('El certificado que esperaba se está emitiendo.');
  expect(first.data).toMatchObject({ unsignedBecause: 'chosen' });
  await runJobs(portal);
  expect(await rowOf(sitting, portal)).toMatchObject({
    certificateWaits: null,
    certificateCode: expect.any(String),
  });
  const again = await calls(portal, by).issueUnsigned({}); // its answer was lost
  expect([again.message, again.data.version]).toEqual([
    'Los certificados salen sin firma.',
    first.data.version,
  ]);
  expect(await (await aSitting(portal)).sit()).toMatchObject({ certificateWaits: null });
  expect((await portal.client.as(by).inicio.get({})).data.pending.map(({ kind }) => kind)).not.toContain(
    'unsignedCertificates',
  );
  const audit = portal.portal.db.selectFrom('audit_event').select('actor_id');
  expect(await audit.where('action', '=', 'certificate.unsigned').execute()).toEqual([{ actor_id: by.id }]);
});

test('an exam that ends while somebody is saving the signature does not stay behind', async () => {
  const portal = await openForTest(aHolding());
  const by = await anAdmin(portal.portal);
  const sitting = await aSitting(portal);
  await sitting.sit();
  await portal.portal.db.deleteFrom('certificate_hold').execute(); // as if it were ending
  const { courseId, member } = sitting;
  const [held, mayCommit] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const ending = transaction(portal.context(), async (inside) => {
    await reconcileCertificates(inside, { courseId, accountIds: [member.id] });
    held.resolve();
    await mayCommit.promise;
  });
  await held.promise;
  const signing = sign(portal, by);
  const waiting = sql<{ count: number }>`select count(*)::int as count from pg_locks
    where relation = 'certificate_design'::regclass and not granted`;
  await expect.poll(async () => (await waiting.execute(portal.portal.db)).rows).toEqual([{ count: 1 }]);
  mayCommit.resolve();
  await Promise.all([ending, signing]);
  await runJobs(portal);
  expect(await rowOf(sitting, portal)).toMatchObject({ certificateCode: expect.any(String) });
});
