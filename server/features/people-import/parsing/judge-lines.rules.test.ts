import { describe, expect, test } from 'vitest';
import { cpuMillisecondsOf } from '../../../testing/thread-cpu.ts';
import { judgeLines, type KnownPerson, type LineToJudge } from './judge-lines.rules.ts';
import { columnPlanOf, readLine } from './read-line.rules.ts';

const columns = ['fullName', 'document', 'email', 'birthDate', 'phone'] as const;
const plan = columnPlanOf([], columns, { order: 'namesFirst', today: '2026-11-24', is1904: false });
const lineOf = (line: number, cells: string, answer: LineToJudge['answer'] = null): LineToJudge => ({
  line,
  read: readLine(cells.split('|'), plan),
  answer,
});
const rosa: KnownPerson = {
  id: 7,
  username: 'rosa.mamani',
  firstName: 'Rosa',
  lastName: 'Mamani Gutiérrez',
  email: 'rosa@correo.test',
  document: '4567890 LP',
  phone: '70011220',
  birthDate: '1980-12-31',
  isAdmin: false,
  isActive: true,
  isTrashed: false,
  createdYear: 2024,
};
const told = (cells: string, known: Partial<KnownPerson> = {}, answer: LineToJudge['answer'] = null) => {
  const [judged] = judgeLines([lineOf(1, cells, answer)], new Map([[1, [{ ...rosa, ...known }]]]));
  return [judged?.kind, judged?.text || judged?.problems.map(({ message }) => message).join(' ')];
};

describe('who of a list has an account (spec 5.11)', () => {
  test.each([
    ['Rosa Mamani Gutiérrez|||31/12/1979|', 'new', 'Cuenta nueva, sin correo: entra con su hoja de acceso.'],
    ['Rosa Mamani Gutiérrez||ROSA@correo.test||', 'existing', 'Ya tiene cuenta desde 2024.'],
    [
      'Rosa Mamany||rosa@correo.test||',
      'existing',
      'Ya tiene cuenta desde 2024, con otro nombre: «Rosa Mamani Gutiérrez». Se deja el suyo.',
    ],
    ['Rosa Mamani Gutiérrez|4.567.890|||', 'existing', 'Ya tiene cuenta desde 2024.'],
    [
      'Raúl Nina||rosa@correo.test||',
      'ask',
      'Tiene el mismo correo que Rosa Mamani Gutiérrez (rosa.mamani).',
    ],
    [
      'Rosa Mamany|4567890|otra@correo.test||',
      'ask',
      'Tiene el mismo documento que Rosa Mamani Gutiérrez (rosa.mamani).',
    ],
    [
      'Rosa Mamani Gutiérrez||otra@correo.test|31/12/1980|',
      'ask',
      'Tiene el mismo nombre y la misma fecha de nacimiento que Rosa Mamani Gutiérrez (rosa.mamani).',
    ],
    [
      'Rosa Mamani|||31/12/1980|',
      'ask',
      'Tiene un nombre parecido y la misma fecha de nacimiento que Rosa Mamani Gutiérrez (rosa.mamani).',
    ],
    [
      'Rosa Mamani||||70011220',
      'ask',
      'Tiene un nombre parecido y el mismo teléfono que Rosa Mamani Gutiérrez (rosa.mamani).',
    ],
    ['Rosa Mamani||otra@correo.test||', 'new', 'Cuenta nueva.'],
    ['Rosa Mamani|999999||31/12/1980|', 'new', 'Cuenta nueva, sin correo: entra con su hoja de acceso.'],
  ])('%s is %s', (cells, kind, text) => {
    expect(told(cells)).toEqual([kind, text]);
  });

  test.each([['Rosa Mamani||ROSA@correo.test||'], ['Otra Persona|4.567.890 lp|||']])(
    '%s, whose e-mail or document is of somebody in the Papelera, is to be restored',
    (cells) => {
      const message =
        'Es de Rosa Mamani Gutiérrez (rosa.mamani), que está en la Papelera: restaura su cuenta, o déjala fuera.';
      for (const answer of [null, 'same', 'other'] as const) {
        const [judged] = judgeLines(
          [lineOf(1, cells, answer)],
          new Map([[1, [{ ...rosa, document: '4567890 LP', isTrashed: true }]]]),
        );
        expect([judged?.kind, judged?.problems[0]?.message, judged?.accountId]).toEqual([
          'problem',
          message,
          7,
        ]);
      }
    },
  );

  test('somebody in the Papelera who only has the same name and birthday is somebody else', () => {
    expect(told('Rosa Mamani Gutiérrez|||31/12/1980|', { isTrashed: true, email: null })[0]).toBe('new');
  });

  test('answers decide; another person needs another address', () => {
    expect(told('Rosa Mamani|||31/12/1980|', {}, 'same')[0]).toBe('existing');
    expect(told('Rosa Mamani|||31/12/1980|', {}, 'other')[0]).toBe('new');
    expect(told('Raúl Nina||rosa@correo.test||', {}, 'other')).toEqual([
      'problem',
      'Ese correo es de Rosa Mamani Gutiérrez, que ya tiene cuenta: corrígelo, o déjalo vacío.',
    ]);
    expect(told('Rosa||||', {}, 'leave')[0]).toBe('left');
  });

  test('people without e-mail are known again in a second list', () => {
    expect(told('Rosa Mamani Gutiérrez|||31/12/1980|', { email: null, document: null })[0]).toBe('existing');
  });

  test('an administrator is not enrolled', () => {
    expect(told('Rosa Mamani Gutiérrez|4567890|||', { isAdmin: true })[1]).toContain('de la administración');
  });
});

