import { afterEach, expect, test, vi } from 'vitest';
import { waitFor } from '../testing/wait-for.ts';
import { replayClicks } from './replay-clicks.ts';

afterEach(() => document.body.replaceChildren());

const isHeld = () => document.documentElement.dataset['held'] !== undefined;
const isHydrated = () => document.documentElement.dataset['hydrated'] !== undefined;

test('a form that leads somewhere without script is not held', async () => {
  const form = document.body.appendChild(document.createElement('form'));
  form.setAttribute('action', '/buscar');
  let open = () => {};
  replayClicks(new Promise((resolve) => (open = resolve)));
  const sent = new Event('submit', { bubbles: true, cancelable: true });
  form.dispatchEvent(sent);
  expect(sent.defaultPrevented).toBe(false);
  expect(isHeld()).toBe(false);
  open();
  await waitFor(() => expect(isHydrated()).toBe(true));
  delete document.documentElement.dataset['hydrated'];
});

test('a press that comes early is shown as heard, and done once when the page can answer', async () => {
  let open = () => {};
  const ready = new Promise<void>((resolve) => {
    open = resolve;
  });
  const button = document.body.appendChild(document.createElement('button'));
  const pressed = vi.fn();
  button.addEventListener('click', pressed);
  replayClicks(ready);
  button.click();
  button.click();
  expect(pressed).not.toHaveBeenCalled();
  expect(isHeld()).toBe(true);
  expect(isHydrated()).toBe(false);
  open();
  await waitFor(() => expect(pressed).toHaveBeenCalledOnce());
  expect(isHeld()).toBe(false);
  expect(isHydrated()).toBe(true);
});

test('the search that is a link without script waits, too, but for a tab of its own', async () => {
  let open = () => {};
  replayClicks(new Promise((resolve) => (open = resolve)));
  document.body.innerHTML = '<a href="/buscar" data-search-open>Buscar</a><a href="/otra">Otra</a>';
  const [search, other] = document.querySelectorAll('a');
  const pressed = vi.fn((event: Event) => event.preventDefault());
  for (const link of [search, other]) link?.addEventListener('click', pressed);
  search?.click();
  expect(pressed).not.toHaveBeenCalled();
  other?.click();
  search?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }));
  expect(pressed).toHaveBeenCalledTimes(2);
  open();
  await waitFor(() => expect(pressed).toHaveBeenCalledTimes(3));
  delete document.documentElement.dataset['hydrated'];
});
