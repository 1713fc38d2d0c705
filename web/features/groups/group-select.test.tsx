import { expect, test, vi } from 'vitest';
import type { Api } from '../../../contract/index.ts';
import { ToastProvider } from '../../components/overlay/toast.tsx';
import { ApiContext } from '../../lib/api/api-context.ts';
import { find, mount } from '../../testing/mount-for-test.tsx';
import { write } from '../../testing/screen.ts';
import { GroupSelect } from './group-select.tsx';

test('a name is one of those that are there, whatever its case and accents, or a new group', async () => {
  const getNames = vi.fn(async () => ({
    message: '',
    descriptionCode: 'success' as const,
    data: [{ id: 4, name: 'Ingreso Ámbar' }],
  }));
  await mount(
    <ApiContext value={{ group: { getNames } } as unknown as Api}>
      <ToastProvider>
        <GroupSelect label="Grupo" name="Group" hint="Una empresa o un ingreso." />
      </ToastProvider>
    </ApiContext>,
  );
  const said = () => find('[role="status"]').textContent;
  expect(said()).toBe('Una empresa o un ingreso.');
  expect([...document.querySelectorAll('datalist option')].map((each) => each.getAttribute('value'))).toEqual(
    ['Ingreso Ámbar'],
  );
  await write('Group', ' ingreso  AMBAR');
  expect(said()).toBe('Ya existe: Ingreso Ámbar.');
  await write('Group', 'Ingreso azul');
  expect(said()).toBe('Se crea un grupo nuevo con ese nombre.');
  await write('Group', ' ');
  expect(said()).toBe('Una empresa o un ingreso.');
});
