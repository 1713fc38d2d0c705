import { describe, expect, it } from 'vitest';
import { aMember, type TestAccount } from '../../testing/builders.ts';
import { aSitting } from '../../testing/exam-sitting.ts';
import { expectRefusal } from '../../testing/expect-refusal.ts';
import { anAdminOf, aTestPortal } from '../../testing/portal.ts';
import { signedInJustNow } from '../../testing/scenes.ts';

const test = aTestPortal();

const { api: admin } = anAdminOf(test);

/** A member who has failed once, in a course with a wait of a day. */
async function waiting() {
  const sitting = await aSitting(test);
  await admin.question.addWait({ IdCourse: sitting.courseId, Hours: 24 });
  const { attemptId } = await sitting.start();
  const result = (await sitting.finish()).data;
  return { sitting, attemptId, result, until: new Date(test.clock.now().getTime() + 86_400_000) };
}

describe('the wait between attempts', () => {
  it('refuses the next one and says when, the same in the result, in the list and at the start', async () => {
    const { sitting, result, until } = await waiting();
    const { member } = sitting;
    const beside = await aSitting(test, { member });
    await admin.question.addWait({ IdCourse: beside.courseId, Hours: 24 });
    const fresh = await aSitting(test, { courseId: sitting.courseId });
    expect(result.nextAttemptAt).toBe(until.toISOString());
    const refusals = async (of: TestAccount, courseId: number) => {
      const { info } = await test.client.as(of).users.getUserCourse({ userName: of.username, courseId });
      return info.map(({ examRefusal }) => examRefusal);
    };
    const message =
      'Entre un intento y otro hay que esperar. Puedes volver a rendir el examen desde el 19 de noviembre de 2026 a las 11:00.';
    expect(await refusals(member, sitting.courseId)).toEqual([message]); // 15:00 UTC is 11:00 in La Paz
    expect(await refusals(member, beside.courseId)).toEqual([null]);
    expect(await refusals(fresh.member, sitting.courseId)).toEqual([null]);
    await expectRefusal(sitting.start(), 409, message);
    await admin.question.addWait({ IdCourse: sitting.courseId, Hours: 0 });
    expect((await sitting.finish()).data.nextAttemptAt).toBeNull();
    expect((await sitting.start()).remainingSeconds).toBe(1200);
  });

  it('is over at its minute', async () => {
    const { sitting } = await waiting();
    test.clock.advance(86_399);
    await expectRefusal(sitting.start(), 409);
    test.clock.advance(1);
    expect((await sitting.start()).remainingSeconds).toBe(1200);
    test.clock.advance(-86_400);
  });

  it('does not keep a running or reopened attempt, nor one after an annulled one', async () => {
    const { sitting, attemptId } = await waiting();
    await admin.attempt.reopen({ Id: attemptId, Minutes: 5, Reason: 'Se cortó la luz' });
    expect((await sitting.start()).attemptId).toBe(attemptId);
    await sitting.finish();
    await expectRefusal(sitting.start(), 409);
    await signedInJustNow({ test });
    await admin.attempt.annul({ Id: attemptId, Reason: 'Error' });
    expect((await sitting.start()).attemptId).not.toBe(attemptId);
  });

  it('does not concern a member who has passed beyond a retake', async () => {
    const sitting = await aSitting(test);
    await admin.question.addWait({ IdCourse: sitting.courseId, Hours: 24 });
    expect(await sitting.sit()).toMatchObject({ calification: 100, nextAttemptAt: null });
  });
});

describe('Question/AddWait', () => {
  it('is a setting like the others: shown, kept in versions, copied, exported and imported', async () => {
    const { courseId } = await aSitting(test);
    const before = (await admin.course.getToEdit({ id: courseId })).data.version;
    const { message } = await admin.question.addWait({ IdCourse: courseId, Hours: 12 });
    expect(message).toBe('Entre un intento y otro hay que esperar ahora 12 horas.');
    const waitOf = async (id: number) => (await admin.question.getConfig({ id })).data.waitHours;
    expect(await waitOf(courseId)).toBe(12);
    expect((await admin.course.getToEdit({ id: courseId })).data.version).toBe(before + 1);
    const copy = (await admin.course.copy({ Id: courseId })).data.id;
    expect(await waitOf(copy)).toBe(12);
    const { data } = (await admin.course.export({ id: courseId })) as unknown as { data: Buffer };
    const file = new File([new Uint8Array(data)], 'curso.zip');
    const imported = (await admin.course.import({ file: file as never })).data.id ?? 0;
    expect(await waitOf(imported)).toBe(12);
    await admin.question.addWait({ IdCourse: courseId, Hours: 0 });
    await admin.course.restoreRevision({ Id: courseId, Revision: before + 1 });
    expect(await waitOf(courseId)).toBe(12);
  });

  it('refuses a member, what is no whole number of hours, and an unknown course', async () => {
    const { member, courseId } = await aSitting(test);
    const own = test.client.as(member).question.addWait({ IdCourse: courseId, Hours: 1 });
    await expectRefusal(own, 403);
    for (const Hours of [-1, 1.5, 8761])
      await expectRefusal(admin.question.addWait({ IdCourse: courseId, Hours }), 400);
    await expectRefusal(admin.question.addWait({ IdCourse: 999_999, Hours: 1 }), 404);
  });
});

describe('what to read again', () => {
  it('names modules of questions not answered right; that of a single question only once marks may be seen', async () => {
    const sitting = await aSitting(test, { member: await aMember(test.portal) });
    const { courseId, questionIds } = sitting;
    const modules = ['Módulo uno', 'Aportes', 'Retiro'];
    await test.portal.db
      .insertInto('course_module')
      .values([
        { course_id: courseId, position: 2, title: 'Aportes', html: '' },
        { course_id: courseId, position: 3, title: 'Retiro', html: '' },
      ])
      .execute();
    const named = [modules[2], modules[0], modules[0], 'Ya no está'];
    for (const [index, id] of questionIds.entries())
      await test.portal.db
        .updateTable('question')
        .set({ module_title: named[index] ?? '' })
        .where('id', '=', id)
        .execute();
    await sitting.start();
    const [retiro = 0, uno = 0] = questionIds;
    await sitting.save(uno, 'B');
    expect((await sitting.finish()).data.readAgain).toEqual([{ title: 'Módulo uno', place: 1 }]);
    await sitting.start();
    for (const id of questionIds.slice(1)) await sitting.save(id, 'B');
    await sitting.save(retiro, 'A');
    expect((await sitting.finish()).data.readAgain).toEqual([]);
    const { db, clock } = test.portal;
    await db.updateTable('course').set({ archived_at: clock.now() }).where('id', '=', courseId).execute();
    expect((await sitting.finish()).data.readAgain).toEqual([{ title: 'Retiro', place: 3 }]);
  });
});
