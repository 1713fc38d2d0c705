import { describe, expect, it } from 'vitest';
import { aQuestion } from '../../testing/builders.ts';
import { aSitting, type Sitting } from '../../testing/exam-sitting.ts';
import { expectRefusal } from '../../testing/expect-refusal.ts';
import { anAdminOf, aTestPortal } from '../../testing/portal.ts';
import { signedInJustNow } from '../../testing/scenes.ts';

const test = aTestPortal();

const { admin, api } = anAdminOf(test);

/** Sits the exam with these answers, in the order of the bank; returns the attempt. */
async function sat(sitting: Sitting, answers: string[]): Promise<number> {
  const { attemptId } = await sitting.start();
  for (const [index, answer] of answers.entries())
    await sitting.save(sitting.questionIds[index] ?? 0, answer);
  await sitting.finish();
  return attemptId;
}

const Reason = 'La clave estaba mal';
const correcting = async (QuestionId: number, Correct: string, LowerGrades = false) => {
  const { data } = await api.attempt.previewRegrade({ QuestionId, Correct, LowerGrades });
  await signedInJustNow({ test });
  return { ...data, again: { QuestionId, Correct, LowerGrades, Reason, Fingerprint: data.fingerprint } };
};
const gradeOf = (id: number) =>
  test.portal.db
    .selectFrom('attempt')
    .select(['grade', 'correct_count'])
    .where('id', '=', id)
    .executeTakeFirst();
const certificatesOf = (accountId: number) =>
  test.portal.db
    .selectFrom('certificate')
    .select(['attempt_id', 'grade', 'replaced_at', 'revoked_at'])
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute();

