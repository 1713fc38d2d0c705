import { describe, expect, test } from 'vitest';
import { isBulk } from '../../../contract/bulk.ts';
import { bulkCap } from '../../../contract/constants.ts';
import { everyEndpoint } from '../../../contract/index.ts';
import { Refusal } from '../../../contract/refusal.ts';
import { contextOf } from '../../context/context.ts';
import { sql } from '../../platform/database/database.ts';
import { aCategory, aCourse, aMember, anArticle, anEnrolment, aQuestion } from '../../testing/builders.ts';
import { activeAmong, failed, items, states } from '../../testing/calls/bulk-items.ts';
import { readContentVersion } from '../../testing/content-version.ts';
import { aSitting } from '../../testing/exam-sitting.ts';
import { expectRefusal } from '../../testing/expect-refusal.ts';
import { anAdminOf, aTestPortal } from '../../testing/portal.ts';
import { changeEach } from './change-each.ts';

const portal = aTestPortal();
const { admin } = anAdminOf(portal);
const { admin: other } = anAdminOf(portal);

const api = (account = admin) => portal.client.as(account);
const waiting = () => aMember(portal.portal, { isActive: false });

test('what one did before it was refused is undone, and the others stay done', async () => {
  const [refused, done] = [await aCategory(portal.portal), await aCategory(portal.portal)];
  const results = await changeEach(portal.context(), items(refused, done).Items, async ({ db }, { Id }) => {
    await db.updateTable('category').set({ description: 'Cambiada' }).where('id', '=', Id).execute();
    if (Id === refused) throw new Refusal('alreadyThere');
  });
  expect(states(results)).toEqual(['failed', 'done']);
  const rows = await portal.portal.db
    .selectFrom('category')
    .select(['id', 'description'])
    .where('id', 'in', [refused, done])
    .orderBy('id')
    .execute();
  expect(rows).toEqual([
    { id: refused, description: '' },
    { id: done, description: 'Cambiada' },
  ]);
});

describe('articles', () => {
  test('are published and moved unless somebody changed them since they were seen', async () => {
    const [from, to] = [await aCategory(portal.portal), await aCategory(portal.portal)];
    const [plain, changed] = await Promise.all(
      [1, 2].map(() => anArticle(portal.portal, { isPublished: false, categoryId: from })),
    );
    if (plain === undefined || changed === undefined) throw new Error('two articles');
    const seen = { Items: [plain, changed].map((Id) => ({ Id, Version: 1 })) };
    await api(other).article.update({ Id: changed, Title: 'Otro título' });
    const published = await api().article.publishMany({ ...seen, Published: true });
    expect(published.data).toEqual([
      { id: plain, state: 'done', message: '' },
      failed(changed, 'changedMeanwhile'),
    ]);
    const moved = await api().article.moveMany({ ...items(plain, changed), CategoryId: to });
    expect(moved.message).toBe('Se movieron 2 artículos.');
    expect((await api().article.get({ CategoryId: to })).total).toBe(2);
    const again = await api().article.moveMany({ ...items(plain), CategoryId: to });
    expect(again.message).toBe('No cambió nada: 1 no se pudo.');
    expect(again.data).toEqual([failed(plain, 'alreadyThere')]);
    expect((await api().article.publishMany({ ...items(plain), Published: true })).data).toEqual([
      failed(plain, 'alreadyPublic'),
    ]);
    // a wrong category refuses the whole call, not article by article
    const nowhere = await api().article.moveMany({ ...items(plain), CategoryId: 999_999 });
    expect(nowhere.data).toEqual([failed(plain, 'noSuchCategory')]);
    expect((await api().article.getRevisions({ id: plain })).data).toHaveLength(3);
  });

  test('deleted by somebody else, they say so; Deshacer brings the others back', async () => {
    const [mine, theirs] = [await anArticle(portal.portal), await anArticle(portal.portal)];
    await api(other).article.delete({ id: theirs });
    const { data, message } = await api().article.deleteMany(items(mine, theirs));
    expect(message).toBe('1 artículo está en la Papelera; 1 no se pudo.');
    expect(data[1]).toEqual(failed(theirs, 'alreadyGone'));
    const restored = await api().papelera.restoreMany({ Items: [{ Type: 'Articulo', Id: mine }] });
    expect(restored.message).toBe('1 está de nuevo en su lugar.');
    expect((await api().article.getToEdit({ id: mine })).data.id).toBe(mine);
  });

  test('filters find states and categories, and count them', async () => {
    const categoryId = await aCategory(portal.portal);
    const publishAt = new Date(portal.clock.now().getTime() + 86_400_000);
    const wanted = {
      published: await anArticle(portal.portal, { categoryId, title: 'Aportes voluntarios' }),
      draft: await anArticle(portal.portal, { categoryId, isPublished: false }),
      scheduled: await anArticle(portal.portal, { categoryId, publishAt }),
    };
    for (const [State, id] of Object.entries(wanted)) {
      const asked = { State: State as keyof typeof wanted, CategoryId: categoryId, PageSize: 20 };
      const { data, total } = await api().article.get(asked);
      expect([data.map((row) => row.id), total]).toEqual([[id], 1]);
    }
    const found = await api().article.get({ CategoryId: categoryId, Search: 'aportes', State: 'draft' });
    expect(found.total).toBe(0);
  });
});

