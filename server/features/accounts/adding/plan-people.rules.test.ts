import { describe, expect, test } from 'vitest';
import type { NewPerson } from '../../../../contract/accounts/adding-calls.ts';
import { planPeople, type ReadPerson } from './plan-people.rules.ts';

const ana: NewPerson = {
  FirstName: 'Ana',
  LastName: 'Quispe',
  Email: 'ana@correo.test',
  Gender: 2,
  FechaNac: '1990-05-10',
};
const known = (username: string, email = `${username}@otro.test`) => ({
  username,
  email,
  firstName: 'Julia',
  lastName: 'Mamani',
});
const listed = (...found: (Partial<NewPerson> | string)[]): ReadPerson[] =>
  found.map((given, index) => ({
    line: index + 1,
    subject: `línea ${index + 1}`,
    found: typeof given === 'string' ? { problem: given } : { person: { ...ana, ...given } },
  }));
const told = (read: ReadPerson[], accounts: ReturnType<typeof known>[] = []) =>
  planPeople(read, accounts).lines.map(({ kind, text }) => [kind, text]);

describe('who stands in a pasted list (spec 5.11)', () => {
  test('is added as written, with a username made from the names', () => {
    const { people, lines } = planPeople(listed({ FirstName: 'Jose\u0301' }), []);
    expect(people).toEqual([
      {
        line: 1,
        username: 'jose.quispe',
        email: 'ana@correo.test',
        firstName: 'José',
        lastName: 'Quispe',
        gender: 2,
        documentNumber: null,
        phone: null,
        birthDate: '1990-05-10',
      },
    ]);
    expect(lines).toEqual([{ line: 1, kind: 'added', subject: 'línea 1', text: 'jose.quispe' }]);
  });

  test('is skipped with an e-mail of an account or of a line before, whatever the case', () => {
    const twice = { Email: 'otra@correo.test' };
    expect(
      told(listed({ Email: 'ANA@correo.test' }, twice, { Email: 'Otra@Correo.test' }), [
        known('julia', 'ana@correo.test'),
      ]),
    ).toEqual([
      ['skipped', 'Ya tiene una cuenta: Julia Mamani, julia.'],
      ['added', 'ana.quispe'],
      ['skipped', 'Su correo es el de la línea 2.'],
    ]);
  });

  test('gets a username that neither an account nor a line before has', () => {
    const other = { Email: 'otra@correo.test' };
    expect(told(listed({}, other), [known('Ana.Quispe')])).toEqual([
      ['added', 'ana.quispe2'],
      ['added', 'ana.quispe3'],
    ]);
  });

  test('is asked for another username where the one that was written exists', () => {
    expect(told(listed({ UserName: 'Julia' }), [known('julia')])).toEqual([
      ['problem', 'El usuario «Julia» ya existe. Escribe otro, o deja vacía esa columna.'],
    ]);
  });

  test('is asked for a username where the names make none, or all that they make are taken', () => {
    const taken = Array.from({ length: 20 }, (_, index) =>
      known(`ana.quispe${index === 0 ? '' : index + 1}`),
    );
    expect(told(listed({ FirstName: '李', LastName: '明' }, {}), taken)).toEqual([
      ['problem', 'No sabemos qué usuario darle: escríbelo en la columna Usuario.'],
      ['problem', 'Ya hay muchas personas con el usuario «ana.quispe»: escribe otro en la columna Usuario.'],
    ]);
  });

  test('is told what was wrong with the line', () => {
    expect(told(listed('Falta la fecha de nacimiento.'))).toEqual([
      ['problem', 'Falta la fecha de nacimiento.'],
    ]);
  });
});
