import { describe, expect, test } from 'vitest';
import { openElements, readingMinutes, truncate } from './text.ts';

describe('truncate', () => {
  test('leaves what fits, cuts between words, marks the cut', () => {
    expect(truncate('Corto', 42)).toBe('Corto');
    expect(truncate('Qué se aporta cada mes, quién lo aporta y dónde', 42)).toBe(
      'Qué se aporta cada mes, quién lo aporta…',
    );
    expect(truncate('abcdefghij', 5)).toBe('abcde…');
  });
  test('ends behind a word that says something', () => {
    expect(truncate('Aprende cómo se forma tu pensión de la vejez y más', 40)).toBe(
      'Aprende cómo se forma tu pensión…',
    );
    expect(truncate('de la que y el', 8)).toBe('de…');
    expect(truncate('Una enfermedad grave, o la muerte de quien sostiene el hogar', 42)).toBe(
      'Una enfermedad grave, o la muerte…',
    );
  });
  test('counts characters as people see them', () => expect(truncate('👵👴👵👴', 4)).toBe('👵👴👵👴'));
});

test('reading takes a minute at least', () => {
  expect(readingMinutes('')).toBe(1);
  expect(readingMinutes('palabra '.repeat(1000))).toBe(5);
});

describe('open elements', () => {
  test('of a text of ours are few, however long it is', () =>
    expect(openElements('<h2>t</h2><ul><li><p><strong>x</strong></p></li></ul><br>'.repeat(5000))).toBe(4));
  test('count what never closes, and closings of another name close nothing', () => {
    expect(openElements('<b><i>'.repeat(50))).toBe(100);
    expect(openElements('<STRONG></em>'.repeat(50))).toBe(50);
    expect(openElements('<br>uno<hr>dos<img src="/a.webp"></p>')).toBe(0);
  });
});
