import { describe, expect, test } from 'vitest';
import { transaction } from '../../context/context.ts';
import { sql } from '../../platform/database/database.ts';
import { aCategory, anArticle } from '../../testing/builders.ts';
import { readContentVersion } from '../../testing/content-version.ts';
import { expectRefusal } from '../../testing/expect-refusal.ts';
import { anAdminOf, aTestPortal } from '../../testing/portal.ts';
import { putIntoTrash, whereIs } from '../../testing/trash.ts';
import { assertCategory, removeCategory } from './categories.ts';

const portal = aTestPortal();
const { admin } = anAdminOf(portal);

const api = () => portal.client.as(admin).category;
const named = async (name: string) =>
  (await portal.client.visitor.category.get({})).data.filter((row) => row.name === name);

describe('Category/Add, Update and Get', () => {
  test('an added category is listed by name, with its description', async () => {
    const { data } = await api().add({ Name: '  Ahorro ', Description: 'Guardar' });
    expect(await named('Ahorro')).toEqual([
      { id: data.id, name: 'Ahorro', description: 'Guardar', version: 1 },
    ]);
    await api().add({ Name: 'Aportes' });
    const names = (await portal.client.visitor.category.get({})).data.map(({ name }) => name);
    expect(names.indexOf('Ahorro')).toBeLessThan(names.indexOf('Aportes'));
  });

  test('an absent field stays, an empty description empties it', async () => {
    const { data } = await api().add({ Name: 'Retiro', Description: 'Dejar de trabajar' });
    await api().update({ Id: data.id, Name: 'Jubilación' });
    expect(await named('Jubilación')).toMatchObject([{ description: 'Dejar de trabajar' }]);
    await api().update({ Id: data.id, Description: '' });
    expect(await named('Jubilación')).toMatchObject([{ description: '' }]);
    await api().update({ Id: data.id }); // nothing to change is no fault
  });

  test('a name is asked for, beside its field, and may be 80 characters long', async () => {
    await expect(api().add({ Name: ' ' })).rejects.toMatchObject({
      status: 400,
      body: {
        message: 'Por favor complete correctamente todos los campos',
        errors: [{ field: 'Name', message: 'El campo Nombre es obligatorio.' }],
      },
    });
    await expectRefusal(api().add({ Name: 'a'.repeat(81) }), 400);
  });

  test('a name is unique among the living, whatever its case', async () => {
    const { data } = await api().add({ Name: 'Inversión' });
    await expectRefusal(api().add({ Name: 'INVERSIÓN' }), 409);
    const other = await api().add({ Name: 'Otra' });
    await expectRefusal(api().update({ Id: other.data.id, Name: 'inversión' }), 409);
    await api().update({ Id: data.id, Name: 'INVERSIÓN' });
    await api().delete({ id: data.id });
    await api().add({ Name: 'Inversión' });
  });

  test('two at once with one name: one is added', async () => {
    const results = await Promise.allSettled([1, 2, 3].map(() => api().add({ Name: 'A la vez' })));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await named('A la vez')).toHaveLength(1);
  });

  test('one that is not there, or lies in the Papelera, is not changed', async () => {
    const { data } = await api().add({ Name: 'Se va' });
    await api().delete({ id: data.id });
    for (const Id of [data.id, 999_999]) await expectRefusal(api().update({ Id, Name: 'Vuelve' }), 404);
  });
});

describe('Category/Delete', () => {
  test('puts it into the Papelera, out of the list; once', async () => {
    const { data } = await api().add({ Name: 'Sobra' });
    const before = await readContentVersion(portal.portal.db);
    await api().delete({ id: data.id });
    expect(await named('Sobra')).toEqual([]);
    expect(await readContentVersion(portal.portal.db)).toBeGreaterThan(before);
    const stored = await portal.portal.db
      .selectFrom('category')
      .select(['deleted_at', 'deleted_by'])
      .where('id', '=', data.id)
      .executeTakeFirst();
    expect(stored).toEqual({ deleted_at: portal.clock.now(), deleted_by: admin.id });
    await expectRefusal(api().delete({ id: data.id }), 404);
  });

  test('is refused while it has an article, draft or not; one in the Papelera does not count', async () => {
    const id = await aCategory(portal.portal);
    const article = await anArticle(portal.portal, { categoryId: id, isPublished: false });
    await expectRefusal(
      api().delete({ id }),
      409,
      'Esta categoría tiene artículos. Muévelos a otra categoría antes de eliminarla.',
    );
    await putIntoTrash(portal, { type: 'Articulo', id: article }, admin);
    await api().delete({ id });
    expect(await whereIs(portal, { type: 'Categoria', id })).toBe('in the Papelera');
  });
});

describe('an article and the deletion of its category at once', () => {
  const asAdmin = () => portal.context({ caller: { ...admin, accountId: admin.id } });

  test('the first to lock the category decides', async () => {
    const held = await aCategory(portal.portal);
    let removal: Promise<unknown> | undefined;
    await transaction(asAdmin(), async (inside) => {
      await assertCategory(inside, held);
      removal = removeCategory(asAdmin(), held).catch((error: unknown) => error);
      await expect.poll(waitingForLock).toBe(true);
      await inside.db
        .insertInto('article')
        .values({
          title: 'Entre medio',
          content_html: '',
          content_text: '',
          category_id: held,
          published_at: portal.clock.now(),
          created_at: portal.clock.now(),
          updated_at: portal.clock.now(),
        })
        .execute();
    });
    expect(await removal).toMatchObject({ code: 'categoryInUse' });
    expect(await whereIs(portal, { type: 'Categoria', id: held })).toBe('in place');
  });

  test('a category in the Papelera, or none, takes no article', async () => {
    const gone = await aCategory(portal.portal);
    await removeCategory(asAdmin(), gone);
    for (const id of [gone, 999_999])
      await expect(transaction(asAdmin(), (inside) => assertCategory(inside, id))).rejects.toMatchObject({
        code: 'noSuchCategory',
      });
  });

  test('many times over: never a living article in a deleted category', async () => {
    const client = portal.client.as(admin);
    for (let round = 0; round < 12; round += 1) {
      const id = await aCategory(portal.portal);
      const adding = () =>
        client.article.add({ Title: `Vuelta ${round}`, CategoryId: id, Description: '<p>x</p>' });
      const outcomes = await Promise.allSettled([adding(), client.category.delete({ id }), adding()]);
      // who finds the category gone may not add (400), who finds an article in it may not delete (409)
      expect(
        outcomes.map((outcome) => (outcome.status === 'rejected' ? outcome.reason.status : 200)),
      ).toEqual([expect.toBeOneOf([200, 400]), expect.toBeOneOf([200, 409]), expect.toBeOneOf([200, 400])]);
      expect(outcomes.some(({ status }) => status === 'rejected')).toBe(true);
    }
    const orphans = await portal.portal.db
      .selectFrom('article')
      .innerJoin('category', 'category.id', 'article.category_id')
      .select('article.id')
      .where('article.deleted_at', 'is', null)
      .where('category.deleted_at', 'is not', null)
      .execute();
    expect(orphans).toEqual([]);
  });
});

async function waitingForLock(): Promise<boolean> {
  const { rows } = await sql`select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(portal.portal.db);
  return rows.length > 0;
}
