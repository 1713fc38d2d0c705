import { expect, test } from 'vitest';
import type { LawReadPart } from '../../../contract/laws/text-calls.ts';
import { markLaw } from './mark-law.rules.ts';

const article = (title: string, html: string): LawReadPart => ({
  kind: 'article',
  anchor: 'art-1',
  number: '1',
  title,
  html,
  terms: [],
  isRepealed: false,
  change: null,
  next: null,
  citedBy: [],
});

test('hits are numbered through titles and texts; whole words in any form, accents or not', () => {
  const { parts, hits } = markLaw(
    [
      article('Edad de retiro', '<p>La <strong>edad</strong> y las edades.</p>'),
      article('', '<p>Edades.</p>'),
    ],
    'EDAD',
  );
  expect(hits).toBe(4);
  expect(parts[0]?.title).toEqual([
    { text: 'Edad', hit: 1 },
    { text: ' de retiro', hit: null },
  ]);
  expect(parts[0]?.html).toBe(
    '<p>La <strong><mark id="hit-2">edad</mark></strong> y las <mark id="hit-3">edades</mark>.</p>',
  );
  expect(parts[1]?.html).toBe('<p><mark id="hit-4">Edades</mark>.</p>');
});

test('tags, attributes and entities are no words', () => {
  const html = '<p class="strong">A &amp; B <a href="/ley?id=3#art-2">x</a></p>';
  for (const search of ['strong', 'amp', 'href', 'ley'])
    expect(markLaw([article('', html)], search)).toMatchObject({
      hits: 0,
      parts: [{ html }],
    });
});

test('without a search nothing is marked', () => {
  expect(markLaw([article('Edad', '<p>Edad</p>')], '')).toMatchObject({
    hits: 0,
    parts: [{ title: [{ text: 'Edad', hit: null }], html: '<p>Edad</p>' }],
  });
});
