import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  type TrashedContentType,
  type TrashType,
  trashedContentTypes,
} from '../../../contract/trash/calls.ts';
import { sql } from '../../platform/database/database.ts';
import { aCategory, aCourse, aMember, anArticle, anEnrolment, aQuestion } from '../../testing/builders.ts';
import { readContentVersion } from '../../testing/content-version.ts';
import { expectRefusal } from '../../testing/expect-refusal.ts';
import { anAdminOf, aTestPortal } from '../../testing/portal.ts';
import { signedInJustNow } from '../../testing/scenes.ts';
import { aTrashable, oneOfEach, putIntoTrash, whereIs } from '../../testing/trash.ts';
import { trashTasks } from './trash.jobs.ts';
import * as queries from './trash.queries.ts';
import { kindOf } from './trash-kinds.ts';

const portal = aTestPortal();
const { admin } = anAdminOf(portal, { firstName: 'Rosa', lastName: 'Mamani' });
beforeEach(async () => {
  const { db } = portal.portal;
  await sql`delete from article`.execute(db);
  await sql`delete from category`.execute(db);
  const simple = [
    'video',
    'law',
    'pension_item',
    'term',
    'untreated',
    'lexicon_entry',
    'route',
    'subject',
    'slide',
    'media',
    'course_file',
    'contact_message',
  ];
  for (const table of [...simple, 'key_correction', 'question_version', 'question'])
    await sql`delete from ${sql.table(table)}`.execute(db);
  await sql`update course set deleted_at = null`.execute(db);
});

const api = () => portal.client.as(admin).papelera;
beforeEach(() => signedInJustNow({ test: portal }));
const trash = (type: TrashedContentType, id: number) => putIntoTrash(portal, { type, id }, admin);
const refused = (status: number, words: RegExp) => ({
  status,
  body: expect.objectContaining({ message: expect.stringMatching(words) }),
});

