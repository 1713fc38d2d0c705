import { describe, expect, test } from 'vitest';
import { definedIn, isSameIn, partsOf } from './parts.rules.ts';

const columns = { html: 'content_html', publishAt: 'publish_at', options: 'options' } as const;
const row = { html: '<p>Uno</p>', publishAt: new Date('2026-12-01T15:00:00Z'), options: ['a', 'b'], id: 7 };

test('partsOf leaves out what is no part', () => {
  const { id: _, ...parts } = row;
  expect(partsOf(columns, row)).toEqual(parts);
});

describe('isSameIn', () => {
  test('compares moments and lists by what they say, and parts alone', () => {
    const copy = { ...row, id: 8, publishAt: new Date(row.publishAt), options: ['a', 'b'] };
    expect(isSameIn(columns, row, copy)).toBe(true);
  });
  test.each([
    { html: '<p>Dos</p>' },
    { publishAt: new Date('2026-12-01T15:01:00Z') },
    { publishAt: null },
    { options: ['b', 'a'] },
  ])('tells %j apart', (change) => {
    expect(isSameIn(columns, row, { ...row, ...change })).toBe(false);
  });
});

test('definedIn keeps what is empty, false or null: only undefined was not said', () => {
  const input = { title: '', isPublished: false, publishAt: null, html: undefined };
  expect(definedIn(input)).toStrictEqual({ title: '', isPublished: false, publishAt: null });
});
