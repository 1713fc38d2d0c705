import { expect, it } from 'vitest';
import { sql } from '../../platform/database/database.ts';
import { anAdmin } from '../../testing/builders.ts';
import { eraseAccount } from '../../testing/erase-account.ts';
import { aSitting } from '../../testing/exam-sitting.ts';
import { expectRefusal } from '../../testing/expect-refusal.ts';
import { aTestPortal } from '../../testing/portal.ts';
import { fileOf } from './certificate-file.ts';
import { findCertificateByCode } from './certificates.queries.ts';
import { compareDocument } from './forget-documents.ts';
import { recordCertificate } from './making/record-certificate.ts';
import { checkRegister } from './register/check-register.ts';

const test = aTestPortal();

async function graduate(documentNumber: string, isMade = true) {
  const sitting = await aSitting(test);
  await test.client.as(sitting.member).users.update({ documentNumber });
  const code = (await sitting.sit()).certificateCode ?? '';
  const certificate = await row(code);
  if (isMade) await recordCertificate(test.context(), certificate.id);
  return { code, member: sitting.member, id: certificate.id };
}
async function row(code: string) {
  const found = await findCertificateByCode(test.portal.db, code);
  if (found === undefined) throw new Error(`no certificate ${code}`);
  return found;
}
const deleteAccount = async (id: number) => eraseAccount(test.client.as(await anAdmin(test.portal)), id);
const storedOf = (code: string) =>
  test.portal.db.selectFrom('certificate').selectAll().where('code', '=', code).executeTakeFirstOrThrow();
const fileIsThere = async (code: string) => {
  const certificate = await row(code);
  return certificate.pdfSha256 !== null && test.portal.files.has(fileOf(certificate, certificate.pdfSha256));
};
const register = async () => (await checkRegister(test.context())).trouble;
const verified = async (code: string) => (await test.client.visitor.certificate.verify({ code })).data;

it('the number goes with the account from rows and files, the register stays whole', async () => {
  const { code, member, id } = await graduate('4821993 LP');
  const other = await graduate('555');
  expect(await fileIsThere(code)).toBe(true);
  await deleteAccount(member.id);
  await recordCertificate(test.context(), id); // as the job does that the deletion queued
  expect(JSON.stringify(await storedOf(code))).not.toContain('4821993');
  expect(await fileIsThere(code)).toBe(false);
  expect(await fileIsThere(other.code)).toBe(true);
  expect((await storedOf(code)).signed_by).toMatch(/^[0-9a-f]{64}$/);
  expect(await register()).toBeNull();
  expect(await verified(code)).toMatchObject({
    state: 'valid',
    isHolderGone: true,
    certificate: { fullName: 'María Quispe Ñúñez', documentNumber: null },
    file: { sha256: expect.stringMatching(/^[0-9a-f]{64}$/) },
  });
  const admin = test.client.as(await anAdmin(test.portal));
  const { courseId } = await row(code);
  await expectRefusal(admin.question.seeCertificate({ UserId: member.id, CourseId: courseId }), 404);
  await admin.certificate.exportFiles({ userId: member.id });
});

it('a document that is shown can still be compared, however it is written', async () => {
  const { code, member } = await graduate('4.821.993-LP');
  expect(await compareDocument(test.context(), code, '4821993 lp')).toBe(true);
  await deleteAccount(member.id);
  expect(await compareDocument(test.context(), code, '4821993 lp')).toBe(true);
  expect(await compareDocument(test.context(), code, '4821994 LP')).toBe(false);
  const without = await graduate('');
  expect(await compareDocument(test.context(), without.code, '1')).toBeNull();
  await expect(compareDocument(test.context(), 'AP-0000-0000-0000', '1')).rejects.toThrow();
});

it('a file that was not made before is entered, and goes at once', async () => {
  const { code, member, id } = await graduate('31', false);
  await deleteAccount(member.id);
  await recordCertificate(test.context(), id);
  expect((await row(code)).pdfSha256).not.toBeNull();
  expect(await fileIsThere(code)).toBe(false);
  expect(await register()).toBeNull();
});

it('nothing else of it changes, nor a second time', async () => {
  const { code, member } = await graduate('77');
  const refused = (set: ReturnType<typeof sql>) =>
    expect(sql`update certificate set ${set} where code = ${code}`.execute(test.portal.db)).rejects.toThrow(
      'immutable',
    );
  await refused(sql`document_number = '78'`);
  await refused(sql`document_number = null`);
  await refused(sql`document_commitment = sha256('x')`);
  await deleteAccount(member.id);
  await refused(sql`document_number = '77'`);
  await refused(sql`document_hash = null`);
});

it('a number that was changed in the database breaks the register', async () => {
  const { code } = await graduate('9000');
  expect(await register()).toBeNull();
  const undone = new Error('undone');
  const tampered = test.portal.db.transaction().execute(async (db) => {
    await sql`alter table certificate disable trigger user`.execute(db);
    await sql`update certificate set document_number = '9001' where code = ${code}`.execute(db);
    expect((await checkRegister(test.context({ db }))).trouble).toContain(`certificate ${code} was changed`);
    throw undone;
  });
  await expect(tampered).rejects.toBe(undone);
});

it('entries from before there were commitments stand without the number that they know', async () => {
  const { code, member, id } = await graduate('4242', false);
  await sql`alter table certificate disable trigger user`.execute(test.portal.db);
  await sql`update certificate set document_salt = null, document_commitment = null where id = ${id}`.execute(
    test.portal.db,
  );
  await sql`alter table certificate enable trigger user`.execute(test.portal.db);
  await recordCertificate(test.context(), id);
  expect(await register()).toBeNull();
  await deleteAccount(member.id);
  await recordCertificate(test.context(), id);
  expect((await storedOf(code)).document_number).toBeNull();
  expect(await register()).toBeNull();
});
