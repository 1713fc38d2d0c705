import { expect, test } from 'vitest';
import type { LawAmendment, LawPart } from '../../../../contract/laws/text-calls.ts';
import { nameOfAmendment, nameOfPart, numbersOf, wordsOf } from './law-text-state.ts';

const article = (number: string, html: string, title = ''): LawPart => ({
  kind: 'article',
  number,
  title,
  html,
});
const amendment = (given: Partial<LawAmendment>): LawAmendment => ({
  from: '2024-01-01',
  by: 'Ley 388',
  byLaw: null,
  action: 'replace',
  number: '1',
  after: '',
  title: '',
  html: '',
  note: '',
  ...given,
});
const parts = [article('1', '<p>Uno.</p>', 'Objeto'), article('2', '<p>Dos.</p>')];

test('a change begins with the words that the article has by then, whatever the order of entry', () => {
  const amendments = [
    amendment({ from: '2025-01-01', html: '<p>Nuevo.</p>', title: 'B' }),
    amendment({ from: '2024-01-01', html: '<p>Viejo.</p>', title: 'A' }),
    amendment({ from: '2026-01-01', action: 'repeal', number: '2' }),
  ];
  expect(wordsOf('1', parts, amendments)).toMatchObject({ title: 'B', html: '<p>Nuevo.</p>' });
  expect(wordsOf('2', parts, amendments)).toMatchObject({ html: '<p>Dos.</p>' });
  expect(wordsOf('1', parts, [])).toMatchObject({ title: 'Objeto', html: '<p>Uno.</p>' });
  expect(wordsOf('9', parts, [])).toEqual({ title: '', html: '' });
});

test('numbers are those of the base and of added articles, each once', () => {
  const added = [
    amendment({ action: 'insert', number: '1 bis' }),
    amendment({ action: 'insert', number: '2.' }),
  ];
  expect(numbersOf(parts, added)).toEqual(['1', '2.', '1 bis']);
});

test('parts and changes have names', () => {
  expect(nameOfPart(article('12', '', 'Edad'))).toBe('Artículo 12. Edad');
  expect(nameOfPart({ kind: 'heading', level: 1, label: 'Título I', title: '' })).toBe('Título I');
  expect(nameOfAmendment(amendment({ action: 'repeal', number: '9' }))).toBe('Ley 388 deroga el artículo 9');
});
