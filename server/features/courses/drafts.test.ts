import { describe, expect, test } from 'vitest';
import { aCourse, aMember, anEnrolment } from '../../testing/builders.ts';
import { readContentVersion } from '../../testing/content-version.ts';
import { writtenCourse } from '../../testing/courses.ts';
import { expectRefusal } from '../../testing/expect-refusal.ts';
import { anAdminOf, aTestPortal } from '../../testing/portal.ts';

const portal = aTestPortal();
const { api: admin } = anAdminOf(portal);

const notFound = { status: 404 };

describe('a draft', () => {
  test('is visible only to administrators, in lists, search, by its id and for enrolling', async () => {
    const title = 'Borrador de rentabilidad';
    const { id } = (await admin.course.add({ ...writtenCourse, Title: title, Published: false })).data;
    const member = await aMember(portal.portal);
    for (const client of [portal.client.visitor, portal.client.as(member)]) {
      expect((await client.course.get({})).datas.map((course) => course.id)).not.toContain(id);
      expect((await client.homeSlider.find({ value: title })).findObject).toEqual([]);
      await expect(client.course.read({ id })).rejects.toMatchObject(notFound);
      await expect(client.course.getImages({ id })).rejects.toMatchObject(notFound);
      await expect(client.course.getComment({ courseId: id })).rejects.toMatchObject(notFound);
    }
    const { users } = portal.client.as(member);
    await expect(users.addUserCourse({ CourseId: id, UserId: member.id, ReadTime: 0 })).rejects.toMatchObject(
      notFound,
    );
    await expect(users.getDurationText({ courseId: id })).rejects.toMatchObject(notFound);
    expect((await admin.course.read({ id })).data).toMatchObject({ title, published: false });
    expect((await admin.course.getImages({ id })).data.title).toBe(title);
    expect((await admin.course.get({})).datas.map((course) => course.id)).not.toContain(id);
  });

  test('is not there either for calls that ask for an enrolment', async () => {
    const id = await aCourse(portal.portal, { isPublished: false });
    const member = await aMember(portal.portal);
    const own = { UserId: member.id, CourseId: id };
    const { course, users } = portal.client.as(member);
    for (const call of [
      () => course.getFileCourse({ courseId: id }),
      () => course.getFileLinks({ courseId: id }),
      () => course.addComment({ ...own, Comment: 'Hola', Calification: 5 }),
      () => users.updateTime({ ...own, ReadTime: 10 }),
    ])
      await expect(call()).rejects.toMatchObject(notFound);
  });

  test('stays with those enrolled: text, comments, profile and reading', async () => {
    const id = await aCourse(portal.portal);
    const member = await aMember(portal.portal);
    await anEnrolment(portal.portal, member, id);
    await admin.course.update({ Id: id, Published: false });
    const client = portal.client.as(member);
    expect((await client.course.read({ id })).data.modules).toContain('secreto');
    await client.course.addComment({ UserId: member.id, CourseId: id, Comment: 'Bien', Calification: 5 });
    expect((await client.course.getComment({ courseId: id })).data).toHaveLength(1);
    const { info } = await client.users.getUserCourse({ userName: member.username });
    expect(info.map(({ courseId }) => courseId)).toEqual([id]);
    expect((await client.course.get({})).datas.map((course) => course.id)).not.toContain(id);
  });

  test('published, it is visible to all, and cached pages are dropped', async () => {
    const draft = { ...writtenCourse, Published: false };
    const { id } = (await admin.course.add(draft)).data;
    const before = await readContentVersion(portal.portal.db);
    await admin.course.update({ Id: id, Title: 'Aún borrador' });
    expect(await readContentVersion(portal.portal.db)).toBe(before + 1); // administrators' page of the draft
    await admin.course.update({ Id: id, Published: true });
    expect(await readContentVersion(portal.portal.db)).toBe(before + 2);
    expect((await portal.client.visitor.course.read({ id })).data.published).toBe(true);
  });
});

describe('Course/Get by State', () => {
  test('shows administrators drafts and archived ones, with their marks', async () => {
    const draft = await aCourse(portal.portal, { isPublished: false });
    const archived = await aCourse(portal.portal, { archivedAt: portal.clock.now() });
    const open = await aCourse(portal.portal);
    const ids = async (State?: 'published' | 'draft' | 'archived' | 'all') => {
      const { datas, total } = await admin.course.get({ State, Page: 1, PageSize: 200 });
      expect(total).toBe(datas.length);
      return datas.map(({ id }) => id).filter((id) => [draft, archived, open].includes(id));
    };
    expect(await ids()).toEqual([open]);
    expect(await ids('published')).toEqual([open]);
    expect(await ids('draft')).toEqual([draft]);
    expect(await ids('archived')).toEqual([archived]);
    expect((await ids('all')).sort()).toEqual([draft, archived, open].sort());
    const { datas } = await admin.course.get({ State: 'archived', Page: 1, PageSize: 200 });
    expect(datas.every((course) => course.archived)).toBe(true);
  });

  test('is refused to anybody else, and one that there is not', async () => {
    const member = portal.client.as(await aMember(portal.portal));
    for (const client of [portal.client.visitor, member])
      for (const State of ['all', 'draft', 'archived'] as const)
        await expectRefusal(client.course.get({ State }), 403);
    await expectRefusal(admin.course.get({ State: 'otro' as 'all' }), 400);
  });
});

describe('Course/Restore', () => {
  test('takes a course out of the archive: listed, found, open to apply', async () => {
    const id = await aCourse(portal.portal, { title: 'Curso que vuelve' });
    const [first, second] = [await aMember(portal.portal), await aMember(portal.portal)];
    await anEnrolment(portal.portal, first, id);
    expect((await admin.course.delete({ id })).data.archived).toBe(true);
    const { users } = portal.client.as(second);
    const apply = () => users.addUserCourse({ CourseId: id, UserId: second.id, ReadTime: 0 });
    await expectRefusal(apply(), 409);
    expect((await portal.client.as(first).course.read({ id })).data.archived).toBe(true);
    await admin.course.restore({ Id: id });
    await admin.course.restore({ Id: id });
    expect((await portal.client.visitor.course.read({ id })).data.archived).toBe(false);
    expect((await portal.client.visitor.homeSlider.find({ value: 'vuelve' })).findObject).toHaveLength(1);
    await apply();
  });

  test('archived twice keeps its first date; an unknown course is 404', async () => {
    const id = await aCourse(portal.portal);
    await anEnrolment(portal.portal, await aMember(portal.portal), id);
    const archivedAt = async () =>
      (
        await portal.portal.db
          .selectFrom('course')
          .select('archived_at')
          .where('id', '=', id)
          .executeTakeFirstOrThrow()
      ).archived_at;
    await admin.course.delete({ id });
    const first = await archivedAt();
    portal.clock.advance(60);
    await admin.course.delete({ id });
    expect(await archivedAt()).toEqual(first);
    const lonely = await aCourse(portal.portal);
    await admin.course.delete({ id: lonely });
    for (const Id of [lonely, 999_999])
      await expect(admin.course.restore({ Id })).rejects.toMatchObject(notFound);
  });
});
