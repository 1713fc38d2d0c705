import { expect, it } from 'vitest';
import { aSitting } from '../../../testing/exam-sitting.ts';
import { runDueJobs } from '../../../testing/jobs.ts';
import { anAdminOf, aTestPortal } from '../../../testing/portal.ts';
import { checkRegister } from '../register/check-register.ts';
import { exportRegister } from '../register/register.ts';
import { certificateTasks } from './certificates.jobs.ts';

const test = aTestPortal();
const { api: admin } = anAdminOf(test);

let read = 0;
/** Runs the queued jobs and returns what they add to the register. */
async function added(): Promise<(string | undefined)[]> {
  await runDueJobs(test, certificateTasks(test.portal));
  const lines = (await exportRegister(test.context(), read + 1)).trim().split('\n').slice(1);
  read += lines.length;
  return lines.map((line) => line.split(',')[1]).sort();
}

it('each change of a certificate is queued for the register: issued, replaced, annulled, revoked by hand', async () => {
  const sitting = await aSitting(test, { course: { minimumGrade: 25 } });
  await sitting.sit(1);
  expect(await added()).toEqual(['issued']);
  await sitting.sit(2);
  expect(await added()).toEqual(['issued', 'replaced']);
  const { courseId } = sitting;
  const [best] = (await admin.attempt.get({ courseId })).data;
  await admin.attempt.annul({ Id: best?.id ?? 0, Reason: 'Copió.' });
  expect(await added()).toEqual(['issued', 'revoked']); // the attempt before earns one again
  const [valid] = (await admin.certificate.get({ courseId, State: 'valid' })).data;
  await admin.certificate.revoke({ Id: valid?.id ?? 0, Because: 'request', Reason: 'Lo pidió.' });
  expect(await added()).toEqual(['revoked']);
  expect(await checkRegister(test.context())).toMatchObject({ entries: read, trouble: null });
});

it('one that a corrected key takes away is queued too', async () => {
  const sitting = await aSitting(test, { course: { minimumGrade: 25 } });
  const [QuestionId = 0] = sitting.questionIds;
  await sitting.start();
  await sitting.save(QuestionId, 'B');
  await sitting.finish();
  expect(await added()).toEqual(['issued']);
  const asked = { QuestionId, Correct: 'A', LowerGrades: true };
  const { fingerprint: Fingerprint } = (await admin.attempt.previewRegrade(asked)).data;
  await admin.attempt.regrade({ ...asked, Reason: 'La A es la correcta.', Fingerprint });
  expect(await added()).toEqual(['revoked']);
});
