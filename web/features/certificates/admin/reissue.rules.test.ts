import { expect, test } from 'vitest';
import { hasOtherName, reissueText, reissueTitle } from './reissue.rules.ts';

const row = (fullname: string, presentName: string | null = fullname) => ({ fullname, presentName });

test('a deleted holder has no other name', () => {
  expect([row('Ana', 'Anna'), row('Ana'), row('Ana', null)].map(hasOtherName)).toEqual([true, false, false]);
});

test('the question says which names change, and what happens to the current certificates', () => {
  expect(reissueText([row('Rosa Mamani', 'Rosa Mamani Gutiérrez')])).toBe(
    'El certificado decía «Rosa Mamani», dirá «Rosa Mamani Gutiérrez». El de ahora dirá «sustituido».',
  );
  expect(reissueText([row('Ana')])).toMatch(
    /^Ana recibe un certificado nuevo, con el nombre que tiene ahora/,
  );
  const many = (...renamed: number[]) =>
    reissueText([1, 2, 3].map((n) => row(`P${n}`, renamed.includes(n) ? `Q${n}` : `P${n}`)));
  expect(many()).toMatch(/Ninguno cambia de nombre\.$/);
  expect(many(1)).toMatch(/Uno cambia de nombre:$/);
  expect(many(1, 2)).toMatch(/2 cambian de nombre:$/);
  expect([reissueTitle(1), reissueTitle(13)]).toEqual([
    'Emitir otra vez',
    '¿Emitir otra vez 13 certificados?',
  ]);
});
