import { describe, expect, test } from 'vitest';
import { guessColumns } from './guess-columns.rules.ts';
import { fieldOfHeading, orderOfHeading } from './headings.rules.ts';

describe('the headings of lists that people send (spec 5.11)', () => {
  test.each([
    ['Nombre completo', 'fullName'],
    ['APELLIDOS Y NOMBRES', 'fullName'],
    ['Nombres y Apellidos', 'fullName'],
    ['Participante', 'fullName'],
    ['Nombres', 'firstName'],
    ['Primer Nombre', 'firstName'],
    ['Apellidos', 'lastName'],
    ['Apellido Paterno', 'lastName'],
    ['Ap. Materno', 'lastName'],
    ['A. Paterno', 'lastName'],
    ['CI', 'document'],
    ['C.I.', 'document'],
    ['Nº CI', 'document'],
    ['N° de Carnet', 'document'],
    ['Carnet', 'document'],
    ['Carnet de Identidad', 'document'],
    ['Cédula', 'document'],
    ['Cédula de identidad', 'document'],
    ['DNI', 'document'],
    ['Nro. Documento', 'document'],
    ['CI / Pasaporte', 'document'],
    ['Exp.', 'documentIssued'],
    ['Complemento', 'documentIssued'],
    ['Correo', 'email'],
    ['E-mail', 'email'],
    ['Correo electrónico', 'email'],
    ['CORREO ELECTRÓNICO (personal)', 'email'],
    ['Dirección de correo electrónico', 'email'],
    ['Fecha nac.', 'birthDate'],
    ['F. Nacimiento', 'birthDate'],
    ['F.Nac', 'birthDate'],
    ['FECHA_NACIMIENTO', 'birthDate'],
    ['Fecha de nacimiento (dd/mm/aaaa)', 'birthDate'],
    ['Fec. Nac.', 'birthDate'],
    ['Celular', 'phone'],
    ['Teléfono', 'phone'],
    ['Telf.', 'phone'],
    ['Tel/Cel', 'phone'],
    ['WhatsApp', 'phone'],
    ['Nro. de celular', 'phone'],
    ['Género', 'gender'],
    ['Sexo (M/F)', 'gender'],
    ['Usuario', 'username'],
    ['Grupo', 'group'],
    ['Empresa', 'group'],
    ['Empresa/Institución', 'group'],
    ['N°', undefined],
    ['Nro', undefined],
    ['Observaciones', undefined],
    ['Cargo', undefined],
    ['Ciudad', undefined],
    ['', undefined],
  ])('%s is %s', (title, field) => {
    expect(fieldOfHeading(title)).toBe(field);
  });

  test.each([
    ['Apellidos y nombres', 'surnamesFirst'],
    ['NOMBRES Y APELLIDOS', 'namesFirst'],
    ['Nombre completo', undefined],
  ])('%s is written %s', (title, order) => {
    expect(orderOfHeading(title)).toBe(order);
  });
});

const rowsOf = (...rows: string[]) =>
  rows.map((row, index) => ({ line: index + 1, cells: row.split('|').map((cell) => cell.trim()) }));

