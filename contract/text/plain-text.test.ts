import { expect, test } from 'vitest';
import { plainLine, plainText } from './plain-text.ts';

test('signs that nobody sees are taken out, whatever kind they are', () => {
  const signs = ['\0', '\x01', '\x02', '\x07', '\x1b', '\x1e', '\x1f', '\x7f', '\x80', '\x9f'];
  const others = [
    '\u202a',
    '\u202e',
    '\u2066',
    '\u2069',
    '\ufdd0',
    '\ufffe',
    '\uffff',
    '\u{1fffe}',
    '\ud800',
  ];
  for (const sign of [...signs, ...others]) expect(plainText(`Uno${sign}Dos`)).toBe('UnoDos');
});

test('every end of a line is one, of a single line a blank', () => {
  for (const end of ['\n', '\r', '\r\n', '\v', '\f', '\x85', '\u2028', '\u2029']) {
    expect(plainText(`Uno${end}Dos`)).toBe('Uno\nDos');
    expect(plainLine(`Uno ${end} Dos`)).toBe('Uno Dos');
  }
  expect([plainText('Uno\tDos'), plainLine('Uno\tDos')]).toEqual(['Uno\tDos', 'Uno Dos']);
});

test('what people write stays: letters of any script, joiners, emoji, blanks', () => {
  const written = 'Ñandú  Ελένη مرحبا می‌خواهم 👩‍🏫 🏴󠁧󠁢󠁥󠁮󠁧󠁿 x\u00a0y \u200e\u00ad\ue000';
  expect([plainText(written), plainLine(written)]).toEqual([written, written]);
});