test('the Papelera: an article comes back after its category, and both are deleted in the other order', async () => {
  const categoryId = await aCategory(portal.portal);
  const id = await anArticle(portal.portal, { categoryId });
  const Items = [
    { Type: 'Articulo' as const, Id: id },
    { Type: 'Categoria' as const, Id: categoryId },
  ];
  const putAway = async () => {
    await api().article.delete({ id });
    await api().category.delete({ id: categoryId });
  };
  await putAway();
  expect(states((await api().papelera.restoreMany({ Items })).data)).toEqual(['done', 'done']);
  await putAway();
  expect((await api().papelera.get({ Type: 'Categoria' })).data.map((row) => row.id)).toContain(categoryId);
  const gone = await api().papelera.deleteMany({ Items: Items.toReversed() });
  expect([states(gone.data), gone.message]).toEqual([['done', 'done'], '2 se eliminaron para siempre.']);
});

test('courses with members are archived, the others deleted; both come back', async () => {
  const [taken, empty] = [await aCourse(portal.portal), await aCourse(portal.portal)];
  await anEnrolment(portal.portal, await aMember(portal.portal), taken);
  const { data, message } = await api().course.deleteMany(items(taken, empty));
  expect(states(data)).toEqual(['archived', 'done']);
  expect(message).toBe('Se eliminaron 2 cursos (1 archivado, porque tiene inscritos).');
  expect(states((await api().course.restoreMany(items(taken))).data)).toEqual(['done']);
  expect(states((await api().papelera.restoreMany({ Items: [{ Type: 'Curso', Id: empty }] })).data)).toEqual([
    'done',
  ]);
  expect(states((await api().course.publishMany({ ...items(taken), Published: false })).data)).toEqual([
    'done',
  ]);
  const stale = { Items: [{ Id: taken, Version: 1 }], Published: true };
  expect((await api().course.publishMany(stale)).data).toEqual([failed(taken, 'changedMeanwhile')]);
});

describe('questions', () => {
  test('are moved with their module where the other course has it, unless an exam has shown them', async () => {
    const sitting = await aSitting(portal);
    await sitting.start();
    const [shown = 0] = sitting.questionIds;
    const fresh = await aQuestion(portal.portal, sitting.courseId, { text: 'Nadie la vio' });
    await api().question.update({ Id: fresh, Module: 'Módulo uno' });
    const elsewhere = await aCourse(portal.portal);
    const { data } = await api().question.moveMany({ ...items(shown, fresh), CourseId: elsewhere });
    expect(data).toEqual([failed(shown, 'questionAlreadyShown'), { id: fresh, state: 'done', message: '' }]);
    const bank = (await api().question.get({ id: elsewhere })).data;
    expect(bank.map(({ description, module }) => [description, module])).toEqual([
      ['Nadie la vio', 'Módulo uno'],
    ]);
    await sql`update course_module set title = 'Otro nombre' where course_id = ${sitting.courseId}`.execute(
      portal.portal.db,
    );
    await api().question.moveMany({ ...items(fresh), CourseId: sitting.courseId });
    const back = (await api().question.get({ id: sitting.courseId })).data.find(({ id }) => id === fresh);
    expect(back?.module).toBe('');
  });

  test('stay where they are if somebody changed them since they were seen; no course is no target', async () => {
    const [courseId, elsewhere] = [await aCourse(portal.portal), await aCourse(portal.portal)];
    const id = await aQuestion(portal.portal, courseId);
    await api(other).question.update({ Id: id, QuestionDescription: '¿Y ahora?' });
    const move = (CourseId: number) => api().question.moveMany({ Items: [{ Id: id, Version: 1 }], CourseId });
    expect((await move(elsewhere)).data).toEqual([failed(id, 'changedMeanwhile')]);
    await expectRefusal(move(999_999), 404);
    expect((await api().question.get({ id: courseId })).data.map((question) => question.id)).toEqual([id]);
  });

  test('are copied with their newest version, into their own course too', async () => {
    const [courseId, elsewhere] = [await aCourse(portal.portal), await aCourse(portal.portal)];
    const id = await aQuestion(portal.portal, courseId, { text: 'La de antes' });
    await api().question.update({ Id: id, QuestionDescription: 'La de ahora' });
    for (const CourseId of [courseId, elsewhere]) {
      const { message } = await api().question.copyMany({ ...items(id), CourseId });
      expect(message).toBe('Se copió 1 pregunta.');
      const [copy] = (await api().question.get({ id: CourseId })).data;
      expect(copy).toMatchObject({ description: 'La de ahora', correctAnswerMultiple: 'B', version: 1 });
    }
    const deleted = await aCourse(portal.portal);
    await api().course.delete({ id: deleted });
    for (const CourseId of [999_999, deleted])
      await expectRefusal(api().question.copyMany({ ...items(id), CourseId }), 404);
  });

  test('two banks exchange questions at once without a deadlock', async () => {
    const [left, right] = [await aCourse(portal.portal), await aCourse(portal.portal)];
    const bank = (courseId: number) =>
      Promise.all(Array.from({ length: 8 }, () => aQuestion(portal.portal, courseId)));
    const [ofLeft, ofRight] = [await bank(left), await bank(right)];
    const [there, here] = await Promise.all([
      api().question.moveMany({ ...items(...ofLeft), CourseId: right }),
      api(other).question.moveMany({ ...items(...ofRight), CourseId: left }),
    ]);
    expect(new Set([...states(there.data), ...states(here.data)])).toEqual(new Set(['done']));
  });
});

