import { act, useState } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { find } from '../testing/mount-for-test.tsx';
import { noteEarlyChanges } from './early-changes.ts';
import { ready, restoreTexts, tolerateForeignNodes } from './foreign-nodes.ts';

beforeAll(() => {
  noteEarlyChanges();
  tolerateForeignNodes();
});
beforeEach(() => document.body.replaceChildren());

const fontsWith = (text: string) => {
  const [outer, inner] = [document.createElement('font'), document.createElement('font')];
  inner.textContent = text;
  outer.append(inner);
  return outer;
};

/** The ways in which translators change a text: a new element for it, or the text itself in one. */
const ways: Record<string, (text: Text) => void> = {
  'replaced at once': (text) => text.replaceWith(fontsWith(`${text.data}*`)),
  'replaced in two steps': (text) => {
    text.before(fontsWith(`${text.data}*`));
    text.remove();
  },
  'moved into the element': (text) => {
    const outer = fontsWith('');
    text.replaceWith(outer);
    outer.firstElementChild?.append(text);
  },
};

async function translate(root: Element, way: (text: Text) => void): Promise<void> {
  const texts: Text[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) if (text.parentElement?.localName !== 'font') way(text);
  await new Promise((resolve) => setTimeout(resolve)); // a translator works in a task of its own
}

let setState: (given: { count: number; isOpen: boolean }) => void = () => undefined;
function List() {
  const [{ count, isOpen }, set] = useState({ count: 2, isOpen: true });
  setState = set;
  return (
    <p>
      {isOpen && <b>Abierto</b>}
      {isOpen ? 'sí' : null} hay {count} <i>libros</i>
      {count > 2 && 'más'}
    </p>
  );
}

test.each(Object.entries(ways))('a text %s can be written, removed and passed by React', async (_, way) => {
  const place = document.createElement('main');
  document.body.append(place);
  const root = createRoot(place);
  await act(() => root.render(<List />));
  await translate(place, way);
  await act(() => setState({ count: 3, isOpen: true }));
  expect(place.textContent?.replaceAll('*', '')).toBe('Abiertosí hay 3 librosmás');
  await translate(place, way);
  await act(() => setState({ count: 3, isOpen: false }));
  expect(place.textContent?.replaceAll('*', '')).toBe(' hay 3 librosmás');
  await act(() => setState({ count: 2, isOpen: true }));
  expect(place.textContent?.replaceAll('*', '')).toBe('Abiertosí hay 2 libros');
  await act(() => root.unmount());
  expect(place.childNodes).toHaveLength(0);
});

test.each(Object.entries(ways))(
  'a page whose texts were %s is hydrated as the server sent it',
  async (_, way) => {
    document.body.innerHTML = `<main>${renderToString(<List />)}</main>`;
    const place = find('main');
    await translate(place, way);
    await Promise.resolve();
    const faults: unknown[] = [];
    restoreTexts(place);
    await act(() => hydrateRoot(place, <List />, { onRecoverableError: (error) => void faults.push(error) }));
    expect(faults).toEqual([]);
    expect([place.textContent, place.querySelector('font')]).toEqual(['Abiertosí hay 2 libros', null]);
  },
);

test('a node that is nowhere near is still a fault', () => {
  const [one, other] = [document.createElement('div'), document.createElement('div')];
  expect(() => one.removeChild(other)).toThrow();
  expect(() => one.insertBefore(document.createElement('p'), other)).toThrow();
});

test('texts are not put back under a finger, whose press would come to nothing', async () => {
  document.body.innerHTML = '<button><font>Aplicar</font></button><p>Sin traducir</p>';
  const done: string[] = [];
  find('button').dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(ready(find('p'))).toBeUndefined();
  const waiting = ready(find('button'))?.then(() => done.push('ready'));
  await new Promise((resolve) => setTimeout(resolve));
  find('button').addEventListener('click', () => done.push('click'));
  find('button').dispatchEvent(new Event('pointerup', { bubbles: true }));
  find('button').click();
  await waiting;
  expect(done).toEqual(['click', 'ready']);
});
