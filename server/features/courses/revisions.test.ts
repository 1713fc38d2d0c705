import { describe, expect, test } from 'vitest';
import { aCourse } from '../../testing/builders.ts';
import { readContentVersion } from '../../testing/content-version.ts';
import { writtenCourse } from '../../testing/courses.ts';
import { aSitting } from '../../testing/exam-sitting.ts';
import { expectRefusal } from '../../testing/expect-refusal.ts';
import { anAdminOf, aTestPortal } from '../../testing/portal.ts';

const portal = aTestPortal();
const { api: ana } = anAdminOf(portal, { firstName: 'Ana', lastName: 'Rojas' });

const { api: luis } = anAdminOf(portal, { firstName: 'Luis', lastName: 'Peña' });

const add = async (change: Partial<typeof writtenCourse> = {}) =>
  (await ana.course.add({ ...writtenCourse, ...change })).data.id;
const versionsOf = async (id: number) => (await ana.course.getRevisions({ id })).data;
const toEdit = async (id: number) => (await ana.course.getToEdit({ id })).data;

describe('every save of a course keeps a version', () => {
  test('who, when and what; the exam settings of /question too', async () => {
    const id = await add();
    portal.clock.advance(60);
    await luis.course.update({ Id: id, Title: 'Otra', Module: '<h2>Dos</h2><p onclick="x()">b</p>' });
    portal.clock.advance(60);
    await ana.question.addTime({ IdCourse: id, Time: 33 });
    const now = portal.clock.now().getTime();
    const ago = (seconds: number) => new Date(now - seconds * 1000).toISOString();
    expect(await versionsOf(id)).toEqual([
      { version: 3, title: 'Otra', published: true, savedAt: ago(0), savedBy: 'Ana Rojas' },
      { version: 2, title: 'Otra', published: true, savedAt: ago(60), savedBy: 'Luis Peña' },
      { version: 1, title: writtenCourse.Title, published: true, savedAt: ago(120), savedBy: 'Ana Rojas' },
    ]);
    expect((await ana.course.getRevision({ id, version: 1 })).data).toMatchObject({
      description: writtenCourse.Description,
      modules: writtenCourse.Module,
      duration: 25,
      language: 'Español',
      countModule: 4,
      certificado: 1,
      quantity: 10,
      time: 20,
      notaMinima: 80,
    });
    expect((await ana.course.getRevision({ id, version: 3 })).data).toMatchObject({
      modules: '<h2>Dos</h2><p>b</p>',
      time: 33,
    });
    expect(await toEdit(id)).toMatchObject({ version: 3, savedBy: 'Ana Rojas', savedAt: ago(0) });
  });

  test('one that came with the portal keeps its first version too', async () => {
    const id = await aCourse(portal.portal, { title: 'De fábrica' });
    const first = { version: 1, title: 'De fábrica', savedBy: null };
    expect(await versionsOf(id)).toMatchObject([first]);
    expect((await ana.course.getRevision({ id, version: 1 })).data.modules).toContain('secreto');
    await luis.course.update({ Id: id, Duration: 9 });
    expect(await versionsOf(id)).toMatchObject([{ version: 2, savedBy: 'Luis Peña' }, first]);
  });

  test('a save that changes nothing makes none, and no page is rendered again', async () => {
    const id = await add();
    const before = await readContentVersion(portal.portal.db);
    const { Title: _, ...same } = writtenCourse;
    expect((await luis.course.update({ Id: id, ...same, Version: 1 })).data.version).toBe(1);
    await ana.question.addQuantityQuestion({ IdCourse: id, Quantity: 10 });
    expect((await luis.course.update({ Id: id, Published: true })).data.version).toBe(1);
    expect(await versionsOf(id)).toHaveLength(1);
    expect(await readContentVersion(portal.portal.db)).toBe(before);
    await expectRefusal(ana.course.update({ Id: id, Title: 'Otro', Version: 2 }), 409);
  });

  test('of many saves at once each keeps its own', async () => {
    const id = await add();
    const titles = Array.from({ length: 8 }, (_, n) => `Título ${n}`);
    await Promise.all(
      titles.map((Title, n) =>
        ana.course.update({ Id: id, Title, Module: `<h2>M${n}</h2><p>a</p><h2>Z</h2>` }),
      ),
    );
    const versions = await versionsOf(id);
    expect(versions.map(({ version }) => version)).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1]);
    const last = await toEdit(id);
    expect(last.moduleList[0]?.title).toBe(last.title.replace('Título ', 'M'));
  });
});

