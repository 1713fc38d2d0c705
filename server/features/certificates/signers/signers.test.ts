import { expect, it } from 'vitest';
import * as refusals from '../../../../contract/refusals.ts';
import { StartRefusal } from '../../../platform/process/start-refusal.ts';
import { aSitting } from '../../../testing/exam-sitting.ts';
import { expectRefusal } from '../../../testing/expect-refusal.ts';
import { runDueJobs } from '../../../testing/jobs.ts';
import { aTestPortal } from '../../../testing/portal.ts';
import { certificateTasks } from '../making/certificates.jobs.ts';
import { listSigners, withdrawSigner } from './withdraw-signer.ts';

const test = aTestPortal();

const earned = async () => (await earnedBy()).code;
async function earnedBy() {
  const sitting = await aSitting(test, { course: { minimumGrade: 25 } });
  return { sitting, code: (await sitting.sit()).certificateCode ?? '' };
}
const runJobs = () => runDueJobs(test, certificateTasks(test.portal));
const verify = async (code: string) => (await test.client.visitor.certificate.verify({ code })).data;
const keySet = async () =>
  (await test.app.inject({ url: '/.well-known/jwks.json' })).json() as {
    keys: { kid: string }[];
    revoked: { kid: string; revoked_at: number }[];
  };

it('a withdrawn key is believed no longer anywhere, and what it signed before is told with the day', async () => {
  const code = await earned();
  await runJobs();
  const [signer] = await listSigners(test.context());
  const fingerprint = signer?.fingerprint ?? '';
  expect(signer).toMatchObject({ subject: 'CN=Instituto de Formación Previsional', withdrawnAt: null });
  expect(await verify(code)).toMatchObject({ state: 'valid', signerWithdrawn: null });
  const kid = `http://portal.test/.well-known/jwks.json#${fingerprint}`;
  expect(await keySet()).toMatchObject({ keys: [{ kid }], revoked: [] });

  test.clock.advance(24 * 3600);
  const withdraw = (id: string, at = test.clock.now()) => withdrawSigner(test.context(), id, at);
  expect(await withdraw('abc')).toEqual({ refusal: 'give at least 8 digits of its id' });
  expect(await withdraw('00000000')).toEqual({ refusal: 'no key has that id: see `signer list`' });
  const tomorrow = new Date(test.clock.now().getTime() + 86_400_000);
  expect(await withdraw(fingerprint, tomorrow)).toMatchObject({
    refusal: expect.stringContaining('to come'),
  });
  const { sitting, code: later } = await earnedBy();
  expect(await withdraw(fingerprint.slice(0, 12).toUpperCase())).toMatchObject({ fingerprint });

  const withdrawnAt = test.clock.now();
  expect(await verify(code)).toMatchObject({ state: 'valid', signerWithdrawn: '19 de noviembre de 2026' });
  expect(await keySet()).toEqual({ keys: [], revoked: [{ kid, revoked_at: withdrawnAt.getTime() / 1000 }] });
  expect((await test.client.visitor.certificate.getSigners({})).data).toEqual([
    { fingerprint, withdrawnAt: withdrawnAt.toISOString() },
  ]);
  const audited = await test.portal.db.selectFrom('audit_event').select(['action', 'subject']).execute();
  expect(audited).toContainEqual({ action: 'signer.withdraw', subject: `signer:${fingerprint}` });

  // nothing is signed with it any more, on this node or on one that starts
  await expect(test.portal.signer.key()).rejects.toThrow(StartRefusal);
  await runJobs();
  expect(await verify(later)).toMatchObject({ state: 'valid', file: null });
  const asked = { UserId: sitting.member.id, CourseId: sitting.courseId };
  const { question } = test.client.as(sitting.member);
  await expectRefusal(question.getCertificate(asked), 503, refusals.certificateNotSigned.message);
  const restarted = await test.another();
  await expect(restarted.portal.signer.key()).rejects.toThrow('signing/certificates.pem away');
  await restarted.close();

  // the key turns out to have been stolen before the certificate was made
  expect(await withdraw(fingerprint)).toMatchObject({ refusal: expect.stringContaining('already') });
  expect(await withdraw(fingerprint, new Date('2026-11-17T00:00:00Z'))).toMatchObject({ fingerprint });
  expect(await verify(code)).toMatchObject({
    state: 'distrusted',
    signerWithdrawn: '16 de noviembre de 2026',
  });
});
