import { describe, expect, test } from 'vitest';
import { readingMinutes, truncate } from './text.ts';

describe('truncate', () => {
  test('leaves what fits, cuts between words, marks the cut', () => {
    expect(truncate('Corto', 42)).toBe('Corto');
    expect(truncate('Qué se aporta cada mes, quién lo aporta y dónde', 42)).toBe(
      'Qué se aporta cada mes, quién lo aporta y…',
    );
    expect(truncate('abcdefghij', 5)).toBe('abcde…');
  });
  test('counts characters as people see them', () => expect(truncate('👵👴👵👴', 4)).toBe('👵👴👵👴'));
});

test('reading takes a minute at least', () => {
  expect(readingMinutes('')).toBe(1);
  expect(readingMinutes('palabra '.repeat(1000))).toBe(5);
});