describe('restoring a version of a course', () => {
  test('saves texts and settings as a new version; the publication does not change', async () => {
    const id = await add();
    await luis.course.update({
      Id: id,
      Title: 'Mala',
      Description: '<p>Mal.</p>',
      Module: '<h2>Mal</h2>',
      Calification: 10,
      Published: false,
    });
    const { data } = await ana.course.restoreRevision({ Id: id, Revision: 1, Version: 2 });
    expect(data.version).toBe(3);
    expect(await toEdit(id)).toMatchObject({
      title: writtenCourse.Title,
      description: writtenCourse.Description,
      modules: writtenCourse.Module,
      notaMinima: 80,
      published: false,
    });
    expect((await ana.course.read({ id })).data.modules).toBe(writtenCourse.Module);
    expect((await ana.course.restoreRevision({ Id: id, Revision: 3 })).data.version).toBe(3);
  });

  test('that gives certificates issues them to those who qualify', async () => {
    const sitting = await aSitting(portal, { course: { hasCertificate: true } });
    const { courseId, member } = sitting;
    await ana.course.update({ Id: courseId, Certificado: 0 });
    const { questions } = await sitting.start();
    for (const { id } of questions) await sitting.save(id, 'B');
    await portal.client.as(member).question.getCalification({ UserId: member.id, CourseId: courseId });
    const code = async () =>
      (await portal.client.as(member).users.getUserCourse({ userName: member.username })).info[0]
        ?.certificateCode;
    expect(await code()).toBeNull();
    await ana.course.restoreRevision({ Id: courseId, Revision: 1 });
    expect(await code()).toEqual(expect.any(String));
  });

  test('a stale version is refused, the same again is not; an unknown version is 404', async () => {
    const id = await add();
    await ana.course.update({ Id: id, Title: 'Otra' });
    const restore = (Revision = 1) => luis.course.restoreRevision({ Id: id, Revision, Version: 2 });
    const results = await Promise.all([restore(), restore()]);
    expect(results.map(({ data }) => data.version)).toEqual([3, 3]);
    await expectRefusal(restore(2), 409);
    const notFound = { status: 404 };
    await expect(ana.course.getRevision({ id, version: 9 })).rejects.toMatchObject(notFound);
    await expect(ana.course.restoreRevision({ Id: id, Revision: 9 })).rejects.toMatchObject(notFound);
    const gone = await aCourse(portal.portal);
    await ana.course.delete({ id: gone });
    for (const missing of [gone, 999_999]) {
      await expect(ana.course.getRevisions({ id: missing })).rejects.toMatchObject(notFound);
      await expect(ana.course.restoreRevision({ Id: missing, Revision: 1 })).rejects.toMatchObject(notFound);
    }
  });
});

