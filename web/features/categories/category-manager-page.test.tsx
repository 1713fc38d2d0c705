import { expect, test, vi } from 'vitest';
import type { Api } from '../../../contract/index.ts';
import { ApiRefusal } from '../../lib/api/request.ts';
import { click, find } from '../../testing/mount-for-test.tsx';
import { mountView } from '../../testing/mount-with.tsx';
import { field, press, text, write } from '../../testing/screen.ts';
import CategoryManagerPage from './category-manager-page.tsx';

const envelope = { descriptionCode: 'success' as const };

function open(category: Partial<Record<keyof Api['category'], unknown>>, articles = 0) {
  const article = { get: async () => ({ ...envelope, message: '', data: [], total: articles }) };
  return mountView({ category, article }, CategoryManagerPage, [
    { id: 1, name: 'Ahorro', description: '', version: 1 },
  ]);
}

test('a category without a name is not sent; with one it is added to the table', async () => {
  const add = vi.fn(async (_: object) => ({
    ...envelope,
    message: 'La categoría se guardó.',
    data: { id: 2, version: 1 },
  }));
  await open({ add });
  await press('Agregar');
  expect(text()).toContain('Agregar categoría');
  await click('form button[type=submit]');
  expect(text()).toContain('Por favor complete correctamente todos los campos');
  expect(add).not.toHaveBeenCalled();
  (find('[name=Name]') as HTMLInputElement).value = ' Jubilación ';
  await click('form button[type=submit]');
  expect(add).toHaveBeenCalledWith({ Name: 'Jubilación', Description: '' });
  expect(find('tbody').textContent).toContain('Jubilación');
  expect(text()).toContain('La categoría se guardó.');
});

test('one with articles is not asked about: it says so and leads to them', async () => {
  await open({}, 3);
  await press('Eliminar: Ahorro');
  expect(find('dialog[open] h2').textContent).toBe('«Ahorro» tiene 3 artículos');
  expect(find('dialog[open] a').getAttribute('href')).toBe('/listarticle?category=1');
  expect(text()).not.toContain('Desea eliminar?');
});

test('deleting asks first, and says in words why it cannot be', async () => {
  const refuse = new ApiRefusal(409, 'Esta categoría tiene artículos.', 'warning');
  const remove = vi.fn(async (_: object) => Promise.reject(refuse));
  await open({ delete: remove });
  await press('Eliminar: Ahorro');
  expect(find('dialog[open] h2').textContent).toBe('Confirmar');
  expect(find('dialog[open]').textContent).toContain('Desea eliminar?');
  expect(remove).not.toHaveBeenCalled();
  await press('Eliminar');
  expect(remove).toHaveBeenCalledWith({ id: 1 });
  expect(text()).toContain('Esta categoría tiene artículos.');
  expect(find('tbody').textContent).toContain('Ahorro');
});

test('a save that changed nothing is followed by one that does, without a conflict', async () => {
  // as the server: an unchanged row keeps its version
  const update = vi.fn(async ({ Name, Version }: { Name: string; Version: number }) => ({
    ...envelope,
    message: 'Los cambios se guardaron.',
    data: { id: 1, version: Name === 'Ahorro' ? Version : Version + 1 },
  }));
  await open({ update });
  for (const name of ['Ahorro', 'Ahorro previsional', 'Ahorro y renta']) {
    await click('tbody [aria-label^="Editar: "]');
    await write('Name', name);
    await click('form button[type=submit]');
  }
  expect(update.mock.calls).toMatchObject([[{ Version: 1 }], [{ Version: 1 }], [{ Version: 2 }]]);
});

/** A portal in which another person has changed the category since this page was loaded. */
function contested() {
  const stale = new ApiRefusal(409, 'Otra persona cambió esto mientras lo editabas.', 'warning');
  const update = vi.fn(async ({ Version }: { Version: number }) => {
    if (Version !== 2) throw stale;
    return { ...envelope, message: 'Los cambios se guardaron.', data: { id: 1, version: 3 } };
  });
  const get = async () => ({
    ...envelope,
    data: [{ id: 1, name: 'Ahorro a la vista', description: '', version: 2 }],
  });
  return { update, get };
}

test('what another person saved meanwhile is shown beside one’s own before it is overwritten', async () => {
  const calls = contested();
  await open(calls);
  await press('Editar: Ahorro');
  await write('Name', 'Ahorro previsional');
  await click('form button[type=submit]');
  expect(text()).toContain('Otra persona cambió esto mientras lo editabas.');
  expect(text()).toContain('[quitado: a la vista]');
  await press('Guardar el mío encima');
  expect(calls.update).toHaveBeenLastCalledWith({
    Id: 1,
    Name: 'Ahorro previsional',
    Description: '',
    Version: 2,
  });
  expect(find('tbody').textContent).toContain('Ahorro previsional');
});

test('taking the other version opens it, and one’s own text is offered', async () => {
  await open(contested());
  await press('Editar: Ahorro');
  await write('Name', 'Ahorro previsional');
  await click('form button[type=submit]');
  expect(text()).toContain('Otra persona cambió esto mientras lo editabas.');
  await press('Quedarme con el suyo');
  await press('Quedarme con el suyo');
  expect(field('Name').value).toBe('Ahorro a la vista');
  expect(find('tbody').textContent).toContain('Ahorro a la vista');
  await press('Recuperar mi texto');
  expect(field('Name').value).toBe('Ahorro previsional');
});

test('a name that is taken is no conflict of versions', async () => {
  const taken = new ApiRefusal(409, 'Ya existe una categoría con ese nombre.', 'warning');
  const get = async () => ({ ...envelope, data: [{ id: 1, name: 'Ahorro', description: '', version: 1 }] });
  await open({ update: vi.fn().mockRejectedValue(taken), get });
  await press('Editar: Ahorro');
  await write('Name', 'Jubilación');
  await click('form button[type=submit]');
  expect(find('[role=alert]').textContent).toBe('Ya existe una categoría con ese nombre.');
  expect(field('Name').value).toBe('Jubilación');
});
