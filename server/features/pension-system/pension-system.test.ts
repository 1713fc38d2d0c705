import { describe, expect, test } from 'vitest';
import { readContentVersion } from '../../testing/content-version.ts';
import { expectRefusal } from '../../testing/expect-refusal.ts';
import { anAdminOf, aTestPortal } from '../../testing/portal.ts';

const portal = aTestPortal();
const { admin } = anAdminOf(portal);

const items = () => portal.client.as(admin).sistemaPension;
const Description = '<p>Un texto.</p>';
const stored = async (id: number) =>
  (await portal.client.visitor.sistemaPension.get({})).data.find((row) => row.id === id);

describe('SistemaPension/Add without an Id', () => {
  test('adds a text before the others, made safe', async () => {
    const before = await readContentVersion(portal.portal.db);
    await items().add({ Name: 'Primero', Description });
    const { data } = await items().add({
      Id: 0,
      Name: 'Segundo',
      Description: '<h2 onclick="x()">Los fondos</h2><script>alert(1)</script><p>Son <b>cuatro</b></p>',
    });
    const list = (await portal.client.visitor.sistemaPension.get({})).data;
    expect(list.map(({ title }) => title)).toEqual(['Segundo', 'Primero']);
    expect(await stored(data.id)).toEqual({
      id: data.id,
      title: 'Segundo',
      description: '<h2>Los fondos</h2><p>Son <strong>cuatro</strong></p>',
      version: 1,
      readingMinutes: 1,
      terms: [],
      revised: portal.clock.now().toISOString(),
    });
    expect(await readContentVersion(portal.portal.db)).toBe(before + 2);
    const { findObject } = await portal.client.visitor.homeSlider.find({ value: 'cuatro fondos' });
    expect(findObject).toEqual([{ type: 'Sistema', id: data.id, title: 'Segundo' }]);
  });

  test('refuses what is missing, also a text in which nothing is to be seen', async () => {
    const words = 'El campo Descripción es obligatorio.';
    for (const empty of ['', '<p></p>', '<p>&nbsp;<br></p>', '<script>alert(1)</script>']) {
      await expectRefusal(items().add({ Name: 'Vacío', Description: empty }), 400, { Description: words });
    }
    await expectRefusal(items().add({ Name: '', Description }), 400, {
      Name: 'El campo Título es obligatorio.',
    });
    const picture = '<p><img src="/articlefile/a.webp" alt="" width="10" height="10" /></p>';
    await items().add({ Name: 'Una imagen', Description: picture });
  });
});

describe('SistemaPension/Add with an Id', () => {
  test('changes that text; a stale version is refused', async () => {
    const { data } = await items().add({ Name: 'Antes', Description });
    const changed = await items().add({ Id: data.id, Name: 'Después', Description, Version: 1 });
    expect(changed.data).toEqual({ id: data.id, version: 2 });
    await expectRefusal(items().add({ Id: data.id, Name: 'Tarde', Description, Version: 1 }), 409);
    expect(await stored(data.id)).toMatchObject({ title: 'Después', version: 2 });
    expect((await items().add({ Id: data.id, Name: 'Sin versión', Description })).data.version).toBe(3);
  });

  test('by two at once with the same version: one wins, the other is told', async () => {
    const { data } = await items().add({ Name: 'Dos a la vez', Description });
    const results = await Promise.allSettled(
      ['Uno', 'Dos'].map((Name) => items().add({ Id: data.id, Name, Description, Version: 1 })),
    );
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect((await stored(data.id))?.version).toBe(2);
  });

  test('refuses what is not there and what is no Id', async () => {
    await expectRefusal(items().add({ Id: 999_999, Name: 'X', Description }), 404);
    await expectRefusal(items().add({ Id: -1, Name: 'X', Description }), 400);
  });
});

describe('SistemaPension/Delete', () => {
  test('puts it into the Papelera: out of list, search and reach', async () => {
    const { data } = await items().add({ Name: 'Pasajero', Description });
    await items().delete({ id: data.id });
    expect(await stored(data.id)).toBeUndefined();
    expect((await items().get({ Search: 'pasajero' })).total).toBe(0);
    expect((await portal.client.visitor.homeSlider.find({ value: 'pasajero' })).findObject).toEqual([]);
    await expectRefusal(items().add({ Id: data.id, Name: 'X', Description }), 404);
    await expectRefusal(items().delete({ id: data.id }), 404);
    await portal.client.as(admin).papelera.restore({ Type: 'Sistema', Id: data.id });
    expect(await stored(data.id)).toMatchObject({ title: 'Pasajero' });
  });
});
