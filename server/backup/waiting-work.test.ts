import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { visitor } from '../../contract/caller.ts';
import { openPortal } from '../boot/open-portal.ts';
import { joinRestored } from '../boot/portal-identity.ts';
import { readConfig } from '../context/config.ts';
import { contextOf } from '../context/context.ts';
import { fileOf } from '../features/certificates/certificate-file.ts';
import { findCertificate } from '../features/certificates/certificates.queries.ts';
import { certificateTasks } from '../features/certificates/making/certificates.jobs.ts';
import { recordCertificate } from '../features/certificates/making/record-certificate.ts';
import { checkRegister } from '../features/certificates/register/check-register.ts';
import { sql } from '../platform/database/database.ts';
import { openLog } from '../platform/log.ts';
import { eraseAccount } from '../testing/erase-account.ts';
import { aSitting } from '../testing/exam-sitting.ts';
import { runDueJobs } from '../testing/jobs.ts';
import { folderForTests } from '../testing/lifetime.ts';
import { aListedPerson, aPeopleList, startPeopleList } from '../testing/people-lists.ts';
import { anAdminOf, aTestPortal } from '../testing/portal.ts';
import { backUp } from './back-up.ts';
import { rehearse } from './rehearse.ts';
import { restore } from './restore.ts';

const folder = await folderForTests('waiting-work-');
const log = openLog('silent');
const unsealed = { isUnsealed: true };
const world = aTestPortal();
const { api } = anAdminOf(world);
let pool: pg.Pool;
beforeAll(async () => {
  pool = new pg.Pool(world.address);
  await joinRestored(pool, world.portal.files);
});
afterAll(() => pool.end());

const back = (into: string) => {
  const { config, files, db } = world.portal;
  return backUp({ config, files, db, pool, now: world.clock.now() }, join(folder, into));
};
const configOf = (name: string) =>
  readConfig({ DATA_DIR: join(folder, name), DEMO: '0', LOG_LEVEL: 'silent' });

/** A member's certificate with its file and its entry in the register. */
async function aCertificate() {
  const { member, courseId, sit } = await aSitting(world);
  await sit();
  await runDueJobs(world, certificateTasks(world.portal));
  const [row] = (await api.certificate.get({ courseId })).data;
  if (row === undefined) throw new Error('no certificate was issued');
  return { id: row.id, memberId: member.id };
}

test('work that waited in the queue of jobs waits in that of the restored portal, and the register holds', async () => {
  const [revoked, gone] = [await aCertificate(), await aCertificate()];
  await api.certificate.revoke({ Id: revoked.id, Because: 'request', Reason: 'Lo pidió.' });
  await eraseAccount(api, gone.memberId);
  const list = await aPeopleList(api, aListedPerson().line);
  await startPeopleList(api, list);
  const { path } = await back('waiting');
  const config = configOf('waited');
  expect(await restore(config, log, path, unsealed)).toMatchObject({ certificates: 3, trouble: null });
  const { portal, close } = await openPortal(config, { log, mayMake: false });
  const { rows } = await sql<{ key: string }>`select key from graphile_worker.jobs order by key`.execute(
    portal.db,
  );
  expect(rows.map(({ key }) => key)).toEqual([
    `certificate:${revoked.id}`,
    `certificate:${gone.id}`,
    `import:${list}`,
    'issueHeldCertificates',
  ]);
  const context = contextOf(portal, visitor);
  for (const { id } of [revoked, gone]) await recordCertificate(context, id);
  expect(await checkRegister(context)).toMatchObject({ entries: 3, trouble: null });
  await close();
});

test('a bundle of a portal that lacks a certificate is restored and says so; a rehearsal refuses it', async () => {
  const { db, files } = world.portal;
  const { id } = await aCertificate();
  const certificate = await findCertificate(db, id);
  if (!certificate?.pdfSha256) throw new Error('the certificate has no file');
  await files.remove(fileOf(certificate, certificate.pdfSha256));
  const { path } = await back('incomplete');
  const trouble = expect.stringContaining('its file was changed or is gone');
  expect(await restore(configOf('restored'), log, path, unsealed)).toMatchObject({ trouble });
  await expect(rehearse(configOf('rehearsed'), log, path)).rejects.toThrow('its file was changed or is gone');
});
