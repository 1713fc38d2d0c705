import { createHash } from 'node:crypto';
import { appendFile, copyFile, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { readPdfSignature } from '../../../../contract/certificates/pdf-signature.ts';
import { timeStampsOf } from '../../../platform/signing/long-term-validation.ts';
import { openAuthority } from '../../../testing/authority.ts';
import { anAdmin } from '../../../testing/builders.ts';
import { eraseAccount } from '../../../testing/erase-account.ts';
import { aSitting } from '../../../testing/exam-sitting.ts';
import { runDueJobs } from '../../../testing/jobs.ts';
import { openForTest, openForTests } from '../../../testing/lifetime.ts';
import { openTestPortal, type TestPortal } from '../../../testing/portal.ts';
import { certificateTasks } from '../making/certificates.jobs.ts';
import { checkRegister } from '../register/check-register.ts';
import { archiveCertificates } from './archive-certificates.ts';

let test: TestPortal;
const authority = openForTests(openAuthority);
beforeEach(async () => {
  test = await openForTest(openTestPortal({ TSA_URL: authority.url }));
  authority.isUnavailable = false;
});

/** Makes a member who passed, with the certificate's file. */
async function graduate() {
  const sitting = await aSitting(test, { course: { minimumGrade: 25 } });
  const code = (await sitting.sit()).certificateCode ?? '';
  await runDueJobs(test, certificateTasks(test.portal));
  const own = { UserId: sitting.member.id, CourseId: sitting.courseId };
  const pdf = async () =>
    ((await test.client.as(sitting.member).question.getCertificate(own)) as unknown as { data: Buffer }).data;
  const file = async () => (await test.client.visitor.certificate.verify({ code })).data.file;
  return { code, pdf, file };
}
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const archive = () => archiveCertificates(test.context());
const beginsWith = (longer: Buffer, before: Buffer) => longer.subarray(0, before.length).equals(before);

it('is stamped when it is made, and later gets what its signature is checked with; both files are ours', async () => {
  const { pdf, file } = await graduate();
  const issued = await pdf();
  expect(timeStampsOf(issued)).toHaveLength(1);
  expect(await file()).toEqual({ sha256: sha256(issued), isSigned: true, later: [] });
  expect(await archive()).toBe(0); // revocation data have to be newer than the signature
  test.clock.advance(2 * 3600);
  expect(await archive()).toBe(1);
  const archived = await pdf();
  expect(beginsWith(archived, issued)).toBe(true);
  expect(timeStampsOf(archived)).toHaveLength(1);
  expect(archived.toString('latin1')).toContain('/DSS ');
  expect(await readPdfSignature(archived)).toMatchObject({ state: 'intact' });
  expect(await file()).toEqual({ sha256: sha256(issued), isSigned: true, later: [sha256(archived)] });
  expect(await archive()).toBe(0); // once
  expect(await checkRegister(test.context())).toMatchObject({ entries: 1, trouble: null });
});

it('is made without a stamp where nobody answers, and stamped later', async () => {
  authority.isUnavailable = true;
  const { code, pdf, file } = await graduate();
  const issued = await pdf();
  expect(timeStampsOf(issued)).toHaveLength(0);
  test.clock.advance(2 * 3600);
  await expect(archive()).rejects.toThrow('503'); // the job's next run tries again
  expect(await pdf()).toEqual(issued);
  authority.isUnavailable = false;
  expect(await archive()).toBe(1);
  const archived = await pdf();
  expect(beginsWith(archived, issued)).toBe(true);
  expect(timeStampsOf(archived)).toHaveLength(1);
  expect(await file()).toEqual({ sha256: sha256(issued), isSigned: true, later: [sha256(archived)] });

  // a swapped later form is found
  const place = (bytes: Buffer) =>
    join(test.portal.config.dataDir, 'files/certificates', `${code}.${sha256(bytes).slice(0, 16)}.pdf`);
  await copyFile(place(issued), place(archived));
  expect((await checkRegister(test.context())).trouble).toContain('a later form of its file was changed');
});

it('is archived though the file of an earlier one is missing', async () => {
  authority.isUnavailable = true;
  const [lost, damaged, later] = [await graduate(), await graduate(), await graduate()];
  const place = async ({ code, pdf }: typeof lost) =>
    join(test.portal.config.dataDir, 'files/certificates', `${code}.${sha256(await pdf()).slice(0, 16)}.pdf`);
  await rm(await place(lost));
  await appendFile(await place(damaged), 'trailer << >>');
  authority.isUnavailable = false;
  test.clock.advance(2 * 3600);
  for (const archived of [1, 0]) expect(await archive()).toBe(archived); // the next run passes over it, too
  expect((await later.file())?.later).toHaveLength(1);
});

it('goes in all its forms with the account of its holder', async () => {
  const { code, pdf } = await graduate();
  test.clock.advance(2 * 3600);
  expect(await archive()).toBe(1);
  await pdf();
  const { db, config } = test.portal;
  const { accountId } = await db
    .selectFrom('certificate')
    .select('account_id as accountId')
    .where('code', '=', code)
    .executeTakeFirstOrThrow();
  const forms = async () =>
    (await readdir(join(config.dataDir, 'files/certificates'))).filter((name) => name.includes(code));
  expect(await forms()).toHaveLength(2);
  const admin = test.client.as(await anAdmin(test.portal));
  await eraseAccount(admin, accountId);
  await runDueJobs(test, certificateTasks(test.portal));
  expect(await forms()).toEqual([]);
  test.clock.advance(2 * 3600);
  expect(await archive()).toBe(0);
  expect(await checkRegister(test.context())).toMatchObject({ trouble: null });
});
