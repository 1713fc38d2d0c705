import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Api } from '../../../contract/index.ts';
import { ToastProvider } from '../../components/overlay/toast.tsx';
import { PageSizeProvider } from '../../components/table/page-size.tsx';
import { find, mount } from '../../testing/mount-for-test.tsx';
import { text, writeInto } from '../../testing/screen.ts';
import { ApiRefusal } from '../api/request.ts';
import type { Query } from '../page/screen.ts';
import { PagedTableEmpty, PagedTablePager, PagedTableTools } from './paged-table.tsx';
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
const open = (query: Query = {}) =>
  mount(
    <ToastProvider>
      <PageSizeProvider given={20} sizes={[20, 50, 100]} onChoose={kept}>
        <List query={query} />
      </PageSizeProvider>
    </ToastProvider>,
  );
const pass = (milliseconds: number) =>
  act(async () => void (await vi.advanceTimersByTimeAsync(milliseconds)));
const shown = () => find('#shown').textContent;

beforeEach(() => {
  vi.useFakeTimers();
  load.mockClear();
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
