import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sentence } from '../../../contract/refusal.ts';
import { ToastProvider } from '../../components/overlay/toast.tsx';
import CategoryManagerPage from '../../features/categories/category-manager-page.tsx';
import { click, find, mount } from '../../testing/mount-for-test.tsx';
import { text } from '../../testing/screen.ts';
import { site } from '../../testing/site.ts';
import { api } from './api.ts';

/** The rows of a server that adds once for each key and loses responses on request. */
let rows: { name: string; key: string }[];
let lost: 'answers' | 'requests' | null;
let keys: string[];

function answerTo(init: RequestInit): Response {
  const key = new Headers(init.headers).get('idempotency-key') ?? 'none';
  const { Name: name } = JSON.parse(String(init.body)) as { Name: string };
  keys.push(key);
  if (lost === 'requests') throw new TypeError('Failed to fetch');
  const before = rows.find((row) => row.key === key);
  if (before === undefined) rows.push({ name, key });
  if (lost === 'answers') throw new TypeError('Failed to fetch');
  if (before !== undefined && before.name !== name)
    return Response.json(
      { message: sentence('otherWithSameKey'), descriptionCode: 'warning' },
      { status: 422 },
    );
  return Response.json({
    message: 'La categoría se guardó.',
    descriptionCode: 'success',
    data: { id: rows.length },
  });
}

beforeEach(() => {
  [rows, lost, keys] = [[], null, []];
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => answerTo(init));
});
afterEach(() => vi.unstubAllGlobals());

const names = () => rows.map(({ name }) => name);

/** Opens the dialog that adds a category, on a page of its own. */
async function openForm(): Promise<void> {
  await mount(
    <ToastProvider>
      <CategoryManagerPage data={[]} query={{}} site={site} viewer={null} />
    </ToastProvider>,
  );
  await act(async () =>
    [...document.querySelectorAll('button')].find((button) => button.textContent === 'Agregar')?.click(),
  );
}

async function send(name: string): Promise<void> {
  (find('[name=Name]') as HTMLInputElement).value = name;
  await click('form button[type=submit]');
}

test('pressing again after an answer was lost adds nothing twice', async () => {
  await openForm();
  lost = 'answers';
  await send('Ahorro');
  expect(text()).toContain('No hay conexión con el portal.');
  lost = null;
  await send('Ahorro');
  expect(names()).toEqual(['Ahorro']);
  expect(find('tbody').textContent).toContain('Ahorro');
  expect(new Set(keys).size).toBe(1);
});

test('a page that was loaded again goes on with the same key', async () => {
  await openForm();
  lost = 'answers';
  await send('Ahorro');
  lost = null;
  await openForm();
  await send('Ahorro');
  expect(names()).toEqual(['Ahorro']);
});

test('mended after its answer was lost, the form says that the first one is there, and adds another only then', async () => {
  await openForm();
  lost = 'answers';
  await send('Aorro');
  lost = null;
  await send('Ahorro');
  expect(text()).toContain('Tu primer envío sí llegó y quedó guardado, aunque todavía no lo veas');
  expect(names()).toEqual(['Aorro']);
  await send('Ahorro');
  expect(names()).toEqual(['Aorro', 'Ahorro']);
});

test('mended after it never arrived, it is added as it is now', async () => {
  await openForm();
  lost = 'requests';
  await send('Aorro');
  lost = null;
  await send('Ahorro');
  expect(names()).toEqual(['Ahorro']);
});

test('what was answered is done: the same once more is another one', async () => {
  await api.category.add({ Name: 'Ahorro' });
  await api.category.add({ Name: 'Ahorro' });
  expect(names()).toEqual(['Ahorro', 'Ahorro']);
  for (const key of keys)
    expect(key).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
});

test('at once, the same is one addition, and different things are two', async () => {
  await Promise.all([
    api.category.add({ Name: 'Ahorro' }),
    api.category.add({ Name: 'Ahorro' }),
    api.category.add({ Name: 'Fondos' }),
  ]);
  expect(names()).toEqual(['Ahorro', 'Fondos']);
});

test('a form with a file carries a key too; an upload in parts does not, which has its own id', async () => {
  const sent: Record<string, string>[] = [];
  vi.stubGlobal(
    'XMLHttpRequest',
    class {
      upload = {};
      status = 200;
      responseText = JSON.stringify({ message: 'Listo.', descriptionCode: 'success', data: { id: 1 } });
      headers: Record<string, string> = {};
      onload: () => void = () => undefined;
      open() {}
      getResponseHeader = () => null;
      setRequestHeader(name: string, value: string) {
        this.headers[name] = value;
      }
      send() {
        sent.push(this.headers);
        this.onload();
      }
    },
  );
  const place = { courseId: 1, title: 'Guía' };
  await api.course.addCourseFile({ file: new File(['%PDF'], 'a.pdf'), ...place });
  await api.course.addCourseFile({ UploadId: '7d444840-9dc0-41d1-b245-5ffdce74fad2', ...place });
  expect(sent.map((headers) => 'idempotency-key' in headers)).toEqual([true, false]);
});

test('a call that adds nothing carries no key', async () => {
  await api.category.update({ Id: 1, Name: 'Ahorro' });
  expect(keys).toEqual(['none']);
});

test('where the storage of the browser is full, things are added all the same', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('no room', 'QuotaExceededError');
  });
  await openForm();
  await send('Jubilación');
  expect(names()).toEqual(['Jubilación']);
  vi.restoreAllMocks();
});