describe('lines of one list', () => {
  const judged = (...rows: [string, LineToJudge['answer']?][]) =>
    judgeLines(
      rows.map(([cells, answer], index) => lineOf(index + 1, cells, answer ?? null)),
      new Map(),
    ).map(({ kind, text, problems }) => [kind, text || problems.map(({ message }) => message).join(' ')]);

  test('a person twice counts once; an address of two people is a problem', () => {
    expect(
      judged(
        ['Ana Quispe|111111|ana@b.test||'],
        ['Ana Quispe||ANA@b.test||'],
        ['Raúl Nina||ana@b.test||'],
        ['Luis Rojas|111111|||'],
      ),
    ).toEqual([
      ['new', 'Cuenta nueva.'],
      ['repeated', 'Es la misma persona que la línea 1.'],
      ['problem', 'El mismo correo está en la línea 1, de Ana Quispe.'],
      ['problem', 'El mismo documento está en la línea 1, de Ana Quispe.'],
    ]);
  });

  test('namesakes are asked about, unless their dates or documents tell them apart', () => {
    expect(judged(['Ana Quispe||a@b.test||'], ['Quispe Ana||b@b.test||'])[1]).toEqual([
      'ask',
      'Se llama igual que la línea 1.',
    ]);
    expect(judged(['Ana Quispe|||01/02/1980|'], ['Ana Quispe|||01/02/1981|'])[1]?.[0]).toBe('new');
    expect(judged(['Ana Quispe||a@b.test||'], ['Ana Quispe||b@b.test||', 'same'])[1]?.[0]).toBe('repeated');
    expect(judged(['Ana Quispe||a@b.test||'], ['Ana Quispe||b@b.test||', 'other'])[1]?.[0]).toBe('new');
  });

  test('a like name with the same birth date or telephone is asked about, unless documents tell them apart', () => {
    const rosa = 'Rosa Mamani Gutiérrez|7654321|r@b.test|06/05/1971|70011220';
    const second = (cells: string, answer?: LineToJudge['answer']) => judged([rosa], [cells, answer])[1];
    expect(second('ROSA MAMANY||otra@b.test|06/05/1971|')).toEqual([
      'ask',
      'Tiene un nombre parecido y la misma fecha de nacimiento que la línea 1.',
    ]);
    expect(second('Rosa Mamani||||700-11220')).toEqual([
      'ask',
      'Tiene un nombre parecido y el mismo teléfono que la línea 1.',
    ]);
    expect(second('Rosa Mamani|||06/05/1971|', 'same')).toEqual([
      'repeated',
      'Es la misma persona que la línea 1.',
    ]);
    for (const other of [
      'Rosa Mamani|999999||06/05/1971|',
      'Rosa Mamani|||06/05/1972|70011220',
      'Raúl Nina|||06/05/1971|70011220',
    ])
      expect(second(other)?.[0]).toBe('new');
    expect(second('Rosa Mamani|||06/05/1971|', 'other')?.[0]).toBe('new');
  });

  test('5,000 people with one birthday are judged in no time', async () => {
    const letters = (n: number) => [...String(n)].map((digit) => 'abcdefghij'[Number(digit)]).join('');
    const lines = Array.from({ length: 5000 }, (_, n) => lineOf(n + 1, `Ana Qu${letters(n)}||||`));
    for (const { read } of lines) read.person.birthDate = '1980-01-01';
    const spent = await cpuMillisecondsOf(() => expect(judgeLines(lines, new Map())).toHaveLength(5000));
    expect(spent).toBeLessThan(8000); // every pair compared would take minutes
  });

  test('a line is compared with every namesake before it, not with the first alone', () => {
    expect(
      judged(
        ['Juan Perales|7000001||01/01/1970|'],
        ['Juan Perales|7000002||02/02/1980|'],
        ['Juan Perales|||02/02/1980|'],
      )[2],
    ).toEqual(['repeated', 'Es la misma persona que la línea 2.']);
  });

  test('a line says all that is wrong with it', () => {
    expect(judged(['Esteban|x1y2|emita.correo.example|31/02/1990|12'])).toEqual([
      [
        'problem',
        'Falta el apellido; si tiene un solo nombre, escribe «-». Escribe un correo válido, por ejemplo nombre@correo.com. Escribe todos los números del teléfono. Esa fecha no existe: febrero de 1990 tiene 28 días.',
      ],
    ]);
    expect(judged(['=HYPERLINK("x")|#REF!|||'])[0]?.[1]).toContain('La celda trae una fórmula');
  });
});
