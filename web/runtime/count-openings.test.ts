import { afterEach, expect, test, vi } from 'vitest';
import { countOpenings } from './count-openings.ts';
import { foundLink } from './found-link.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
});

test('a result that is pressed is counted with what was searched; any other link is not', () => {
  const ask = vi.fn(async (_: string, __: RequestInit) => new Response());
  vi.stubGlobal('fetch', ask);
  countOpenings();
  const link = (attributes: object) => {
    const made = document.createElement('a');
    for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
    const word = document.body.appendChild(made).appendChild(document.createElement('mark'));
    return word;
  };
  link({}).click();
  expect(ask).not.toHaveBeenCalled();
  link(foundLink('heredar', { type: 'Dato', id: 4, anchor: 'horario' })).click();
  link(foundLink('heredar', { type: 'Tema', id: 2 })).click();
  expect(ask.mock.calls.map(([url, { body }]) => [url, JSON.parse(String(body))])).toEqual([
    ['/api/SearchedPhrase/Opened', { Value: 'heredar', Type: 'Dato', Id: 4, Anchor: 'horario' }],
    ['/api/SearchedPhrase/Opened', { Value: 'heredar', Type: 'Tema', Id: 2, Anchor: '' }],
  ]);
});