describe('Attempt/PreviewRegrade and Regrade', () => {
  it('say and do whose grade rises, and issue the certificate', async () => {
    const sitting = await aSitting(test);
    const other = await aSitting(test, { courseId: sitting.courseId });
    const third = { ...other, questionIds: sitting.questionIds };
    const raised = await sat(sitting, ['A', 'B', 'B', 'B']); // 75
    const kept = await sat(third, ['B', 'B', 'B', 'B']); // 100
    const question = sitting.questionIds[0] ?? 0;
    const preview = await correcting(question, 'a');
    expect(preview).toMatchObject({ attemptCount: 2, otherCount: 0, runningCount: 0, toldCount: 1 });
    expect(preview.changes).toEqual([
      {
        attemptId: raised,
        userId: sitting.member.id,
        fullname: 'María Quispe Ñúñez',
        gradeBefore: 75,
        gradeAfter: 100,
        isKept: false,
        minimumGrade: 80,
        certificate: 'issue',
      },
      {
        attemptId: kept,
        userId: other.member.id,
        fullname: 'María Quispe Ñúñez',
        gradeBefore: 100,
        gradeAfter: 75,
        isKept: true,
        minimumGrade: 80,
        certificate: 'none',
      },
    ]);
    expect(await gradeOf(raised)).toEqual({ grade: 75, correct_count: 3 });
    expect(await certificatesOf(sitting.member.id)).toEqual([]);

    const { data } = await api.attempt.regrade(preview.again);
    expect(data).toEqual({ changedCount: 1, keptCount: 1, toldCount: 1 });
    expect(await gradeOf(raised)).toEqual({ grade: 100, correct_count: 4 });
    expect(await gradeOf(kept)).toEqual({ grade: 100, correct_count: 4 });
    expect(await certificatesOf(sitting.member.id)).toMatchObject([{ attempt_id: raised, grade: 100 }]);
    expect(await certificatesOf(other.member.id)).toMatchObject([{ grade: 100, revoked_at: null }]);
    const { db } = test.portal;
    const events = await db.selectFrom('attempt_event').selectAll().orderBy('attempt_id').execute();
    expect(events).toMatchObject([
      { attempt_id: raised, kind: 'regraded', reason: Reason, grade_before: 75, grade_after: 100 },
      { attempt_id: kept, kind: 'gradeKept', grade_before: 100, grade_after: 75, actor_id: admin.id },
    ]);
    const corrections = await db.selectFrom('key_correction').selectAll().execute();
    expect(corrections).toMatchObject([{ correct_before: 'B', correct_after: 'A', reason: Reason }]);
    const audit = db.selectFrom('audit_event').selectAll().where('action', '=', 'question.regrade');
    expect(await audit.executeTakeFirst()).toMatchObject({ subject: `question:${question}` });
    expect((await api.question.get({ id: sitting.courseId })).data.at(-1)).toMatchObject({
      correctAnswerMultiple: 'A',
      version: 1,
    });
  });

  it('lower grades only when asked to: certificates are revoked, or replaced by the next best', async () => {
    const sitting = await aSitting(test, { course: { minimumGrade: 50 } });
    const first = await sat(sitting, ['B', 'B']); // 50, passes
    const second = await sat(sitting, ['A', 'B', 'B', 'B']); // 75, replaces
    const other = await aSitting(test, { courseId: sitting.courseId });
    await sat({ ...other, questionIds: sitting.questionIds }, ['', 'B', 'B', '']); // 50, passes
    const last = sitting.questionIds[1] ?? 0; // right in all of them
    const preview = await correcting(last, 'A', true);
    expect(preview.changes).toMatchObject([
      { attemptId: first, gradeBefore: 50, gradeAfter: 25, certificate: 'none', isKept: false },
      { attemptId: second, gradeBefore: 75, gradeAfter: 50, certificate: 'replace' },
      { userId: other.member.id, gradeBefore: 50, gradeAfter: 25, certificate: 'revoke' },
    ]);
    const { data } = await api.attempt.regrade(preview.again);
    expect(data).toMatchObject({ changedCount: 3, keptCount: 0 });
    expect(await certificatesOf(sitting.member.id)).toMatchObject([
      { attempt_id: first, grade: 50, replaced_at: expect.any(Date) },
      { attempt_id: second, grade: 75, replaced_at: expect.any(Date), revoked_at: null },
      { attempt_id: second, grade: 50, replaced_at: null, revoked_at: null },
    ]);
    expect(await certificatesOf(other.member.id)).toMatchObject([{ revoked_at: expect.any(Date) }]);
  });

  it('reach the versions with the same options, leave others, and running attempts get the key at their end', async () => {
    const sitting = await aSitting(test);
    const Id = sitting.questionIds[0] ?? 0;
    const early = await sat(sitting, ['A']); // 0
    await api.question.update({ Id, QuestionDescription: '¿La misma, mejor dicha?' });
    const again = await sat(sitting, ['A']);
    await api.question.update({ Id, AnswerC: 'Otra más' });
    const third = await sat(sitting, ['A', 'B']);
    const preview = await correcting(Id, 'A');
    expect(preview).toMatchObject({ attemptCount: 1, otherCount: 2 });
    expect(preview.changes.map(({ attemptId }) => attemptId)).toEqual([third]);
    await api.question.update({ Id, AnswerC: '' });
    await expectRefusal(api.attempt.regrade(preview.again), 409);
    const { attemptId: running } = await sitting.start();
    await sitting.save(Id, 'A');
    const wider = await correcting(Id, 'A');
    expect(wider).toMatchObject({ attemptCount: 2, otherCount: 1, runningCount: 1 });
    await api.attempt.regrade(wider.again);
    for (const id of [early, again]) expect(await gradeOf(id)).toEqual({ grade: 25, correct_count: 1 });
    expect(await gradeOf(third)).toEqual({ grade: 25, correct_count: 1 });
    await sitting.finish();
    expect(await gradeOf(running)).toEqual({ grade: 25, correct_count: 1 });
  });

  it('close what is over by time with the key of its end, and regrade it like the rest', async () => {
    const sitting = await aSitting(test, { course: { examMinutes: 10, minimumGrade: 80 } });
    const [question = 0] = sitting.questionIds;
    const other = await aSitting(test, { courseId: sitting.courseId });
    const atEnd = async (of: Sitting, first: string) => {
      const { attemptId } = await of.start();
      for (const [index, id] of sitting.questionIds.entries()) await of.save(id, index === 0 ? first : 'B');
      return attemptId;
    };
    const raised = await atEnd(sitting, 'A');
    const kept = await atEnd(other, 'B');
    test.clock.advance(10 * 60 + 20); // over, and nobody has looked
    const preview = await correcting(question, 'A');
    expect(preview).toMatchObject({ attemptCount: 2, runningCount: 0 });
    expect(preview.changes).toMatchObject([
      { attemptId: raised, gradeBefore: 75, gradeAfter: 100, certificate: 'issue' },
      { attemptId: kept, gradeBefore: 100, gradeAfter: 75, isKept: true },
    ]);
    await api.attempt.regrade(preview.again);
    expect(await gradeOf(raised)).toEqual({ grade: 100, correct_count: 4 });
    expect(await gradeOf(kept)).toEqual({ grade: 100, correct_count: 4 });
    expect(await certificatesOf(other.member.id)).toMatchObject([{ grade: 100, revoked_at: null }]);
    const events = test.portal.db
      .selectFrom('attempt_event')
      .select('kind')
      .where('attempt_id', 'in', [raised, kept]);
    expect(await events.orderBy('attempt_id').execute()).toEqual([
      { kind: 'regraded' },
      { kind: 'gradeKept' },
    ]);
  });

  it('notice an attempt that ran out between preview and press', async () => {
    const sitting = await aSitting(test, { course: { examMinutes: 10 } });
    const [question = 0] = sitting.questionIds;
    const { attemptId } = await sitting.start();
    await sitting.save(question, 'B');
    const preview = await correcting(question, 'A');
    expect(preview).toMatchObject({ attemptCount: 0, runningCount: 1 });
    test.clock.advance(10 * 60 + 20);
    await expectRefusal(api.attempt.regrade(preview.again), 409);
    await api.attempt.regrade((await correcting(question, 'A')).again);
    expect(await gradeOf(attemptId)).toEqual({ grade: 25, correct_count: 1 });
  });

  it('refuse what is no key, the key in force, what is not there, and a preview that something has overtaken', async () => {
    const sitting = await aSitting(test);
    const [question = 0] = sitting.questionIds;
    await sat(sitting, ['A']);
    for (const Correct of ['D', 'x', 'V'])
      await expectRefusal(api.attempt.previewRegrade({ QuestionId: question, Correct }), 400, {
        Correct: true,
      });
    const asked = { QuestionId: question, Correct: 'A' };
    await expectRefusal(api.attempt.previewRegrade({ ...asked, Correct: 'B' }), 409);
    await expectRefusal(api.attempt.previewRegrade({ ...asked, QuestionId: 999_999 }), 404);
    const preview = await correcting(question, 'A');
    await expectRefusal(api.attempt.regrade({ ...preview.again, Reason: ' ' }), 400);
    const other = await aSitting(test, { courseId: sitting.courseId });
    await sat({ ...other, questionIds: sitting.questionIds }, ['A', 'B']);
    await expectRefusal(api.attempt.regrade(preview.again), 409);
    expect(await gradeOf((await correcting(question, 'A')).changes[0]?.attemptId ?? 0)).toMatchObject({
      grade: 0,
    });
    const gone = await aQuestion(test.portal, sitting.courseId);
    await api.question.delete({ id: gone });
    await expectRefusal(api.attempt.previewRegrade({ QuestionId: gone, Correct: 'A' }), 404);
  });
});