describe('the frame of every bulk call', () => {
  const rows = everyEndpoint().filter(({ row }) => isBulk(row));

  test('only administrators may, and at most 200 different items go at once', async () => {
    expect(rows.length).toBeGreaterThan(15);
    for (const { row } of rows) expect([row.who, row.method], row.path).toEqual(['admin', 'POST']);
    const ask = (...ids: number[]) => api().usuario.activateMany(items(...ids));
    const many = Array.from({ length: bulkCap + 1 }, (_, index) => index + 1);
    const words = (message: string) => ({ status: 400, body: { errors: [{ field: 'Items', message }] } });
    await expect(ask()).rejects.toMatchObject(words('Elige al menos uno.'));
    await expect(ask(...many)).rejects.toMatchObject(words('Elige como máximo 200 a la vez.'));
    await expect(ask(7, 7)).rejects.toMatchObject(words('Uno está elegido dos veces.'));
  });

  test('what is no refusal undoes everything, and what was refused tells nobody of a change', async () => {
    const context = contextOf(portal.portal, { role: 'admin', accountId: admin.id } as never);
    const [first, second] = [await waiting(), await waiting()];
    const activate = (each: typeof context, id: number) =>
      sql`update account set activated_at = now() where id = ${id}`.execute(each.db);
    const broken = changeEach(context, [{ Id: first.id }, { Id: second.id }], async (each, { Id }) => {
      await activate(each, Id);
      if (Id === second.id) throw new Error('the disk is full');
    });
    await expect(broken).rejects.toThrow('the disk is full');
    expect(await activeAmong(portal, [first.id, second.id])).toEqual([]);
    const before = await readContentVersion(portal.portal.db);
    await api().category.deleteMany(items(999_998, 999_999));
    expect(await readContentVersion(portal.portal.db)).toBe(before);
  });
});

test('users and mails are filtered by state and role, with their totals', async () => {
  const { id } = await waiting();
  const find = async (input: Parameters<ReturnType<typeof api>['usuario']['get']>[0]) =>
    (await api().usuario.get(input)).data.map((row) => row.id);
  expect(await find({ State: 'waiting' })).toContain(id);
  expect(await find({ State: 'active' })).not.toContain(id);
  expect(await find({ Role: 'admin', State: 'active' })).toEqual([other.id, admin.id]);
  const kinds = ['waiting', 'sent', 'failed', 'expired'] as const;
  const now = portal.clock.now();
  await sql`insert into mail (kind, recipient, subject, body, has_secret, created_at, sent_at, last_error, expires_at)
    values ('notice', 'a@x.test', 'waiting', '\\x00', false, ${now}, null, null, null),
      ('notice', 'a@x.test', 'sent', '\\x00', false, ${now}, ${now}, null, null),
      ('notice', 'a@x.test', 'failed', '\\x00', false, ${now}, null, 'no', null),
      ('notice', 'a@x.test', 'expired', '\\x00', false, ${now}, null, null, ${now}),
      ('notice', 'a@x.test', 'expired', null, true, ${now}, null, null, null)`.execute(portal.portal.db);
  for (const State of kinds) {
    const { data, total } = await api().mail.get({ State, Search: 'a@x.test' });
    expect(new Set(data.map((mail) => [mail.state, mail.subject].join()))).toEqual(
      new Set([`${State},${State}`]),
    );
    expect(total).toBe(data.length);
  }
});
