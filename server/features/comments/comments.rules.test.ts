import { expect, it } from 'vitest';
import { publicName } from './comments.rules.ts';

it.each([
  [{ firstName: 'María Fernanda', lastName: 'Quispe Rojas', isDeleted: false }, 'María Q.'],
  [{ firstName: ' Ángel ', lastName: 'ñúñez', isDeleted: false }, 'Ángel Ñ.'],
  [{ firstName: 'Ana', lastName: '', isDeleted: false }, 'Ana'],
  [{ firstName: 'Usuario', lastName: 'eliminado', isDeleted: true }, 'Usuario eliminado'],
])('%j is shown as %j', (account, name) => {
  expect(publicName(account)).toBe(name);
});