describe('what each column is', () => {
  test('a list of a company: a title, empty lines, headings of its own, a number and a place that are left out', () => {
    const guess = guessColumns(
      rowsOf(
        'LISTA DE PARTICIPANTES – NOVIEMBRE||||||',
        '||||||',
        'N°|Apellido Paterno|Apellido Materno|Nombres|C.I.|Exp.|Fecha nac.|Correo|Cargo',
        '1|Quispe|Mamani|Ana María|4567890|LP|12/03/1985|ana@correo.test|Contadora',
        '2|Rojas||Luis|5678901|SC|01/02/1979||Chofer',
      ),
    );
    expect(guess.columns).toEqual([
      null,
      'lastName',
      'lastName',
      'firstName',
      'document',
      'documentIssued',
      'birthDate',
      'email',
      null,
    ]);
    expect([guess.linesAbove, guess.people.length, guess.people[0]?.line]).toEqual([2, 2, 4]);
  });

  test('‘Nombre’ is the whole name alone, and the given name beside ‘Apellido’', () => {
    const alone = guessColumns(rowsOf('Nombre|Correo', 'Ana Quispe|a@b.test', 'Luis Rojas|l@b.test'));
    expect(alone.columns).toEqual(['fullName', 'email']);
    const beside = guessColumns(rowsOf('Nombre|Apellido|Correo', 'Ana|Quispe|a@b.test'));
    expect(beside.columns).toEqual(['firstName', 'lastName', 'email']);
  });

  test('of a column that is there twice, the fuller one counts', () => {
    const guess = guessColumns(
      rowsOf('Nombre completo|Correo|Correo', 'Ana Quispe||a@b.test', 'Luis Rojas|x@b.test|l@b.test'),
    );
    expect(guess.columns).toEqual(['fullName', null, 'email']);
  });

  test.each([
    [
      'titles that people write, with a number and a post left out',
      true,
      'N°|Nombre completo|CI|Cargo',
      '1|Ana Quispe|4567890|Chofer',
    ],
    ['parts of a name', true, 'Paterno|Materno|Nombres|Correo', 'Quispe|Mamani|Ana|a@b.test'],
    ['no titles', false, 'Ana María Quispe|4567890|a@b.test', 'Luis Alberto Rojas|5678901|l@b.test'],
    ['an order of names that nothing tells', false, 'Nombre completo|CI', 'Quispe Rojas|4567890'],
    ['no name', false, 'Correo|CI', 'a@b.test|4567890'],
    ['one thing twice', false, 'Nombres y apellidos|Celular|Teléfono', 'Ana Quispe|70011220|70011221'],
    ['an unknown title over what no column has', false, 'Nombres y apellidos|Aviso', 'Ana Quispe|a@b.test'],
    [
      'an unknown title over another of what one has',
      true,
      'Nombres y apellidos|Correo|Aviso',
      'Ana Quispe|a@b.test|c@d.test',
    ],
  ])('with %s the guess is sure: %s', (_, isSure, ...rows) => {
    expect(guessColumns(rowsOf(...rows)).isSure).toBe(isSure);
  });

  test('without headings the values tell', () => {
    const guess = guessColumns(
      rowsOf(
        'Ana María Quispe Mamani|4567890 LP|ana@correo.test|12/03/1985|F|70011220',
        'Luis Alberto Rojas|5678901|luis@correo.test|01/02/1979|M|71234567',
        'Rosa Condori Flores|6789012 SC||15-08-1990|F|+591 60012345',
      ),
    );
    expect(guess).toMatchObject({
      hasHeadings: false,
      columns: ['fullName', 'document', 'email', 'birthDate', 'gender', 'phone'],
      order: 'namesFirst',
      isOrderClear: true,
    });
    const two = guessColumns(rowsOf('Ana|Quispe|ana@b.test', 'Luis|Rojas|l@b.test', 'Rosa|Condori|r@b.test'));
    expect(two.columns).toEqual(['firstName', 'lastName', 'email']);
  });

  test('how whole names are written is told by the heading, a comma or the names, else somebody is asked', () => {
    const orderIn = (...names: string[]) => {
      const { order, isOrderClear } = guessColumns(
        rowsOf('Nombre completo|CI', ...names.map((name) => `${name}|4567890`)),
      );
      return [order, isOrderClear];
    };
    expect(orderIn('Quispe Mamani Ana', 'Rojas Flores Luis Alberto', 'Condori Rosa')).toEqual([
      'surnamesFirst',
      true,
    ]);
    expect(orderIn('Ana Quispe', 'Luis Rojas', 'Rosa Condori')).toEqual(['namesFirst', true]);
    expect(orderIn('Quispe, Ana', 'Rojas, Luis')).toEqual(['surnamesFirst', true]);
    expect(orderIn('Xul Pok', 'Ñusta Tika')[1]).toBe(false);
  });

  test('an empty table has nothing', () => {
    expect(guessColumns([])).toMatchObject({ columns: [], people: [], hasHeadings: false });
  });
});
