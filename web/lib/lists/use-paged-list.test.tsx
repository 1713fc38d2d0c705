import { act, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Api } from '../../../contract/index.ts';
import { ToastProvider } from '../../components/overlay/toast.tsx';
import { DataTable } from '../../components/table/data-table.tsx';
import { PageSizeProvider } from '../../components/table/page-size.tsx';
import { click, find, mount } from '../../testing/mount-for-test.tsx';
import { text, writeInto } from '../../testing/screen.ts';
import { ApiRefusal } from '../api/request.ts';
import type { Query } from '../page/screen.ts';
import { PagedTableEmpty, PagedTablePager, PagedTableTools, sortedByList } from './paged-table.tsx';
import { StateChips } from './state-chips.tsx';
import { usePagedList } from './use-paged-list.ts';

type Found = { names: string[]; total: number };
const load = vi.fn(
  async (_api: Api, query: Query): Promise<Found> => ({ names: [JSON.stringify(query)], total: 60 }),
);
const filters = [
  {
    name: 'state',
    label: 'Estado',
    placeholder: 'Todos',
    options: [{ value: 'draft', label: 'Borradores' }],
  },
];

function List({ query }: { query: Query }) {
  const list = usePagedList<Found>({
    path: '/lista',
    query,
    loaded: { names: ['al abrir'], total: 60 },
    load,
  });
  return (
    <>
      <PagedTableTools list={list} label="Buscar" filters={filters} />
      <p id="shown">{list.loaded.names.join()}</p>
      {list.loaded.total === 0 && (
        <PagedTableEmpty list={list} title="Todavía nada">
          …
        </PagedTableEmpty>
      )}
      <PagedTablePager list={list} total={list.loaded.total} noun={['fila', 'filas']} />
    </>
  );
}
const kept = vi.fn();
const show = (list: ReactNode) =>
  mount(
    <ToastProvider>
      <PageSizeProvider given={20} sizes={[20, 50, 100]} onChoose={kept}>
        {list}
      </PageSizeProvider>
    </ToastProvider>,
  );
const open = (query: Query = {}) => show(<List query={query} />);
const states = [
  { state: '', label: 'Todos' },
  { state: 'draft', label: 'Borradores' },
] as const;

/** A list whose state is chosen by chips. */
function ListWithChips() {
  const list = usePagedList<Found>({ path: '/lista', query: {}, loaded: { names: [], total: 0 }, load });
  return (
    <>
      <PagedTableTools list={list} label="Buscar" />
      <StateChips list={list} states={states} counts={{ draft: 3 }} />
    </>
  );
}
/** A list that its source sorts. */
function SortedList() {
  const list = usePagedList<Found>({ path: '/lista', query: {}, loaded: { names: [], total: 1 }, load });
  return (
    <>
      <PagedTableTools list={list} label="Buscar" />
      <DataTable
        caption="Filas"
        columns={[{ key: 'title', label: 'Título', sortBy: (row) => row, render: (row) => row }]}
        rows={['una']}
        rowKey={(row) => row}
        order={{ key: 'date', direction: 'descending' }}
        {...sortedByList(list)}
        empty=""
      />
    </>
  );
}
const pass = (milliseconds: number) =>
  act(async () => void (await vi.advanceTimersByTimeAsync(milliseconds)));
const shown = () => find('#shown').textContent;
/** The query that was loaded last, without the size. */
function asked(): Query {
  const { size: _, ...query } = load.mock.lastCall?.[1] ?? {};
  return query;
}

beforeEach(() => {
  vi.useFakeTimers();
  load.mockReset();
  history.replaceState(null, '', '/lista');
});
afterEach(() => vi.useRealTimers());

test('the list follows a pause in typing, not each letter; the address says what is shown', async () => {
  await open({ page: '3', sort: 'title', order: 'asc', size: '20' });
  for (const word of ['a', 'ah', 'aho']) {
    await writeInto('[name=search]', word);
    await pass(100);
  }
  expect(load).not.toHaveBeenCalled();
  await pass(150);
  expect(load).toHaveBeenCalledTimes(1);
  expect(shown()).toBe(JSON.stringify({ search: 'aho', sort: 'title', order: 'asc', size: '20' }));
  expect(location.search).toBe('?search=aho&sort=title&order=asc'); // no page: it is another list
});

test('a filter is at once; pages keep it', async () => {
  await open();
  await writeInto('[name=state]', 'draft');
  await pass(0);
  expect(location.search).toBe('?state=draft');
  expect(find('[aria-label="Siguiente"]').getAttribute('href')).toBe('/lista?state=draft&page=2');
});

test('a state chosen right after typing keeps the words; words after a state that still loads keep it', async () => {
  await show(<ListWithChips />);
  await writeInto('[name=search]', 'ana');
  await click('a[href$="state=draft"]');
  await pass(0);
  expect(asked()).toEqual({ search: 'ana', state: 'draft' });

  load.mockReturnValueOnce(Promise.withResolvers<Found>().promise);
  await click('a[href="/lista?search=ana"]');
  await writeInto('[name=search]', 'anahí');
  await pass(250);
  expect(asked()).toEqual({ search: 'anahí' });
  expect(location.search).toBe('?search=anah%C3%AD');
});

test('of two answers that cross, the later question wins', async () => {
  await open();
  const slow = Promise.withResolvers<Found>();
  load.mockReturnValueOnce(slow.promise);
  await writeInto('[name=search]', 'lenta');
  await pass(250);
  await writeInto('[name=search]', 'rápida');
  await pass(250);
  await act(async () => slow.resolve({ names: ['lenta'], total: 1 }));
  expect(shown()).toContain('rápida');
});

test('what was typed before hydration is not lost', async () => {
  const render = await open();
  await render(null);
  document.body.innerHTML = '';
  await open({ search: 'de antes' });
  expect(load).not.toHaveBeenCalled(); // the page came with it
});

test('another size is kept, and the list begins again', async () => {
  await open({ page: '2' });
  await writeInto('select:not([name])', '50');
  await pass(0);
  expect(kept).toHaveBeenCalledWith(50);
  expect(shown()).toBe(JSON.stringify({ size: '50' }));
  expect(text()).toContain('1 a 50 de 60 filas');
});

test('without network the list stays and says why', async () => {
  await open();
  load.mockRejectedValueOnce(new ApiRefusal(0, 'No hay conexión con el portal.', 'error'));
  await writeInto('[name=search]', 'ahorro');
  await pass(250);
  expect(shown()).toBe('al abrir');
  expect(text()).toContain('No hay conexión con el portal.');
});

test('nothing yet, nothing found and nothing of that kind are told apart, with a way back', async () => {
  load.mockResolvedValue({ names: [], total: 0 });
  await open();
  await writeInto('[name=search]', 'zzz');
  await pass(250);
  expect(text()).toContain('Nada con «zzz»');
  await writeInto('[name=search]', '');
  await writeInto('[name=state]', 'draft');
  await pass(250);
  expect(text()).toContain('Nada coincide con los filtros');
  expect([...document.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toContain('/lista');
  await writeInto('[name=state]', '');
  await pass(250);
  expect(text()).toContain('Todavía nada');
});

test('a heading pressed while words are typed keeps them, and its link leads there in a tab of its own', async () => {
  await show(<SortedList />);
  await writeInto('[name=search]', 'aho');
  await click('thead a');
  await pass(0);
  expect(asked()).toEqual({ search: 'aho', sort: 'title', order: 'asc' });
  expect(find('thead a').getAttribute('href')).toBe('/lista?search=aho&sort=title&order=asc');
});