describe('a regrade beside others', () => {
  it('of the same question twice at once is done once', async () => {
    const sitting = await aSitting(test);
    const attempt = await sat(sitting, ['A', 'B', 'B', 'B']);
    const preview = await correcting(sitting.questionIds[0] ?? 0, 'A');
    const settled = await Promise.allSettled([1, 2, 3].map(() => api.attempt.regrade(preview.again)));
    expect(settled.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected', 'rejected']);
    expect(await gradeOf(attempt)).toEqual({ grade: 100, correct_count: 4 });
    expect(await certificatesOf(sitting.member.id)).toHaveLength(1);
  });

  it('and of Terminar at once grades everybody by the corrected key', async () => {
    const first = await aSitting(test);
    const [question = 0] = first.questionIds;
    await sat(first, ['A', 'B', 'B', 'B']);
    const sittings = await Promise.all(
      Array.from({ length: 12 }, async () => {
        const sitting = await aSitting(test, { courseId: first.courseId });
        const { attemptId } = await sitting.start();
        for (const [index, id] of first.questionIds.entries())
          await sitting.save(id, index === 0 ? 'A' : 'B');
        return { ...sitting, attemptId };
      }),
    );
    const correct = async (): Promise<void> => {
      const preview = await correcting(question, 'A');
      await api.attempt.regrade(preview.again).catch((error: { status: number }) => {
        if (error.status !== 409) throw error;
        return correct(); // somebody ended in between
      });
    };
    await Promise.all([correct(), ...sittings.map((sitting) => sitting.finish())]);
    for (const { attemptId, member } of sittings) {
      expect(await gradeOf(attemptId)).toEqual({ grade: 100, correct_count: 4 });
      expect(await certificatesOf(member.id)).toMatchObject([{ grade: 100, replaced_at: null }]);
    }
  });

  it('and of an annulment at once leaves no certificate of an annulled attempt', async () => {
    const sitting = await aSitting(test);
    const attempt = await sat(sitting, ['A', 'B', 'B', 'B']);
    const preview = await correcting(sitting.questionIds[0] ?? 0, 'A');
    const [regraded, annulled] = await Promise.allSettled([
      api.attempt.regrade(preview.again),
      api.attempt.annul({ Id: attempt, Reason }),
    ]);
    expect(annulled.status).toBe('fulfilled');
    if (regraded.status === 'rejected') expect(regraded.reason).toMatchObject({ status: 409 });
    const valid = (await certificatesOf(sitting.member.id)).filter(({ revoked_at }) => revoked_at === null);
    expect(valid).toEqual([]);
  });

  it('of two questions of a course at once counts both', async () => {
    const sitting = await aSitting(test);
    const attempt = await sat(sitting, ['A', 'A', 'B', 'B']);
    const correct = async (question: number): Promise<void> => {
      const preview = await correcting(question, 'A');
      await api.attempt.regrade(preview.again).catch((error: { status: number }) => {
        if (error.status !== 409) throw error;
        return correct(question); // the other has changed what was seen
      });
    };
    await Promise.all(sitting.questionIds.slice(0, 2).map(correct));
    expect(await gradeOf(attempt)).toEqual({ grade: 100, correct_count: 4 });
    expect(await certificatesOf(sitting.member.id)).toHaveLength(1);
  });
});

it('a key that becomes several letters asks for several, in running exams too', async () => {
  const sitting = await aSitting(test);
  const question = sitting.questionIds[0] ?? 0;
  const severalOf = async () => (await sitting.start()).questions.find(({ id }) => id === question)?.several;
  expect(await severalOf()).toBe(false);
  await api.attempt.regrade((await correcting(question, 'A,B')).again);
  expect(await severalOf()).toBe(true);
  await api.attempt.regrade((await correcting(question, 'A')).again);
  expect(await severalOf()).toBe(true);
});
