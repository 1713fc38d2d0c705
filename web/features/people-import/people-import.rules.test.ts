import { expect, test } from 'vitest';
import { detailOf, doneText } from './people-import.rules.ts';

const none = { added: 0, enrolled: 0, unchanged: 0, failed: 0, out: 0 };

test.each([
  [{ unchanged: 3 }, 'No cambió nada: todas las personas ya estaban.'],
  [{ failed: 2 }, 'No se importó a nadie. 2 líneas no se importaron.'],
  [{ out: 1, unchanged: 1 }, 'No se importó a nadie. 1 persona ya estaba. 1 línea quedó fuera.'],
  [
    { added: 31, enrolled: 1, out: 4 },
    'Se crearon 31 cuentas y se inscribió a 1 persona que ya tenía cuenta. 4 líneas quedaron fuera.',
  ],
])('the end of an import says what became of every line: %o', (outcomes, text) => {
  expect(doneText({ outcomes: { ...none, ...outcomes } })).toBe(text);
});

test.each([
  ['5-3-79', '1979-03-05', '05/03/1979'],
  ['31/02/1990', null, '31/02/1990'],
])(
  'the birth date %s stands under a name as it was understood, else as it was written',
  (written, birthDate, shown) => {
    expect(detailOf({ written: { email: 'ana@lista.test', birthDate: written }, birthDate })).toBe(
      `ana@lista.test\u00a0· ${shown}`,
    );
  },
);
