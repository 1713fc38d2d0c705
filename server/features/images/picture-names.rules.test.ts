import { expect, test } from 'vitest';
import { pictureName } from './picture-names.rules.ts';

test('a picture is called as its file was', () => {
  expect(pictureName('Plaza de Armas.jpg')).toBe('Plaza de Armas.jpg');
  expect(pictureName('C:\\fotos\\plaza.jpg')).toBe('plaza.jpg');
  expect(pictureName('../../etc/plaza.jpg')).toBe('plaza.jpg');
  expect(pictureName('foto\u202Egpj.exe\n')).toBe('fotogpj.exe');
  expect(pictureName('a'.repeat(500))).toHaveLength(120);
  expect(pictureName('')).toBe('');
});
