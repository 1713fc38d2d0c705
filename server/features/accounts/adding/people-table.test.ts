import { describe, expect, test } from 'vitest';
import { BadPeopleTable, readPeople } from './people-table.ts';
import { usernamesFor } from './usernames.rules.ts';

const ana = {
  FirstName: 'Ana',
  LastName: 'Quispe',
  Email: 'ana@lista.test',
  Gender: 2,
  FechaNac: '1980-12-31',
};
const foundIn = (list: string) => readPeople(list).map(({ found }) => found);

describe('a pasted list', () => {
  test.each([
    ['cells copied from a spreadsheet', 'Ana\tQuispe\tana@lista.test\tFemenino\t31/12/1980'],
    ['CSV with semicolons and quotes', '"Ana";"Quispe";"ana@lista.test";"F";"1980-12-31"'],
    [
      'CSV with commas, byte order mark and points in dates',
      '\ufeffAna,Quispe,ana@lista.test,mujer,31.12.1980',
    ],
  ])('is read from %s', (_, list) => {
    expect(foundIn(list)).toEqual([{ person: { ...ana, UserName: '' } }]);
  });

  test('has its columns in any order once they are named, and others are left out', () => {
    const list =
      'Usuario;Correo electrónico;Teléfono;APELLIDOS;Nombres;Sexo;Fecha de nacimiento\nanaq;ana@lista.test;77;Quispe;Ana;F;31-12-1980\n';
    expect(readPeople(list)).toMatchObject([
      { line: 2, subject: 'Ana Quispe ana@lista.test', found: { person: { ...ana, UserName: 'anaq' } } },
    ]);
  });

  test('says what is wrong with each line, by its number, and leaves empty ones out', () => {
    const list = [
      'Ana\tQuispe\tana@lista.test\tF\t31/12/1980',
      '',
      'Luis\tRojas\tno-es-correo\tX\t31/02/1980',
      '\t\tsolo@lista.test\tM\t',
    ];
    expect(readPeople(list.join('\r\n')).slice(1)).toEqual([
      {
        line: 3,
        subject: 'Luis Rojas no-es-correo',
        found: {
          problem:
            'Escribe un correo válido, por ejemplo nombre@correo.com. No conocemos el género «X»: escribe Masculino o Femenino. «31/02/1980» no es una fecha de nacimiento: escríbela como 31/12/1980.',
        },
      },
      {
        line: 4,
        subject: 'solo@lista.test',
        found: {
          problem: 'El campo Nombres es obligatorio. El campo Apellidos es obligatorio.',
        },
      },
    ]);
  });

  test('an M is a man beside F, and a woman beside H', () => {
    const genders = (...letters: string[]) =>
      foundIn(letters.map((letter, n) => `Ana,Quispe,a${n}@lista.test,${letter},31/12/1980`).join('\n')).map(
        (found) => 'person' in found && found.person.Gender,
      );
    expect(genders('M', 'F')).toEqual([1, 2]);
    expect(genders('M', 'H')).toEqual([2, 1]);
  });

  test('a quotation that never ends is told with its line', () => {
    expect(() => readPeople('Ana,Quispe,a@lista.test,F,31/12/1980\n"Luis,Rojas')).toThrow(BadPeopleTable);
  });
});

test('usernames are made of the first name and surname, without accents, and numbered', () => {
  expect(usernamesFor({ firstName: 'José Luis', lastName: 'Ñáñez Rojas' }).slice(0, 2)).toEqual([
    'jose.nanez',
    'jose.nanez2',
  ]);
  expect(usernamesFor({ firstName: '李', lastName: '明' })).toEqual([]);
  expect(usernamesFor({ firstName: 'A'.repeat(50), lastName: 'B' })[19]).toHaveLength(36);
});
