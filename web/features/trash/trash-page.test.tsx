import { expect, test, vi } from 'vitest';
import type { TrashRow } from '../../../contract/calls/papelera.ts';
import type { Api } from '../../../contract/index.ts';
import { ApiRefusal } from '../../lib/api/request.ts';
import { find } from '../../testing/mount-for-test.tsx';
import { mountView } from '../../testing/mount-with.tsx';
import { press, text } from '../../testing/screen.ts';
import { daysLeftText } from './trash.rules.ts';
import TrashPage from './trash-page.tsx';

const now = '2026-11-21T12:00:00Z';
const rows: TrashRow[] = [
  {
    type: 'Ley',
    id: 1,
    title: 'Ley 065',
    course: null,
    deletedAt: '2026-11-20T12:00:00Z',
    deletedBy: 'Rosa Rojas',
    goneAt: '2026-12-20T12:00:00Z',
  },
  {
    type: 'Video',
    id: 1,
    title: 'Comisiones',
    course: null,
    deletedAt: '2026-10-23T12:00:00Z',
    deletedBy: null,
    goneAt: '2026-11-22T12:00:00Z',
  },
];

const open = (papelera: Partial<Record<keyof Api['papelera'], unknown>>, listed = rows) =>
  mountView({ papelera }, TrashPage, { rows: listed, total: listed.length, now });

test('a row says what it is, who deleted it, and how long it stays', async () => {
  await open({});
  expect(find('tbody tr').textContent).toContain('Ley o reglamento');
  expect(find('tbody tr').textContent).toContain('por Rosa Rojas');
  expect(find('tbody tr').textContent).toContain('29 días');
  expect(find('tbody tr:last-child').textContent).toContain('1 día');
  expect(daysLeftText('2026-11-21T11:00:00Z', now)).toBe('Se borra esta noche');
});

test('a question says of which course it is', async () => {
  const question: TrashRow = {
    type: 'Pregunta',
    id: 3,
    title: '¿Quién administra tus aportes?',
    course: 'Ahorro desde cero',
    deletedAt: now,
    deletedBy: null,
    goneAt: '2026-12-21T12:00:00Z',
  };
  await open({}, [question]);
  const row = find('tbody tr').textContent;
  for (const said of [question.title, 'Pregunta de examen', 'Curso: Ahorro desde cero', '30 días'])
    expect(row).toContain(said);
  find('[aria-label="Restaurar: ¿Quién administra tus aportes?"]');
});

test('restoring takes the row out, and says in words why it cannot be', async () => {
  const restore = vi
    .fn<(input: object) => Promise<unknown>>()
    .mockRejectedValueOnce(new ApiRefusal(409, 'Su categoría también está en la Papelera.', 'warning'))
    .mockResolvedValue({ message: 'Se restauró.', data: null });
  const get = vi.fn(async () => ({ message: '', data: [rows[1]], total: 1 }));
  await open({ restore, get });
  await press('Restaurar: Ley 065');
  expect(text()).toContain('Su categoría también está en la Papelera.');
  expect(document.querySelectorAll('tbody tr')).toHaveLength(2);
  await press('Restaurar: Ley 065');
  expect(restore).toHaveBeenLastCalledWith({ Type: 'Ley', Id: 1 });
  expect(document.querySelectorAll('tbody tr')).toHaveLength(1); // the video has the same number and stays
});

test('deleting for good asks first and says that it cannot be undone', async () => {
  const remove = vi.fn(async (_: object) => ({ message: 'Se eliminó.', data: null }));
  const get = vi.fn(async () => ({ message: '', data: [rows[0]], total: 1 }));
  await open({ delete: remove, get });
  await press('Eliminar para siempre: Comisiones');
  expect(find('dialog[open]').textContent).toContain('Esto no se puede deshacer.');
  expect(remove).not.toHaveBeenCalled();
  await press('Eliminar para siempre');
  expect(remove).toHaveBeenCalledWith({ type: 'Video', id: 1 });
  expect(text()).not.toContain('Comisiones');
});