describe('modules by name', () => {
  const modules = [
    { title: 'Qué es', html: '<h2>Dentro</h2><p>a</p>' },
    { title: 'Cómo & cuándo', html: '<p>b <script>x()</script></p>' },
  ];

  test('come back by name and as one text; the lessons are as many where no number is given', async () => {
    const { Module: _, CountModule: __, ...rest } = writtenCourse;
    const { id } = (await ana.course.add({ ...rest, ModuleList: modules })).data;
    expect(await toEdit(id)).toMatchObject({
      countModule: 2,
      moduleList: [
        { title: 'Qué es', html: '<h3>Dentro</h3><p>a</p>' },
        { title: 'Cómo & cuándo', html: '<p>b </p>' },
      ],
      modules: '<h2>Qué es</h2><h3>Dentro</h3><p>a</p><h2>Cómo &amp; cuándo</h2><p>b </p>',
    });
    expect(JSON.stringify((await portal.client.visitor.course.read({ id })).data)).not.toContain('Dentro');
  });

  test('leave the number of lessons that was given, whichever way the modules come', async () => {
    const countOf = async (id: number) => (await toEdit(id)).countModule;
    const { id } = (await ana.course.add({ ...writtenCourse, CountModule: 9, ModuleList: modules })).data;
    expect(await countOf(id)).toBe(9);
    await ana.course.update({ Id: id, ModuleList: modules.slice(0, 1), CountModule: 7 });
    expect(await countOf(id)).toBe(7);
    await ana.course.update({ Id: id, Title: 'Otro título', ModuleList: modules });
    expect(await countOf(id)).toBe(7);
    await ana.course.update({ Id: id, Module: (await toEdit(id)).modules, CountModule: 6 });
    expect(await countOf(id)).toBe(6);
    const copy = (await ana.course.copy({ Id: id })).data;
    expect(await countOf(copy.id)).toBe(6);
    const { version } = await toEdit(id);
    await ana.course.update({ Id: id, CountModule: 5 });
    await ana.course.restoreRevision({ Id: id, Revision: version });
    expect(await countOf(id)).toBe(6);
  });

  test('show visitors nothing', async () => {
    const { id } = (await ana.course.add({ ...writtenCourse, ModuleList: modules })).data;
    expect(JSON.stringify((await portal.client.visitor.course.read({ id })).data)).not.toContain('Dentro');
  });

  test('may begin with the text before the first heading, which has no title', async () => {
    const unnamed = [{ title: '', html: '<p>Antes</p>' }, ...modules.slice(1)];
    const { id } = (await ana.course.add({ ...writtenCourse, ModuleList: unnamed })).data;
    expect(await toEdit(id)).toMatchObject({
      countModule: 4,
      moduleList: [unnamed[0], { title: 'Cómo & cuándo', html: '<p>b </p>' }],
    });
  });

  test('are shown as they would be stored before they are', async () => {
    const texts = { Description: '<p onclick="x()">d</p>', ModuleList: modules };
    expect((await ana.course.preview(texts)).data).toEqual({
      description: '<p>d</p>',
      modules: '<h2>Qué es</h2><h3>Dentro</h3><p>a</p><h2>Cómo &amp; cuándo</h2><p>b </p>',
    });
    const unready = { Description: '', ModuleList: [{ title: '', html: '' }] };
    expect((await ana.course.preview(unready)).data).toEqual({ description: '', modules: '' });
    await expectRefusal(portal.client.visitor.course.preview(texts), 401);
  });

  test('are refused without a name, without any, and where neither they nor a text are given', async () => {
    const refused = (ModuleList: unknown) =>
      expectRefusal(ana.course.add({ ...writtenCourse, ModuleList } as never), 400, { ModuleList: true });
    await refused([{ title: ' ', html: '' }]);
    await refused([{ title: 'Sin texto', html: '<p> </p>' }]);
    await refused([modules[0], { title: '', html: '<p>b</p>' }]);
    await refused([]);
    await refused('texto');
    await refused([{ title: 'a' }]);
    const { Module: _, CountModule: __, ...rest } = writtenCourse;
    await expect(ana.course.add(rest)).rejects.toMatchObject({
      body: {
        errors: [
          { field: 'Module', message: 'El campo Módulo es obligatorio.' },
          { field: 'CountModule', message: 'El campo Lecciones es obligatorio.' },
        ],
      },
    });
  });
});
