import { expect, test } from 'vitest';
import { stepsRequired } from '../../../contract/routes/calls.ts';
import { loadDemoContent } from '../../boot/demo-content.ts';
import { expectRefusal } from '../../testing/expect-refusal.ts';
import { openForTest } from '../../testing/lifetime.ts';
import { anAdminOf, aTestPortal, openTestPortal } from '../../testing/portal.ts';

const world = aTestPortal();
const { api } = anAdminOf(world);

const route = {
  Title: 'Me falta un año',
  Door: 'Qué revisar',
  Lead: 'Para ti.',
  Description: '<h3>Un paso</h3><p>Haz esto.</p>',
};
const titles = async () => (await world.client.visitor.ruta.get({})).data.map(({ title }) => title);

test('routes stand in the order in which they were added, or put; a deleted one is gone and comes back', async () => {
  const { id } = (await api.ruta.add(route)).data;
  const second = (await api.ruta.add({ ...route, Title: 'Enviudé' })).data.id;
  expect(await titles()).toEqual(['Me falta un año', 'Enviudé']);
  await api.ruta.order({ Ids: [second, id] });
  expect(await titles()).toEqual(['Enviudé', 'Me falta un año']);
  await api.ruta.delete({ id: second });
  expect(await titles()).toEqual(['Me falta un año']);
  await expectRefusal(world.client.visitor.ruta.read({ id: second }), 404);
  await api.papelera.restore({ Type: 'Ruta', Id: second });
  expect(await titles()).toEqual(['Enviudé', 'Me falta un año']);
});

test('of two editors at once the second is told', async () => {
  const { id, version } = (await api.ruta.add(route)).data;
  await api.ruta.update({ Id: id, Lead: 'Otra.', Version: version });
  await expectRefusal(api.ruta.update({ Id: id, Lead: 'Mía.', Version: version }), 409);
  expect((await api.ruta.getToEdit({ id })).data).toMatchObject({ lead: 'Otra.', version: 2 });
});

test('the first mention of a term in the steps is told, and none in their names', async () => {
  const term = (await api.term.add({ Term: 'Planilla', Definition: 'La lista de los aportes.' })).data.id;
  const written = {
    ...route,
    Title: 'Con planilla',
    Description: '<h3>Planilla</h3><p>Pide tus planillas, y otra planilla.</p>',
  };
  const { id } = (await api.ruta.add(written)).data;
  const { description, terms } = (await world.client.visitor.ruta.read({ id })).data;
  expect(
    terms.map(({ at, length, ...of }) => ({ ...of, words: description.slice(at, at + length) })),
  ).toEqual([{ id: term, term: 'Planilla', definition: 'La lista de los aportes.', words: 'planillas' }]);
});

test('a route is still changed by Ruta/Add with its Id, of which an absent door stays', async () => {
  const { id, version } = (await api.ruta.add(route)).data;
  const { Door: _, ...others } = route;
  const changed = await api.ruta.add({ ...others, Id: id, Lead: 'Otra.', Version: version });
  expect(changed).toMatchObject({ data: { id, version: 2 }, message: 'Los cambios se guardaron.' });
  expect((await api.ruta.getToEdit({ id })).data).toMatchObject({ lead: 'Otra.', door: 'Qué revisar' });
});

test('a route without a step is refused, and one without a title or lead', async () => {
  await expectRefusal(api.ruta.add({ ...route, Description: '<p>Nada</p><h3></h3>' }), 400, {
    Description: stepsRequired,
  });
  await expectRefusal(api.ruta.add({ ...route, Title: ' ', Lead: '' }), 400, { Title: true, Lead: true });
  const { id } = (await api.ruta.add(route)).data;
  await expectRefusal(api.ruta.update({ Id: id, Description: '<p>Nada</p>' }), 400, {
    Description: stepsRequired,
  });
});

test('the demonstration has seven doors, whose steps print every fact', async () => {
  const shown = await openForTest(openTestPortal());
  await loadDemoContent(shown.context());
  const { visitor } = shown.client;
  const { data } = await visitor.ruta.get({});
  expect(data.filter(({ door }) => door !== '').map(({ title }) => title)).toEqual([
    'Me falta un año',
    'Me jubilo este mes',
    'Ya cumplí la edad',
    'Nunca aporté',
    'Trabajo por mi cuenta',
    'Enviudé',
    'Trabajé en otro país',
  ]);
  for (const { id, title } of data) {
    const { description } = (await visitor.ruta.read({ id })).data;
    expect(description, title).not.toMatch(/<data value="[^"]*"><\/data>|todavía no dio este dato/);
  }
  const found = (await visitor.homeSlider.search({ value: 'enviudé' })).data.results.map(
    ({ type, title }) => [type, title],
  );
  expect(found).toContainEqual(['Ruta', 'Enviudé']);
});
