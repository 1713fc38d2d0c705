import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { ToastProvider } from '../../components/overlay/toast.tsx';
import { ClientTable } from '../../components/table/client-table.tsx';
import { MovableTitle, MoveButtons, SortableFrame } from '../../components/table/sortable-rows.tsx';
import { find, mount } from '../../testing/mount-for-test.tsx';
import { press } from '../../testing/screen.ts';
import { ApiRefusal } from '../api/request.ts';
import { useOrderedList } from './use-ordered-list.ts';

type Row = { id: number; title: string };
const rowsOf = (...titles: string[]): Row[] => titles.map((title, index) => ({ id: index + 1, title }));

function List({ rows, order }: { rows: Row[]; order: (ids: number[]) => Promise<{ message: string }> }) {
  const orderedList = useOrderedList<Row>({
    rows,
    nameOf: ({ title }) => title,
    order,
    load: async () => rows,
  });
  return (
    <SortableFrame {...orderedList}>
      <ClientTable
        caption="Leyes"
        noun={['ley', 'leyes']}
        list={orderedList.list}
        rows={orderedList.rows}
        rowKey={({ id }) => id}
        textOf={({ title }) => title}
        columns={[
          {
            key: 'title',
            label: 'Título',
            kind: 'title',
            sortBy: ({ title }) => title,
            render: (row) => (
              <MovableTitle {...orderedList} row={row}>
                {row.title}
              </MovableTitle>
            ),
          },
          {
            key: 'actions',
            label: 'Acción',
            kind: 'actions',
            render: (row) => <MoveButtons {...orderedList} row={row} />,
          },
        ]}
        empty={null}
      />
    </SortableFrame>
  );
}

const open = (rows: Row[], order: (ids: number[]) => Promise<{ message: string }>) =>
  mount(
    <ToastProvider>
      <List rows={rows} order={order} />
    </ToastProvider>,
  );
const titles = () => [...document.querySelectorAll('tbody th')].map((cell) => cell.textContent);
const done = { message: 'El orden se guardó.' };

test('a button moves its row, keeps the focus, says where it stands, and stores the order', async () => {
  const order = vi.fn(async (_: number[]) => done);
  await open(rowsOf('Uno', 'Dos', 'Tres'), order);
  await press('Bajar: Uno');
  expect(titles()).toEqual(['Dos', 'Uno', 'Tres']);
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Bajar: Uno');
  expect(find('p[role=status]').textContent).toBe('Uno, posición 2 de 3');
  expect(order).toHaveBeenCalledWith([2, 1, 3]);
  expect(document.body.textContent).toContain('El orden se guardó.');
});

test('at the end of the list its button stays under the focus and does nothing', async () => {
  const order = vi.fn(async (_: number[]) => done);
  await open(rowsOf('Uno', 'Dos'), order);
  expect(find('[aria-label="Subir: Uno"]').getAttribute('aria-disabled')).toBe('true');
  await press('Subir: Uno');
  expect(order).not.toHaveBeenCalled();
  expect(titles()).toEqual(['Uno', 'Dos']);
});

test('moves made while one is being stored wait for it and go as one', async () => {
  const answers: ((answer: typeof done) => void)[] = [];
  const order = vi.fn((_: number[]) => new Promise<typeof done>((resolve) => answers.push(resolve)));
  await open(rowsOf('Uno', 'Dos', 'Tres', 'Cuatro'), order);
  await press('Bajar: Uno');
  await press('Bajar: Uno');
  await press('Subir: Cuatro');
  expect(order.mock.calls).toEqual([[[2, 1, 3, 4]]]);
  await act(async () => answers[0]?.(done));
  expect(order.mock.calls).toEqual([[[2, 1, 3, 4]], [[2, 3, 4, 1]]]);
  await act(async () => answers[1]?.(done));
  expect(titles()).toEqual(['Dos', 'Tres', 'Cuatro', 'Uno']);
  expect(order).toHaveBeenCalledTimes(2);
});

test('what can’t be stored is put back, and said', async () => {
  const order = vi.fn(async (_: number[]) => Promise.reject(new ApiRefusal(0, 'No hay conexión.', 'error')));
  await open(rowsOf('Uno', 'Dos', 'Tres'), order);
  await press('Bajar: Uno');
  expect(titles()).toEqual(['Uno', 'Dos', 'Tres']);
  expect(document.body.textContent).toContain('No hay conexión. La lista volvió a su orden anterior.');
});

test('a row that goes to the next page is followed there', async () => {
  const many = rowsOf(...Array.from({ length: 21 }, (_, index) => `Ley ${index + 1}`));
  await open(many, async () => done);
  await press('Bajar: Ley 20');
  expect(titles()).toEqual(['Ley 20']);
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Bajar: Ley 20');
});

test('a list in another order cannot be moved, and leads back to its own', async () => {
  await open(rowsOf('Uno', 'Dos'), async () => done);
  await act(async () => find('th button').click());
  expect(titles()).toEqual(['Dos', 'Uno']);
  expect(document.querySelector('[data-move], [data-handle]')).toBeNull();
  await act(async () => find('p button').click());
  expect(titles()).toEqual(['Uno', 'Dos']);
  expect(document.querySelectorAll('[data-move]')).toHaveLength(4);
});
