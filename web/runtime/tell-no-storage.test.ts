import { afterEach, expect, test, vi } from 'vitest';
import { noStorageId, tellNoStorage } from './tell-no-storage.ts';

afterEach(() => {
  document.body.innerHTML = '';
});

const note = () => document.getElementById(noStorageId);

test('the note stays hidden where a sign-in can be stored', () => {
  document.body.innerHTML = `<p id="${noStorageId}" hidden>x</p>`;
  tellNoStorage();
  expect(note()?.hidden).toBe(true);
});

test('it shows where the browser refuses, and a page without it is left alone', () => {
  vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  tellNoStorage();
  document.body.innerHTML = `<p id="${noStorageId}" hidden>x</p>`;
  tellNoStorage();
  expect(note()?.hidden).toBe(false);
});
