import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Api } from '../../../contract/index.ts';
import { ApiRefusal } from '../../lib/api/request.ts';
import { find, unmountAll } from '../../testing/mount-for-test.tsx';
import { mountWith } from '../../testing/mount-with.tsx';
import { noTerms } from '../../testing/no-terms.ts';
import { press, text, write } from '../../testing/screen.ts';
import { site } from '../../testing/site.ts';
import PensionManagerPage from './pension-manager-page.tsx';

beforeEach(() => void vi.spyOn(location, 'assign').mockImplementation(() => undefined));

const item = {
  id: 5,
  title: 'Los tres pilares',
  description: '<p>Texto &amp; más</p>',
  terms: [],
  version: 3,
  readingMinutes: 1,
  revised: null,
};
const viewer = { accountId: 7, username: 'rosa', firstName: 'Rosa', role: 'admin' } as const;

const open = (
  sistemaPension: Partial<Record<keyof Api['sistemaPension'], unknown>>,
  id?: string,
  stored = item,
) =>
  mountWith(
    { sistemaPension, term: noTerms },
    <PensionManagerPage data={[stored]} query={{ id }} site={site} viewer={viewer} />,
  );

const title = () => find('[name=Name]') as HTMLTextAreaElement;

test('the list shows the beginning of each text in plain words', async () => {
  await open({});
  expect(find('tbody tr').textContent).toContain('Texto & más');
  expect(find('tbody a').getAttribute('href')).toBe('/sistemapension?id=5');
});

test('a new text needs title and description', async () => {
  const add = vi.fn();
  await open({ add }, 'nuevo');
  await press('Agregar');
  expect(text()).toContain('Por favor complete correctamente todos los campos');
  expect(text()).toContain('El campo Título es obligatorio.');
  expect(text()).toContain('El campo Descripción es obligatorio.');
  expect(add).not.toHaveBeenCalled();
});

test('what another person saved meanwhile is not overwritten unasked', async () => {
  const stale = new ApiRefusal(409, 'Otra persona cambió esto mientras lo editabas.', 'warning');
  const add = vi
    .fn<(input: object) => Promise<unknown>>()
    .mockRejectedValueOnce(stale)
    .mockResolvedValue({ message: 'El texto se guardó.', data: { id: 5, version: 5 } });
  const get = vi.fn(async () => ({ data: [{ ...item, version: 4 }] }));
  await open({ add, getToEdit: get }, '5');
  await act(async () => {
    title().value = 'Los cuatro pilares';
  });
  await press('Guardar');
  expect(add.mock.calls[0]?.[0]).toMatchObject({ Id: 5, Name: 'Los cuatro pilares', Version: 3 });
  expect(text()).toContain('Otra persona cambió esto mientras lo editabas.');
  expect(title().value).toBe('Los cuatro pilares');
  expect(find('dialog[open]').textContent).toContain('Lo que guardó otra persona');
  await press('Guardar el mío encima');
  expect(add.mock.calls[1]?.[0]).toMatchObject({ Id: 5, Version: 4 });
  expect(location.assign).toHaveBeenCalledWith('/sistemapension');
});

test('a draft that is older than another person’s save is not saved over it unasked', async () => {
  const stale = new ApiRefusal(409, 'Otra persona cambió esto mientras lo editabas.', 'warning');
  const theirs = { ...item, title: 'Los pilares de hoy', version: 4 };
  const add = vi.fn(async ({ Version }: { Version?: number }) => {
    if (Version !== theirs.version) throw stale;
    return { message: 'El texto se guardó.', data: { id: 5, version: 5 } };
  });
  await open({}, '5');
  await write('Name', 'Los cuatro pilares');
  await unmountAll(); // the tab was closed
  await open({ add, getToEdit: async () => ({ data: [theirs] }) }, '5', theirs);
  await press('Recuperar mi texto');
  await press('Guardar');
  expect(add.mock.calls).toMatchObject([[{ Id: 5, Name: 'Los cuatro pilares', Version: 3 }]]);
  expect(find('dialog[open] h2').textContent).toBe('Alguien guardó antes que tú');
  expect(find('dialog[open] del').textContent).toContain('de hoy');
  expect(location.assign).not.toHaveBeenCalled();
  await press('Guardar el mío encima');
  expect(add).toHaveBeenLastCalledWith(
    expect.objectContaining({ Id: 5, Name: 'Los cuatro pilares', Version: 4 }),
  );
  expect(location.assign).toHaveBeenCalledWith('/sistemapension');
});

test('a text that is gone says so', async () => {
  await open({}, '99');
  expect(find('h1').textContent).toBe('Ese texto ya no está');
});
