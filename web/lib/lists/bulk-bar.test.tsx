import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { ToastProvider } from '../../components/overlay/toast.tsx';
import { DataTable } from '../../components/table/data-table.tsx';
import { find, mount } from '../../testing/mount-for-test.tsx';
import { findButton, press, text, writeInto } from '../../testing/screen.ts';
import type { BulkAction, BulkReply } from './bulk-action.ts';
import { BulkBar } from './bulk-bar.tsx';

type Row = { id: number; title: string };
const rows: Row[] = [1, 2, 3, 4, 5].map((id) => ({ id, title: `Fila ${id}` }));
const nameOf = ({ title }: Row) => title;
const done = (...ids: number[]): BulkReply['data'] => ids.map((id) => ({ id, state: 'done', message: '' }));

function open(
  action: Partial<BulkAction<Row>>,
  onDone = vi.fn(async () => undefined),
  shown = rows,
  everything = shown,
) {
  const full: BulkAction<Row> = {
    label: 'Publicar',
    icon: 'check',
    send: async (some) => ({ message: 'Hecho.', data: done(...some.map(({ id }) => id)) }),
    ...action,
  };
  return mount(
    <ToastProvider>
      <DataTable
        caption="Filas"
        columns={[{ key: 'title', label: 'Título', kind: 'title', render: nameOf, sortBy: nameOf }]}
        rows={shown}
        rowKey={({ id }) => id}
        empty="Nada"
        selectable={{
          nameOf,
          bar: (selection) => (
            <BulkBar
              selection={selection}
              nameOf={nameOf}
              noun={['fila', 'filas']}
              actions={[full]}
              found={{ shown: shown.length, total: everything.length, load: async () => everything }}
              onDone={onDone}
            />
          ),
        }}
      />
    </ToastProvider>,
  );
}

const box = (id: number) => find(`[aria-label="Seleccionar: Fila ${id}"]`) as HTMLInputElement;
const tick = (id: number, shiftKey = false) =>
  act(async () => void box(id).dispatchEvent(new MouseEvent('click', { bubbles: true, shiftKey })));
const ticked = () => rows.filter(({ id }) => box(id).checked).map(({ id }) => id);
const all = () => find('thead [type=checkbox]') as HTMLInputElement;

test('rows are ticked one by one, by Shift up to the last one, and all of the page; the count is announced', async () => {
  await open({});
  expect(document.querySelector('[aria-label="Lo seleccionado"]')).toBeNull();
  await tick(2);
  await tick(5, true);
  expect(ticked()).toEqual([2, 3, 4, 5]);
  expect(text()).toContain('4 filas con marca');
  expect([all().checked, all().indeterminate]).toEqual([false, true]);
  await tick(4);
  await tick(3, true);
  expect(ticked()).toEqual([2, 5]);
  await act(async () => all().click());
  expect(ticked()).toEqual([1, 2, 3, 4, 5]);
  await press('Quitar la selección');
  expect(ticked()).toEqual([]);
});

test('an order by another column reaches along what is shown', async () => {
  await open({});
  await press('Título');
  await press('Título'); // from the last to the first
  await tick(4);
  await tick(2, true);
  expect(ticked()).toEqual([2, 3, 4]);
});

test('all went well: the sentence of the server, no tick left, the list loaded again', async () => {
  const onDone = vi.fn(async () => undefined);
  const send = vi.fn(async () => ({ message: 'Se publicaron 2 filas.', data: done(1, 3) }));
  await open({ send }, onDone);
  await tick(1);
  await tick(3);
  await press('Publicar');
  expect(send).toHaveBeenCalledExactlyOnceWith([rows[0], rows[2]], 0, '');
  expect(text()).toContain('Se publicaron 2 filas.');
  expect([ticked(), onDone.mock.calls.length]).toEqual([[], 1]);
  expect(findButton('Deshacer')).toBeUndefined();
});

test('what failed is named with its reason and keeps its tick; the report outlives the row', async () => {
  const data: BulkReply['data'] = [...done(1), { id: 2, state: 'failed', message: 'Ya estaba publicado.' }];
  const render = await open({ send: async () => ({ message: 'Se publicó 1 fila; 1 no se pudo.', data }) });
  await tick(1);
  await tick(2);
  await press('Publicar');
  expect(find('dialog[open]').textContent).toContain('Fila 2: Ya estaba publicado.');
  expect(text()).toContain('Se publicó 1 fila; 1 no se pudo.');
  expect(ticked()).toEqual([2]);
  await press('Entendido');
  expect(document.querySelector('dialog[open]')).toBeNull();
  await render(null);
});

test('deleting asks and can be taken back', async () => {
  const onDone = vi.fn(async () => undefined);
  const undo = vi.fn(async () => ({ message: 'Está de nuevo en su lugar.' }));
  const ask = { title: 'Desea eliminar?', body: (some: readonly Row[]) => `Son ${some.length}.` };
  await open({ label: 'Eliminar', ask, undo, danger: true }, onDone);
  await tick(4);
  await press('Eliminar');
  expect(find('dialog[open]').textContent).toContain('Son 1.');
  await press('Eliminar');
  expect(document.querySelector('dialog[open]')).toBeNull();
  await press('Deshacer');
  expect(undo).toHaveBeenCalledExactlyOnceWith([rows[3]], done(4));
  expect(text()).toContain('Está de nuevo en su lugar.');
  expect(onDone).toHaveBeenCalledTimes(2);
});

test('a choice is needed before anything is moved', async () => {
  const send = vi.fn(async () => ({ message: 'Se movió 1 fila.', data: done(1) }));
  const load = async () => [{ value: 7, label: 'Ahorro' }];
  await open({ label: 'Mover', choices: { label: 'Categoría', load }, send });
  await tick(1);
  await press('Mover');
  await press('Mover');
  expect(find('dialog[open]').textContent).toContain('Elige en la lista: Categoría.');
  expect(send).not.toHaveBeenCalled();
  await writeInto('dialog[open] select', '7');
  await press('Mover');
  expect(send).toHaveBeenCalledExactlyOnceWith([rows[0]], 7, '');
});

test('a row that is no longer shown is not ticked any more', async () => {
  const render = await open({});
  await tick(1);
  await render(null);
  await open({}, undefined, rows.slice(1));
  expect(document.querySelector('[aria-label="Lo seleccionado"]')).toBeNull();
});

test('once a page is ticked, all that the list finds can be chosen, until a tick is taken away', async () => {
  const send = vi.fn(async (some: readonly Row[]) => ({
    message: 'Hecho.',
    data: done(...some.map(({ id }) => id)),
  }));
  await open({ send }, undefined, rows.slice(0, 2), rows);
  await tick(1);
  expect(findButton('Elegir los 5')).toBeUndefined();
  await tick(2);
  await press('Elegir los 5');
  expect(text()).toContain('5 filas con marca');
  await tick(2);
  expect(text()).toContain('1 fila con marca');
  await tick(2);
  await press('Elegir los 5');
  await press('Publicar');
  expect(send.mock.calls[0]?.[0]).toEqual(rows);
  expect(findButton('Elegir los 5')).toBeUndefined();
});
