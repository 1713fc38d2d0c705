import { expect, it } from 'vitest';
import { anAdmin, type TestAccount } from '../../testing/builders.ts';
import { aSitting, type Sitting } from '../../testing/exam-sitting.ts';
import { lastMailTo } from '../../testing/outbox.ts';
import { aTestPortal } from '../../testing/portal.ts';
import { signedInJustNow } from '../../testing/scenes.ts';

const test = aTestPortal({ CONTACT_EMAIL: 'buzon@instituto.test' });

async function sat(sitting: Sitting, answers: string[]): Promise<void> {
  await sitting.start();
  for (const [index, answer] of answers.entries())
    await sitting.save(sitting.questionIds[index] ?? 0, answer);
  await sitting.finish();
}

const lettersTo = async ({ id }: TestAccount) =>
  (
    await test.portal.db
      .selectFrom('mail')
      .select('id')
      .where('account_id', '=', id)
      .where('kind', '=', 'letter')
      .execute()
  ).length;
const emailOf = async ({ id }: TestAccount) =>
  (await test.portal.db.selectFrom('account').select('email').where('id', '=', id).executeTakeFirstOrThrow())
    .email ?? '';

it('everybody whose grade changed gets a letter with both grades, certificate or not; nobody else does', async () => {
  const api = test.client.as(await anAdmin(test.portal));
  const low = await aSitting(test); // from 25 to 50: no certificate either way
  const same = { ...(await aSitting(test, { courseId: low.courseId })), questionIds: low.questionIds };
  const leaving = { ...(await aSitting(test, { courseId: low.courseId })), questionIds: low.questionIds };
  const blocked = { ...(await aSitting(test, { courseId: low.courseId })), questionIds: low.questionIds };
  await sat(low, ['A', 'B', 'A', 'A']);
  await sat(same, ['B', 'B', 'B', 'B']); // would fall: kept
  await sat(leaving, ['A', 'B', 'B', 'A']);
  await sat(blocked, ['A', 'B', 'B', 'A']);
  const { db, clock } = test.portal;
  await db
    .updateTable('account')
    .set({ deleted_at: clock.now() })
    .where('id', '=', leaving.member.id)
    .execute();

  await db
    .updateTable('account')
    .set({ blocked_at: clock.now() })
    .where('id', '=', blocked.member.id)
    .execute();
  const asked = { QuestionId: low.questionIds[0] ?? 0, Correct: 'A' };
  const { data: preview } = await api.attempt.previewRegrade(asked);
  expect(preview.toldCount).toBe(1);
  expect(await lettersTo(low.member)).toBe(0);
  await signedInJustNow({ test });
  const regraded = await api.attempt.regrade({
    ...asked,
    Reason: 'La clave estaba mal',
    Fingerprint: preview.fingerprint,
  });
  expect(regraded.data).toEqual({ changedCount: 3, keptCount: 1, toldCount: 1 });
  const { subject, text } = await lastMailTo(test, await emailOf(low.member));
  expect(subject).toMatch(/^Tu nota cambió: /);
  expect(text).toContain('tenías 25, ahora tienes 50.');
  expect(text).toContain(`/leercurso?id=${low.courseId}`);
  expect([
    await lettersTo(low.member),
    await lettersTo(same.member),
    await lettersTo(leaving.member),
    await lettersTo(blocked.member),
  ]).toEqual([1, 0, 0, 0]);
});