async function courseOf(table: string, id: number): Promise<number> {
  const { rows } = await sql<{ courseId: number }>`
    select course_id as "courseId" from ${sql.table(table)} where id = ${id}`.execute(portal.portal.db);
  return rows[0]?.courseId ?? 0;
}
async function isOneWaiting(): Promise<boolean> {
  const { rows } = await sql`select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(portal.portal.db);
  return rows.length === 1;
}

describe('Papelera/Get', () => {
  test('lists every type, newest first, with who, when and until when', async () => {
    const put = await oneOfEach(portal, admin);
    await anArticle(portal.portal, { title: 'Sigue en su lugar' });
    const { data, total } = await api().get({});
    expect(data.map(({ type, id, title }) => ({ type, id, title }))).toEqual(put.toReversed());
    expect(total).toBe(trashedContentTypes.length);
    const [newest] = data;
    expect(newest?.deletedBy).toBe('Rosa Mamani');
    expect(newest?.deletedAt).toBe(portal.clock.now().toISOString());
    const days = (Date.parse(newest?.goneAt ?? '') - portal.clock.now().getTime()) / 86_400_000;
    expect(days).toBe(30);
    const ofCourses = data.filter(({ course }) => course !== null);
    expect(ofCourses.map(({ type }) => type)).toEqual(['Pregunta', 'Material']);
  });

  test('is paged and searched by title, without accents and case, "%" for itself', async () => {
    for (const title of ['Pensión de vejez', 'PENSION de invalidez', 'Ahorro al 100 %'])
      await trash('Articulo', await anArticle(portal.portal, { title }));
    await trash('Video', (await oneOfEach(portal, admin)).find(({ type }) => type === 'Video')?.id ?? 0);
    const titles = async (input: { Search?: string; Page?: number; PageSize?: number }) => {
      const { data, total } = await api().get(input);
      return { titles: data.map(({ title }) => title), total };
    };
    expect((await titles({ Search: 'pension' })).total).toBe(2);
    expect(await titles({ Search: '%' })).toEqual({ titles: ['Ahorro al 100 %'], total: 1 });
    const first = await titles({ Page: 1, PageSize: 4 });
    const second = await titles({ Page: 2, PageSize: 4 });
    expect(new Set([...first.titles, ...second.titles]).size).toBe(8);
    const total = trashedContentTypes.length + 3;
    expect([first.total, second.total]).toEqual([total, total]);
    expect(await titles({ Page: 99, PageSize: 4 })).toEqual({ titles: [], total });
  });
});

describe('Papelera/Restore', () => {
  test('puts every type back, once, and pages kept from before are stale', async () => {
    for (const trashed of await oneOfEach(portal, admin)) {
      const before = await readContentVersion(portal.portal.db);
      await api().restore({ Type: trashed.type, Id: trashed.id });
      expect(await whereIs(portal, trashed), trashed.type).toBe('in place');
      expect(await readContentVersion(portal.portal.db)).toBeGreaterThan(before);
      await expectRefusal(api().restore({ Type: trashed.type, Id: trashed.id }), 404);
    }
    expect((await api().get({})).data).toEqual([]);
  });

  test('keeps the place in the order', async () => {
    const video = (await oneOfEach(portal, admin)).find(({ type }) => type === 'Video');
    await api().restore({ Type: 'Video', Id: video?.id ?? 0 });
    const stored = await portal.portal.db.selectFrom('video').select(['position', 'deleted_by']).execute();
    expect(stored).toEqual([{ position: 7, deleted_by: null }]);
  });

  test('an article waits for its category', async () => {
    const categoryId = await aCategory(portal.portal, 'Ahorro');
    const id = await anArticle(portal.portal, { categoryId });
    await trash('Articulo', id);
    await trash('Categoria', await aCategory(portal.portal, 'Otra, que ninguno espera'));
    await trash('Categoria', categoryId);
    await expect(api().restore({ Type: 'Articulo', Id: id })).rejects.toMatchObject(refused(409, /«Ahorro»/));
    await api().restore({ Type: 'Categoria', Id: categoryId });
    await api().restore({ Type: 'Articulo', Id: id });
    expect((await portal.client.visitor.article.read({ id })).data.categorieName).toBe('Ahorro');
  });

  test('the text of a law waits for its law; chosen together, both come back, or go for good', async () => {
    const id = await aTrashable(portal, 'TextoLey', 'Ley de faros');
    await portal.portal.db.updateTable('law').set({ title: 'Ley de faros' }).where('id', '=', id).execute();
    const both = [
      { Type: 'TextoLey', Id: id },
      { Type: 'Ley', Id: id },
    ] as const;
    const intoTrash = async () => {
      for (const { Type } of both) await trash(Type, id);
    };
    await intoTrash();
    await expect(api().restore({ Type: 'TextoLey', Id: id })).rejects.toMatchObject(
      refused(409, /«Ley de faros»/),
    );
    const states = async (outcome: Promise<{ data: readonly { state: string }[] }>) =>
      (await outcome).data.map(({ state }) => state);
    expect(await states(api().restoreMany({ Items: [...both] }))).toEqual(['done', 'done']);
    expect((await portal.client.visitor.leyTexto.read({ id })).data.title).toBe('Ley de faros');
    await intoTrash();
    expect(await states(api().deleteMany({ Items: [...both] }))).toEqual(['done', 'done']);
    for (const { Type: type } of both) expect(await whereIs(portal, { type, id })).toBe('gone');
  });

  test.each([
    ['TextoLey', 'Ley'],
    ['Pregunta', 'Curso'],
    ['Material', 'Curso'],
  ] as const)(
    '%s is restored while its owner is deleted for good: no deadlock, it is gone',
    async (type, of) => {
      const { db, clock } = portal.portal;
      const id = await aTrashable(portal, type, 'Algo');
      await trash(type, id);
      const owner = of === 'Ley' ? id : await courseOf(kindOf(type).table, id);
      await trash(of, owner);
      const { restored } = await db.transaction().execute(async (deleting) => {
        const longAgo = new Date(clock.now().getTime() - 86_400_000);
        await queries.lockTrashed(deleting, kindOf(of), owner, longAgo);
        const settled = Promise.allSettled([api().restore({ Type: type, Id: id })]);
        await vi.waitUntil(isOneWaiting, { timeout: 60_000, interval: 10 });
        await queries.deletePermanently(deleting, kindOf(of), [owner]);
        return { restored: settled };
      });
      expect(await restored).toMatchObject([{ reason: { status: 404 } }]);
    },
  );

  test('an article whose hour came meanwhile is a draft again; others stay scheduled', async () => {
    const now = portal.clock.now().getTime();
    const hours = [-1, -1, 1].map((hour) => new Date(now + hour * 3_600_000));
    const ids: number[] = [];
    for (const publish_at of hours) {
      const id = await anArticle(portal.portal, { isPublished: false });
      await portal.portal.db.updateTable('article').set({ publish_at }).where('id', '=', id).execute();
      ids.push(id);
    }
    for (const id of ids.slice(1)) {
      await trash('Articulo', id);
      await api().restore({ Type: 'Articulo', Id: id });
    }
    const stored = portal.portal.db.selectFrom('article').select('publish_at').orderBy('id');
    const rows = await stored.where('id', 'in', ids).execute();
    expect(rows.map(({ publish_at }) => publish_at)).toEqual([hours[0], null, hours[2]]);
  });

  test('a category whose name another has taken waits until one is renamed', async () => {
    const old = await aCategory(portal.portal, 'Retiro');
    await trash('Categoria', old);
    const taking = await aCategory(portal.portal, 'RETIRO');
    await expect(api().restore({ Type: 'Categoria', Id: old })).rejects.toMatchObject(refused(409, /mbre/));
    await portal.client.as(admin).category.update({ Id: taking, Name: 'Jubilación' });
    await api().restore({ Type: 'Categoria', Id: old });
  });

  test('of what is in its place, was never there, or is no type', async () => {
    const id = await anArticle(portal.portal);
    await expectRefusal(api().restore({ Type: 'Articulo', Id: id }), 404);
    await expectRefusal(api().restore({ Type: 'Ley', Id: 999_999 }), 404);
    await expectRefusal(api().restore({ Type: 'account' as TrashType, Id: 1 }), 400);
  });

  test('by two at once: one does it, the other finds nothing', async () => {
    const id = await anArticle(portal.portal);
    await trash('Articulo', id);
    const results = await Promise.allSettled([1, 2].map(() => api().restore({ Type: 'Articulo', Id: id })));
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });
});

describe('Papelera/Delete', () => {
  test('deletes every type for good, an article with its versions', async () => {
    const put = await oneOfEach(portal, admin);
    const article = put[0]?.id ?? 0;
    const saved_at = portal.clock.now();
    await portal.portal.db
      .insertInto('article_revision')
      .columns([
        'article_id',
        'version',
        'title',
        'content_html',
        'category_id',
        'years_range',
        'is_published',
        'saved_at',
      ])
      .expression((eb) =>
        eb
          .selectFrom('article')
          .select(['id', 'version', 'title', 'content_html', 'category_id', 'years_range', 'is_published'])
          .select(sql<Date>`${saved_at}`.as('saved_at'))
          .where('id', '=', article),
      )
      .execute();
    await signedInJustNow({ test: portal });
    for (const { type, id } of put) {
      await api().delete({ type, id });
      expect(await whereIs(portal, { type, id }), type).toBe('gone');
      await expectRefusal(api().delete({ type, id }), 404);
    }
    const audited = await portal.portal.db
      .selectFrom('audit_event')
      .select(['subject', 'actor_id'])
      .where('action', '=', 'trash.delete')
      .execute();
    expect(audited).toContainEqual({ subject: `article:${article}`, actor_id: admin.id });
  });

  test('never what is in its place', async () => {
    const id = await anArticle(portal.portal);
    await expectRefusal(api().delete({ type: 'Articulo', id }), 404);
    expect(await whereIs(portal, { type: 'Articulo', id })).toBe('in place');
  });

  test('not a category while an article in the Papelera stands in it', async () => {
    const categoryId = await aCategory(portal.portal);
    const id = await anArticle(portal.portal, { categoryId });
    await trash('Articulo', id);
    await trash('Categoria', categoryId);
    await expect(api().delete({ type: 'Categoria', id: categoryId })).rejects.toMatchObject(
      refused(409, /Papelera/),
    );
    await api().delete({ type: 'Articulo', id });
    await api().delete({ type: 'Categoria', id: categoryId });
  });

  test('a course with its questions and comments, but not one with enrolments', async () => {
    const member = await aMember(portal.portal);
    const [empty, used] = [await aCourse(portal.portal), await aCourse(portal.portal)];
    await aQuestion(portal.portal, empty);
    await aQuestion(portal.portal, used);
    await portal.portal.db
      .insertInto('course_comment')
      .values({
        course_id: empty,
        account_id: member.id,
        stars: 5,
        comment: 'Me fui',
        created_at: portal.clock.now(),
      })
      .execute();
    await anEnrolment(portal.portal, member, used);
    await trash('Curso', empty);
    await trash('Curso', used);
    await api().delete({ type: 'Curso', id: empty });
    await expect(api().delete({ type: 'Curso', id: used })).rejects.toMatchObject(refused(409, /inscritas/));
    expect(await whereIs(portal, { type: 'Curso', id: empty })).toBe('gone');
    const left = await portal.portal.db.selectFrom('question').select('course_id').execute();
    expect(left).toEqual([{ course_id: used }]);
  });
});

describe('the nightly purge', () => {
  const purge = () => trashTasks(portal.portal).purgeTrash?.({}, undefined as never);

  test('takes what has lain there for 30 days, and nothing before', async () => {
    const put = await oneOfEach(portal, admin);
    const stays = await anArticle(portal.portal);
    portal.clock.advance(29 * 24 * 3600);
    const fresh = await anArticle(portal.portal);
    await trash('Articulo', fresh);
    await purge();
    for (const trashed of put) expect(await whereIs(portal, trashed), trashed.type).toBe('in the Papelera');
    portal.clock.advance(24 * 3600 + 1);
    await purge();
    for (const trashed of put) expect(await whereIs(portal, trashed), trashed.type).toBe('gone');
    expect(await whereIs(portal, { type: 'Articulo', id: fresh })).toBe('in the Papelera');
    expect(await whereIs(portal, { type: 'Articulo', id: stays })).toBe('in place');
    await purge();
  });

  test('leaves a category that an article needs and a course that members have', async () => {
    const categoryId = await aCategory(portal.portal);
    await trash('Categoria', categoryId);
    const courseId = await aCourse(portal.portal);
    await anEnrolment(portal.portal, await aMember(portal.portal), courseId);
    await trash('Curso', courseId);
    portal.clock.advance(20 * 24 * 3600);
    const id = await anArticle(portal.portal, { categoryId });
    await trash('Articulo', id);
    portal.clock.advance(20 * 24 * 3600);
    await purge();
    expect(await whereIs(portal, { type: 'Categoria', id: categoryId })).toBe('in the Papelera');
    expect(await whereIs(portal, { type: 'Curso', id: courseId })).toBe('in the Papelera');
    portal.clock.advance(20 * 24 * 3600);
    await purge();
    expect(await whereIs(portal, { type: 'Articulo', id })).toBe('gone');
    expect(await whereIs(portal, { type: 'Categoria', id: categoryId })).toBe('gone');
  });

  test('takes a course whose key was corrected, and those that are gone with it', async () => {
    const courseId = await aCourse(portal.portal);
    const QuestionId = await aQuestion(portal.portal, courseId);
    const { attempt } = portal.client.as(admin);
    const corrected = { QuestionId, Correct: 'A', Reason: 'Estaba mal.' };
    const { fingerprint } = (await attempt.previewRegrade(corrected)).data;
    await signedInJustNow({ test: portal });
    await attempt.regrade({ ...corrected, Fingerprint: fingerprint });
    await trash('Curso', courseId);
    portal.clock.advance(31 * 24 * 3600);
    await purge();
    expect(await whereIs(portal, { type: 'Curso', id: courseId })).toBe('gone');
  });

  test('goes on past its first few hundred', async () => {
    const categoryId = await aCategory(portal.portal);
    const now = portal.clock.now();
    await sql`insert into article (title, content_html, content_text, category_id, published_at, created_at, updated_at, deleted_at)
      select 'Viejo ' || n, '', '', ${categoryId}, ${now}, ${now}, ${now}, ${now} from generate_series(1, 1201) n`.execute(
      portal.portal.db,
    );
    portal.clock.advance(31 * 24 * 3600);
    await purge();
    expect((await api().get({})).total).toBe(0);
  });
});
