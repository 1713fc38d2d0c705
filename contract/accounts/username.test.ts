import { expect, test } from 'vitest';
import { newUsername } from './username.ts';

const read = (text: string) => newUsername.safeParse(text);

test.each(['ana.quispe', 'MUÑOZ', 'jose_3', 'güerra', 'n\u0303andu'])('%s is a new username', (text) => {
  expect(read(text)).toMatchObject({ success: true, data: text.normalize('NFKC') });
});

test.each([
  ['a Cyrillic а', '\u0430dmin'],
  ['a dotless ı', 'adm\u0131n'],
  ['a Greek ο', 'r\u03bfsa'],
  ['an Armenian letter', 'a\u0578a'],
  ['digits of another script', 'ana\u0661'],
])('a username with %s, which looks like another, is none', (_, text) => {
  expect(read(text).error?.issues[0]?.message).toContain('letras latinas');
});

test('a wide letter is the letter, so that it is taken where that is', () => {
  expect(read('\uff41\uff44\uff4d\uff49\uff4e')).toMatchObject({ success: true, data: 'admin' });
});
