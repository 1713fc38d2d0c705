import { expect, test, vi } from 'vitest';
import type { Api } from '../../../contract/index.ts';
import type { TrashRow } from '../../../contract/trash/calls.ts';
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
    person: null,
  },
  {
    type: 'Video',
    id: 1,
    title: 'Comisiones',
    course: null,
    deletedAt: '2026-10-23T12:00:00Z',
    deletedBy: null,
    goneAt: '2026-11-22T12:00:00Z',
    person: null,
  },
];

const counts = { content: 2, people: 1 };
const open = (
  papelera: Partial<Record<keyof Api['papelera'], unknown>>,
  listed = rows,
  query: Record<string, string> = {},
) => mountView({ papelera }, TrashPage, { rows: listed, total: listed.length, counts, now }, query);

const elsa: TrashRow = {
  type: 'Persona',
  id: 8,
  title: 'Elsa Mamani Torrez',
  course: null,
  deletedAt: '2026-10-24T12:00:00Z',
  deletedBy: 'Lucía Paredes',
  goneAt: '2026-11-23T12:00:00Z',
  person: {
    username: 'elsa.mamani',
    email: null,
    documentNumber: null,
    role: 'member',
    courseCount: 5,
    attemptCount: 2,
    certificateCount: 1,
    groups: ['Constructora Illimani'],
  },
};

test('a deleted person says what comes back with them, who deleted them, and when they go', async () => {
  await open({}, [elsa], { type: 'Persona' });
  const row = find('tbody tr').textContent;
  for (const said of [
    'elsa.mamani',
    '5 cursos, 2 intentos, 1 certificado, grupo Constructora Illimani',
    'Lucía Paredes',
    '23 de noviembre',
    'en 2 días',
  ])
    expect(row).toContain(said);
  expect(text()).toContain('Personas 1');
});

test('a person is restored with one press, and erased only after a question that says what stays', async () => {
  const [restore, remove] = [
    vi.fn(async (_: object) => ({ message: 'Su cuenta está de nuevo.', data: null })),
    vi.fn(async (_: object) => ({ message: 'Se eliminó para siempre.', data: null })),
  ];
  const get = vi.fn(async () => ({ message: '', data: [elsa], total: 1 }));
  await open({ restore, delete: remove, get }, [elsa], { type: 'Persona' });
  await press('Restaurar: Elsa Mamani Torrez');
  expect(restore).toHaveBeenLastCalledWith({ Type: 'Persona', Id: 8 });
  expect(text()).toContain('Su cuenta está de nuevo.');
  await press('Eliminar para siempre: Elsa Mamani Torrez');
  expect(find('dialog[open]').textContent).toContain('sus certificados se siguen verificando');
  await press('Eliminar para siempre');
  expect(remove).toHaveBeenCalledWith({ type: 'Persona', id: 8 });
});

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
    person: null,
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
