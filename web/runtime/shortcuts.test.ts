import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { noteListeners } from '../testing/page-listeners.ts';
import { takeShortcuts } from './shortcuts.ts';

const frame = (inside: string) => `<main data-framed>${inside}</main>`;
const press = (key: string, more: KeyboardEventInit = {}) => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
  (document.activeElement ?? document.body).dispatchEvent(event);
  return event.defaultPrevented;
};
let names: string[] = [];

beforeAll(() => {
  document.body.innerHTML = frame('');
  const forgetListeners = noteListeners();
  takeShortcuts();
  return forgetListeners;
});
beforeEach(() => {
  names = [];
  vi.spyOn(HTMLFormElement.prototype, 'requestSubmit').mockImplementation(function (this: HTMLFormElement) {
    names.push(this.id);
  });
  Element.prototype.checkVisibility = () => true;
});
afterEach(() => void vi.restoreAllMocks());

test('Ctrl+S and ⌘S save the form with unsaved changes, and are the browser’s without one', () => {
  document.body.innerHTML = frame('<form id="limpio"></form>');
  expect(press('s', { ctrlKey: true })).toBe(false);
  document.body.innerHTML = frame('<form id="limpio"></form><form id="texto" data-unsaved=""></form>');
  expect(press('s', { ctrlKey: true })).toBe(true);
  expect(press('S', { metaKey: true })).toBe(true);
  expect(press('s', { ctrlKey: true, repeat: true })).toBe(true);
  expect(press('s')).toBe(false);
  expect(names).toEqual(['texto', 'texto']);
});

test('with a window open its form is saved, never the one beneath', () => {
  document.body.innerHTML = frame(
    '<form id="abajo" data-unsaved=""></form><dialog open><form id="ventana" data-unsaved=""></form></dialog>',
  );
  press('s', { ctrlKey: true });
  document.body.innerHTML = frame('<form id="abajo" data-unsaved=""></form><dialog open></dialog>');
  expect(press('s', { ctrlKey: true })).toBe(false);
  expect(names).toEqual(['ventana']);
});

test('"/" goes to the search of the list, else to that of the portal, and is a letter while one types', () => {
  document.body.innerHTML = `<form data-search-open><input id="portal" type="search"></form>${frame('<input id="lista" type="search"><textarea></textarea>')}`;
  document.querySelector('textarea')?.focus();
  expect(press('/')).toBe(false);
  document.querySelector('textarea')?.blur();
  expect(press('/')).toBe(true);
  expect(document.activeElement?.id).toBe('lista');
  document.querySelector('#lista')?.remove();
  expect(press('/')).toBe(true);
  expect(document.activeElement?.id).toBe('portal');
});

test('where the search is a link, "/" presses it', () => {
  document.body.innerHTML = frame('<a data-search-open href="/buscar"></a>');
  const pressed = vi.fn((event: Event) => event.preventDefault());
  document.querySelector('a')?.addEventListener('click', pressed);
  press('/');
  expect(pressed).toHaveBeenCalledOnce();
});

test('an exam, which has no frame, takes none', () => {
  document.body.innerHTML = '<main><form data-unsaved=""></form></main>';
  const listen = vi.spyOn(window, 'addEventListener');
  takeShortcuts();
  expect(listen).not.toHaveBeenCalled();
});
