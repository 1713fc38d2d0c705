import { describe, expect, it } from 'vitest';
import { aCourse, aMember, anEnrolment, type TestAccount } from '../../testing/builders.ts';
import { expectRefusal } from '../../testing/expect-refusal.ts';
import { aTestPortal } from '../../testing/portal.ts';

const test = aTestPortal();

async function aReader(durationMinutes = 10): Promise<{ reader: TestAccount; CourseId: number }> {
  const reader = await aMember(test.portal);
  const CourseId = await aCourse(test.portal, { durationMinutes });
  await anEnrolment(test.portal, reader, CourseId);
  return { reader, CourseId };
}
const read = (reader: TestAccount, CourseId: number, ReadTime: number) =>
  test.client.as(reader).users.updateTime({ CourseId, UserId: reader.id, ReadTime });

describe('Users/updatetime', () => {
  it('credits the reading, and tells the missing minutes', async () => {
    const { reader, CourseId } = await aReader();
    test.clock.advance(130);
    const reply = await read(reader, CourseId, 130);
    expect(reply.data).toEqual({ readTime: 130, credited: 130, isComplete: false, duration: 10 });
    expect(reply.message).toBe('Te faltan 8 min de lectura para abrir el examen.');
  });

  it('credits no second twice: not to two tabs, not to two courses', async () => {
    const { reader, CourseId } = await aReader();
    const second = await aCourse(test.portal);
    await anEnrolment(test.portal, reader, second);
    for (let round = 0; round < 10; round += 1) {
      test.clock.advance(30);
      const calls = [CourseId, CourseId, second, second].map((course) => read(reader, course, 30));
      const credited = (await Promise.all(calls)).map((reply) => reply.data.credited);
      expect(credited.reduce((sum, seconds) => sum + seconds)).toBe(30);
    }
  });

  it('credits at most 10 minutes at once', async () => {
    const { reader, CourseId } = await aReader(60);
    test.clock.advance(3600);
    expect((await read(reader, CourseId, 3600)).data.credited).toBe(600);
    expect((await read(reader, CourseId, 3600)).data.credited).toBe(5);
  });

  it('takes 0 seconds as opening the page: what passed before does not count', async () => {
    const { reader, CourseId } = await aReader();
    test.clock.advance(500);
    expect((await read(reader, CourseId, 0)).data).toMatchObject({ readTime: 0, credited: 0 });
    test.clock.advance(20);
    expect((await read(reader, CourseId, 100)).data.credited).toBe(20);
  });

  it('stays complete once the duration was reached, even if the course asks for more', async () => {
    const { reader, CourseId } = await aReader(1);
    test.clock.advance(60);
    const reply = await read(reader, CourseId, 60);
    expect(reply.data.isComplete).toBe(true);
    expect(reply.message).toBe('Completaste la lectura. Ya puedes tomar el examen.');
    await test.portal.db
      .updateTable('course')
      .set({ duration_minutes: 90 })
      .where('id', '=', CourseId)
      .execute();
    test.clock.advance(10);
    const later = await read(reader, CourseId, 10);
    expect(later.data).toEqual({ readTime: 70, credited: 10, isComplete: true, duration: 90 });
  });

  it('starts a clock that was never opened, crediting nothing', async () => {
    const { reader, CourseId } = await aReader();
    await test.portal.db.deleteFrom('reading_clock').where('account_id', '=', reader.id).execute();
    test.clock.advance(100);
    expect((await read(reader, CourseId, 100)).data.credited).toBe(0);
    test.clock.advance(9);
    expect((await read(reader, CourseId, 9)).data.credited).toBe(9);
  });

  it('goes on at once after a server’s clock was wrong and set members’ clocks in days to come', async () => {
    const { reader, CourseId } = await aReader();
    const { CourseId: other } = await aReader();
    const inDays = new Date(test.clock.now().getTime() + 9 * 86_400_000);
    const setClock = () =>
      test.portal.db
        .updateTable('reading_clock')
        .set({ credited_at: inDays })
        .where('account_id', '=', reader.id)
        .execute();
    await setClock();
    expect((await read(reader, CourseId, 10)).data.credited).toBe(0);
    test.clock.advance(10);
    expect((await read(reader, CourseId, 10)).data.credited).toBe(10);
    await setClock();
    await test.client.as(reader).users.addUserCourse({ CourseId: other, UserId: reader.id });
    test.clock.advance(7);
    expect((await read(reader, other, 10)).data.credited).toBe(7);
    await setClock();
    await read(reader, other, 0);
    test.clock.advance(8);
    expect((await read(reader, other, 10)).data.credited).toBe(8);
  });

  it('refuses a member who is not enrolled, and an unknown course', async () => {
    const { reader, CourseId } = await aReader();
    const stranger = await aMember(test.portal);
    for (const seconds of [0, 5]) {
      await expectRefusal(read(stranger, CourseId, seconds), 403);
      await expectRefusal(read(reader, 999_999, seconds), 404);
    }
    await expectRefusal(read(reader, CourseId, -1), 400);
  });
});
