import { expect, test, vi } from 'vitest';
import type { UserToEdit } from '../../../../contract/accounts/calls.ts';
import type { Api } from '../../../../contract/index.ts';
import { find } from '../../../testing/mount-for-test.tsx';
import { mountWith } from '../../../testing/mount-with.tsx';
import { press, text, write } from '../../../testing/screen.ts';
import { UserGroups } from './user-groups.tsx';

test('a person is put into a group by its name, and taken out of one', async () => {
  const reply = (message: string) => ({ message, data: [{ id: 5, state: 'done', message: '' }] });
  const addPeople = vi.fn(async (_: object) => reply('1 cuenta está en el grupo.'));
  const removePeople = vi.fn(async (_: object) => reply('1 cuenta ya no está en el grupo.'));
  const illimani = { id: 3, name: 'Constructora Illimani' };
  const getToEdit = vi.fn(async () => ({ data: { groups: [illimani] } }));
  const getNames = async () => ({ data: [illimani] });
  const api = { group: { addPeople, removePeople, getNames }, usuario: { getToEdit } } as unknown as Api;
  await mountWith(api, <UserGroups user={{ id: 5, groups: [] } as unknown as UserToEdit} />);
  expect(text()).toContain('No lleva ningún grupo.');
  await write('Group', 'Constructora Illimani');
  await press('Poner en el grupo');
  expect(addPeople).toHaveBeenCalledExactlyOnceWith({ Items: [{ Id: 5 }], Group: 'Constructora Illimani' });
  expect(find('a[href="/usuarios?group=3"]').textContent).toBe('Constructora Illimani');
  getToEdit.mockResolvedValue({ data: { groups: [] } });
  await press('Sacar de Constructora Illimani');
  expect(removePeople).toHaveBeenCalledExactlyOnceWith({ Items: [{ Id: 5 }], GroupId: 3 });
  expect(text()).toContain('No lleva ningún grupo.');
});
