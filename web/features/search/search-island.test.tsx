import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { find, key, mount } from '../../testing/mount-for-test.tsx';
import { writeInto } from '../../testing/screen.ts';
import { SearchIsland } from './search-island.tsx';

const head = document.createElement('form');
head.dataset['searchOpen'] = '';
head.innerHTML = '<input type="search" name="search">';
const field = head.querySelector('input') as HTMLInputElement;

afterEach(() => {
  head.remove();
  field.value = '';
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function open(type: string, typed: string): Promise<void> {
  document.body.append(head);
  await mount(<SearchIsland />);
  field.value = typed;
  const event = new (type === 'click' ? MouseEvent : Event)(type, { bubbles: true, cancelable: true });
  await act(async () => field.dispatchEvent(event));
}

test('opens on typing and takes over what was typed', async () => {
  await open('input', 'pens');
  expect(find('[role=combobox]')).toHaveProperty('value', 'pens');
  // HTML allows no role on a field of the type search
  expect(
    [find('[role=combobox]')].map((box) => [box.getAttribute('type'), box.getAttribute('inputmode')]),
  ).toEqual([['text', 'search']]);
  // Enter may come before the dialog has the focus: the form of the page still says what was typed
  expect(field.value).toBe('pens');
  await act(async () => find('dialog').dispatchEvent(new Event('cancel', { cancelable: true })));
  expect(field.value).toBe('');
});

test('opens empty when it is pressed', async () => {
  await open('click', '');
  expect(find('[role=combobox]')).toHaveProperty('value', '');
});

test('takes what was typed before it was hydrated', async () => {
  document.body.append(head);
  field.value = 'comis';
  field.focus();
  await mount(<SearchIsland />);
  expect(find('[role=combobox]')).toHaveProperty('value', 'comis');
});

test('takes keys that come faster than it opens', async () => {
  document.body.append(head);
  await mount(<SearchIsland />);
  await act(async () => {
    for (const letter of ['p', 'e', 'n']) {
      field.value += letter;
      field.dispatchEvent(new Event('input', { bubbles: true, cancelable: true }));
    }
  });
  expect(find('[role=combobox]')).toHaveProperty('value', 'pen');
});

test('Enter leads to all results; after an arrow it opens the chosen one', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('fetch', async () =>
    Response.json({
      message: '',
      descriptionCode: 'success',
      data: [{ type: 'course', id: 7, title: 'Tu pensión' }],
    }),
  );
  await open('input', 'p');
  const box = find('[role=combobox]') as HTMLInputElement;
  const enter = async () => {
    const pressed = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true });
    await act(async () => box.dispatchEvent(pressed));
    return pressed;
  };
  expect((await enter()).defaultPrevented).toBe(true); // one letter is no search
  await writeInto('[role=combobox]', 'pension');
  await act(() => vi.advanceTimersByTimeAsync(250));
  expect(find('dialog a:not([role=option])').getAttribute('href')).toBe('/buscar?search=pension');
  expect(box.form?.getAttribute('action')).toBe('/buscar');
  expect((await enter()).defaultPrevented).toBe(false);
  box.focus();
  await key('ArrowDown');
  expect(find('[role=option]').getAttribute('aria-selected')).toBe('true');
  const opened = vi.fn((event: Event) => event.preventDefault());
  find('[role=option]').addEventListener('click', opened);
  expect((await enter()).defaultPrevented).toBe(true);
  expect(opened).toHaveBeenCalledOnce();
  expect(find('[role=option]').getAttribute('href')).toBe('/leercurso/?id=7');
});
