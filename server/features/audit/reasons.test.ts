import { expect, it } from 'vitest';
import { anAdmin } from '../../testing/builders.ts';
import { eraseAccount } from '../../testing/erase-account.ts';
import { aSitting } from '../../testing/exam-sitting.ts';
import { aTestPortal } from '../../testing/portal.ts';
import { forgetOldReasons } from './reasons.ts';

const test = aTestPortal();

async function annulled() {
  const sitting = await aSitting(test);
  const { attemptId } = await sitting.start();
  const admin = await anAdmin(test.portal);
  await test.client.as(admin).attempt.annul({ Id: attemptId, Reason: 'Rindió su hermano.' });
  return { attemptId, member: sitting.member };
}
const reasonOf = async (attemptId: number) => {
  const admin = await anAdmin(test.portal);
  const { data } = await test.client.as(admin).attempt.getEvidence({ id: attemptId });
  return data.events.map(({ kind, reason }) => [kind, reason]);
};

it('what administrators wrote of an attempt goes after two years; what they did stays', async () => {
  const { attemptId } = await annulled();
  await forgetOldReasons(test.context());
  expect(await reasonOf(attemptId)).toEqual([['annulled', 'Rindió su hermano.']]);
  test.clock.advance(731 * 24 * 3600);
  await forgetOldReasons(test.context());
  expect(await reasonOf(attemptId)).toEqual([['annulled', '']]);
});

it('it goes with the account, others’ stays', async () => {
  const [gone, stays] = [await annulled(), await annulled()];
  await eraseAccount(test.client.as(await anAdmin(test.portal)), gone.member.id);
  expect(await reasonOf(gone.attemptId)).toEqual([['annulled', '']]);
  expect(await reasonOf(stays.attemptId)).toEqual([['annulled', 'Rindió su hermano.']]);
});
