import { expect, it } from 'vitest';
import type { Portal } from '../../../context/context.ts';
import { sql } from '../../../platform/database/database.ts';
import { aSitting } from '../../../testing/exam-sitting.ts';
import { aTestPortal } from '../../../testing/portal.ts';
import { queueWaitingMails } from '../../mail/outbox.ts';
import { checkRegister } from '../register/check-register.ts';
import { certificateTasks } from './certificates.jobs.ts';

const test = aTestPortal({ SMTP_URL: 'smtp://localhost:1' });

async function earned(): Promise<{ id: number; code: string; accountId: number }> {
  const sitting = await aSitting(test, { course: { minimumGrade: 25 } });
  await sitting.sit();
  const own = test.portal.db.selectFrom('certificate').select(['id', 'code', 'account_id as accountId']);
  return own.where('account_id', '=', sitting.member.id).executeTakeFirstOrThrow();
}
/** Runs the jobs of certificates at once; returns whether each succeeded. */
async function runAtOnce(portal: Portal, ids: readonly number[]): Promise<boolean[]> {
  const { recordCertificate } = certificateTasks(portal);
  const jobs = ids.map(async (certificateId) => recordCertificate?.({ certificateId }, undefined as never));
  return (await Promise.allSettled(jobs)).map(({ status }) => status === 'fulfilled');
}
const letters = (accountId: number) =>
  test.portal.db.selectFrom('mail').select('id').where('account_id', '=', accountId).execute();
const entries = (id: number) =>
  test.portal.db.selectFrom('certificate_register').select('kind').where('certificate_id', '=', id).execute();

const tallied = () => test.portal.db.selectFrom('tally_due').select('id').orderBy('id').execute();

it('jobs at once make, enter and send each certificate once, and the register holds', async () => {
  const certificates = await Promise.all([1, 2, 3, 4, 5].map(earned));
  const ids = certificates.map(({ id }) => id);
  const due = await tallied();
  expect(await runAtOnce(test.portal, [...ids, ...ids])).not.toContain(false);
  expect(await tallied()).toEqual(due); // a file changes no tally
  for (const { id, accountId } of certificates) {
    expect(await entries(id)).toEqual([{ kind: 'issued' }]);
    expect(await letters(accountId)).toHaveLength(1);
  }
  expect(await checkRegister(test.context())).toMatchObject({ entries: 5, trouble: null });
});

it('its letter is not tried again after a week', async () => {
  const { id } = await earned();
  expect(await runAtOnce(test.portal, [id])).toEqual([true]);
  expect(await queueWaitingMails(test.context())).toBeGreaterThan(0);
  test.clock.advance(7 * 24 * 3600);
  expect(await queueWaitingMails(test.context())).toBe(0);
});

it('one that fails fails alone, and is made by its next try', async () => {
  const [broken, ...sound] = await Promise.all([1, 2, 3].map(earned));
  if (broken === undefined) throw new Error('no certificate');
  const { files } = test.portal;
  const put: typeof files.put = (key, bytes) =>
    key.includes(broken.code) ? Promise.reject(new Error('the disk is full')) : files.put(key, bytes);
  const ids = [broken, ...sound].map(({ id }) => id);
  expect(await runAtOnce({ ...test.portal, files: { ...files, put } }, ids)).toEqual([false, true, true]);
  expect([await entries(broken.id), await letters(broken.accountId)]).toEqual([[], []]);
  expect(await runAtOnce(test.portal, ids)).not.toContain(false);
  expect(await checkRegister(test.context())).toMatchObject({ entries: 9, trouble: null });
});

it('one that cannot be entered keeps none of those entered with it away', async () => {
  const [broken, ...sound] = await Promise.all([1, 2, 3].map(earned));
  const { db } = test.portal;
  await sql`create function refused() returns trigger language plpgsql as $$ begin raise 'refused'; end $$`.execute(
    db,
  );
  await sql`create trigger refused before update on certificate for each row when (old.id = ${sql.lit(broken?.id)})
    execute function refused()`.execute(db);
  const ids = [broken, ...sound].map((each) => each?.id ?? 0);
  expect(await runAtOnce(test.portal, ids)).toEqual([false, true, true]);
  await sql`drop trigger refused on certificate`.execute(db);
  expect(await runAtOnce(test.portal, ids)).not.toContain(false);
  expect(await checkRegister(test.context())).toMatchObject({ entries: 12, trouble: null });
});
