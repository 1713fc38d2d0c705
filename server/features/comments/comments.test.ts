import { describe, expect, it } from 'vitest';
import { sql } from '../../platform/database/database.ts';
import { aCourse, aMember, anAdmin, anEnrolment, type TestAccount } from '../../testing/builders.ts';
import { readContentVersion } from '../../testing/content-version.ts';
import { expectRefusal } from '../../testing/expect-refusal.ts';
import { openForTest } from '../../testing/lifetime.ts';
import { aTestPortal, openTestPortal } from '../../testing/portal.ts';
import { contentChanged } from '../content/content-version.ts';

const test = aTestPortal();

async function aReader(courseId: number, firstName = 'María Fernanda', lastName = 'Quispe') {
  const member = await aMember(test.portal, { firstName, lastName });
  await anEnrolment(test.portal, member, courseId);
  return member;
}
const write = (member: TestAccount, CourseId: number, Comment: string, Calification: number) =>
  test.client.as(member).course.addComment({ UserId: member.id, CourseId, Comment, Calification });
const stars = async (courseId: number) =>
  (
    await test.portal.db
      .selectFrom('course_tally')
      .select('stars')
      .where('course_id', '=', courseId)
      .executeTakeFirst()
  )?.stars;

describe('Course/AddComment and GetComment', () => {
  it('shows comments newest first, by a public name alone', async () => {
    const courseId = await aCourse(test.portal);
    const [first, second] = [await aReader(courseId), await aReader(courseId, 'Ángel', 'ñúñez')];
    await write(first, courseId, 'Muy claro.', 5);
    test.clock.advance(60);
    await write(second, courseId, '  Me costó un poco. ', 3);
    const expected = [
      {
        userId: 0,
        courseId,
        userName: 'Ángel Ñ.',
        comment: 'Me costó un poco.',
        calification: 3,
        mine: false,
      },
      {
        userId: 0,
        courseId,
        userName: 'María Q.',
        comment: 'Muy claro.',
        calification: 5,
        mine: false,
      },
    ];
    const forVisitors = await test.client.visitor.course.getComment({ courseId });
    expect(forVisitors).toMatchObject({ total: 2, data: expected });
    expect(forVisitors.data[0]?.date).toBe(test.clock.now().toISOString());
    expect(JSON.stringify(forVisitors)).not.toContain(second.username);
    const forSecond = await test.client.as(second).course.getComment({ courseId });
    expect(forSecond.data.map((comment) => comment.mine)).toEqual([true, false]);
    expect(forSecond.data.map((comment) => comment.userId)).toEqual([second.id, 0]);
    const forAdmin = await test.client.as(await anAdmin(test.portal)).course.getComment({ courseId });
    expect(forAdmin.data.map((comment) => comment.userId)).toEqual([second.id, first.id]);
  });

  it('takes ten an hour of one member: each has its course’s pages made again', async () => {
    const narrow = await openForTest(openTestPortal({ RATE_LIMIT_FACTOR: '1' }));
    const courseId = await aCourse(narrow.portal);
    const member = await aMember(narrow.portal);
    await anEnrolment(narrow.portal, member, courseId);
    const comment = { UserId: member.id, CourseId: courseId, Comment: 'Bien.', Calification: 4 };
    const { course } = narrow.client.as(member);
    for (let n = 0; n < 10; n += 1) await course.addComment(comment);
    await expectRefusal(course.addComment(comment), 429);
    narrow.clock.advance(3600);
    await course.addComment(comment);
  });

  it('replaces what a member wrote before, and the stars with it', async () => {
    const courseId = await aCourse(test.portal);
    const [first, second] = [await aReader(courseId), await aReader(courseId)];
    const elsewhere = await aCourse(test.portal);
    await anEnrolment(test.portal, first, elsewhere);
    await write(first, elsewhere, 'De otro curso.', 1);
    await write(first, courseId, 'Regular.', 2);
    await write(second, courseId, 'Bueno.', 4);
    const before = await readContentVersion(test.portal.db);
    await write(first, courseId, 'Ahora lo entiendo.', 4);
    expect(await readContentVersion(test.portal.db)).toBe(before + 1);
    const { data } = await test.client.visitor.course.getComment({ courseId });
    expect(data.map((comment) => comment.comment)).toEqual(['Ahora lo entiendo.', 'Bueno.']);
    expect(await stars(courseId)).toEqual([0, 0, 0, 2, 0]);
    expect(await stars(elsewhere)).toEqual([1, 0, 0, 0, 0]);
    const others = await test.client.visitor.course.getComment({ courseId: elsewhere });
    expect(others.data).toMatchObject([{ comment: 'De otro curso.' }]);
    expect((await test.client.visitor.course.read({ id: courseId })).data).toMatchObject({
      rating: 4,
      ratingCount: 2,
    });
  });

  it('keeps the tally right when many write at once', async () => {
    const courseId = await aCourse(test.portal);
    const members = await Promise.all(Array.from({ length: 5 }, () => aReader(courseId)));
    const all = members.flatMap((member) =>
      [1, 5, 3].map((given) => write(member, courseId, 'Hola.', given)),
    );
    await Promise.all(all);
    const rows = await test.portal.db
      .selectFrom('course_comment')
      .select('stars')
      .where('course_id', '=', courseId)
      .execute();
    expect(rows).toHaveLength(5);
    const counted = [1, 2, 3, 4, 5].map((given) => rows.filter((row) => row.stars === given).length);
    expect(await stars(courseId)).toEqual(counted);
  });

  it('leaves hidden comments out and lets no rewriting bring them back', async () => {
    const courseId = await aCourse(test.portal);
    const member = await aReader(courseId);
    await write(member, courseId, 'Insulto.', 1);
    await test.portal.db
      .updateTable('course_comment')
      .set({ hidden_at: test.clock.now() })
      .where('course_id', '=', courseId)
      .execute();
    await write(member, courseId, 'Otro insulto.', 2);
    expect((await test.client.visitor.course.getComment({ courseId })).data).toEqual([]);
    expect(await stars(courseId)).toEqual([1, 0, 0, 0, 0]);
  });

  it('does not name deleted members', async () => {
    const courseId = await aCourse(test.portal);
    const member = await aReader(courseId);
    await write(member, courseId, 'Muy claro.', 5);
    await test.portal.db
      .updateTable('account')
      .set({ deleted_at: test.clock.now() })
      .where('id', '=', member.id)
      .execute();
    const { data } = await test.client.visitor.course.getComment({ courseId });
    expect(data).toMatchObject([{ userName: 'Usuario eliminado', comment: 'Muy claro.' }]);
  });

  it('gives pages and searches without regard to accents', async () => {
    const courseId = await aCourse(test.portal);
    for (const text of ['Primero', 'Segúndo', 'Tercero'])
      await write(await aReader(courseId), courseId, text, 5);
    const page = await test.client.visitor.course.getComment({ courseId, Page: 2, PageSize: 2 });
    expect(page).toMatchObject({ total: 3, data: [{ comment: 'Primero' }] });
    const found = await test.client.visitor.course.getComment({ courseId, Search: 'segundo' });
    expect(found.data.map((comment) => comment.comment)).toEqual(['Segúndo']);
    const part = await test.client.visitor.course.getComment({ courseId, Search: 'E', Page: 2, PageSize: 2 });
    expect(part).toMatchObject({ total: 3, data: [{ comment: 'Primero' }] });
    const beyond = await test.client.visitor.course.getComment({ courseId, Search: 'E', Page: 9 });
    expect(beyond).toMatchObject({ total: 3, data: [] });
  });

  it('gives the caller’s own comment alone, hidden too, and a visitor none', async () => {
    const courseId = await aCourse(test.portal);
    const [reader, other] = [await aReader(courseId), await aReader(courseId)];
    await write(reader, courseId, 'Mío.', 5);
    await write(other, courseId, 'Ajeno.', 4);
    const mine = () => test.client.as(reader).course.getComment({ courseId, Mine: true });
    const [shown] = (await mine()).data;
    expect(shown).toMatchObject({ comment: 'Mío.', mine: true });
    expect(Object.keys(shown ?? {})).not.toContain('hidden');
    await test.portal.db
      .updateTable('course_comment')
      .set({ hidden_at: test.clock.now() })
      .where('course_id', '=', courseId)
      .execute();
    const hidden = await mine();
    expect(hidden.data).toMatchObject([{ comment: 'Mío.', hidden: true }]); // its writer is told, not who did it
    expect(Object.keys(hidden.data[0] ?? {})).not.toContain('id');
    const ofOther = await test.client.as(other).course.getComment({ courseId, Mine: true });
    expect(ofOther.data.map((comment) => comment.comment)).toEqual(['Ajeno.']);
    expect((await test.client.visitor.course.getComment({ courseId, Mine: true })).data).toEqual([]);
  });

  it('refuses a member who is not enrolled, and an unknown course', async () => {
    const courseId = await aCourse(test.portal);
    const stranger = await aMember(test.portal);
    await expectRefusal(write(stranger, courseId, 'Hola.', 5), 403);
    await expectRefusal(write(stranger, 999_999, 'Hola.', 5), 404);
  });

  it('refuses an empty text and a comment without a star', async () => {
    const courseId = await aCourse(test.portal);
    const reader = await aReader(courseId);
    await expectRefusal(write(reader, courseId, '   ', 5), 400);
    const errors = [{ field: 'Calification', message: 'Seleccione al menos una estrella' }];
    await expect(write(reader, courseId, 'Hola.', 0)).rejects.toMatchObject({
      status: 400,
      body: { errors },
    });
  });

  it('shows the comments of an archived course to its members and administrators only', async () => {
    const courseId = await aCourse(test.portal, { archivedAt: test.clock.now() });
    const [reader, admin] = [await aReader(courseId), await anAdmin(test.portal)];
    await write(reader, courseId, 'Muy claro.', 5);
    expect((await test.client.as(reader).course.getComment({ courseId })).data).toHaveLength(1);
    expect((await test.client.as(admin).course.getComment({ courseId })).data).toHaveLength(1);
    await expectRefusal(test.client.visitor.course.getComment({ courseId }), 404);
    await expectRefusal(test.client.visitor.course.getComment({ courseId: 999_999 }), 404);
  });
});

it('a comment never waits for another’s change of content, and has the pages of its course made again alone', async () => {
  const courseId = await aCourse(test.portal);
  const reader = await aReader(courseId);
  const heard: (string | null)[] = [];
  test.portal.pubsub.on('content_changed', (what) => heard.push(what));
  // they come in the order of their commits: once this one is heard, none of an earlier test's is under way
  const mark = async () => {
    await sql`select pg_notify('content_changed', 'mark')`.execute(test.portal.db);
    return heard.splice(0);
  };
  await expect.poll(mark).toContain('mark');
  await test.portal.db.transaction().execute(async (db) => {
    await contentChanged({ ...test.context(), db }); // somebody else's save, which is not committed yet
    await write(reader, courseId, 'Muy claro.', 5);
  });
  expect(new Set(heard.filter((what) => what !== '' && what !== 'mark'))).toEqual(
    new Set([`course:${courseId}`]),
  );
});
