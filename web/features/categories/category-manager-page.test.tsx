import { expect, test, vi } from 'vitest';
import type { Api } from '../../../contract/index.ts';
import { ToastProvider } from '../../components/overlay/toast.tsx';
import { ApiRefusal } from '../../lib/api/api.ts';
import { ApiContext } from '../../lib/api/api-context.ts';
import { click, find, mount } from '../../testing/mount-for-test.tsx';
import { press, text } from '../../testing/screen.ts';
import { site } from '../../testing/site.ts';
import CategoryManagerPage from './category-manager-page.tsx';

const envelope = { descriptionCode: 'success' as const };

function open(category: Partial<Record<keyof Api['category'], unknown>>) {
  return mount(
    <ApiContext value={{ category } as unknown as Api}>
      <ToastProvider>
        <CategoryManagerPage
          data={[{ id: 1, name: 'Ahorro', description: '' }]}
          query={{}}
          site={site}
          viewer={null}
        />
      </ToastProvider>
    </ApiContext>,
  );
}

test('a category without a name is not sent; with one it is added to the table', async () => {
  const add = vi.fn(async (_: object) => ({
    ...envelope,
    message: 'La categoría se guardó.',
    data: { id: 2 },
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
