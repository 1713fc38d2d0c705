import { expect, test, vi } from 'vitest';
import { find } from '../../testing/mount-for-test.tsx';
import { mountWith } from '../../testing/mount-with.tsx';
import { write } from '../../testing/screen.ts';
import { GroupSelect } from './group-select.tsx';

test('a name is one of those that are there, whatever its case and accents, or a new group', async () => {
  const getNames = vi.fn(async () => ({
    message: '',
    descriptionCode: 'success' as const,
    data: [{ id: 4, name: 'Ingreso Ámbar' }],
  }));
  await mountWith(
    { group: { getNames } },
    <GroupSelect label="Grupo" name="Group" hint="Una empresa o un ingreso." />,
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
