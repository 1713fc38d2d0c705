import { expect, test } from 'vitest';
import type { PeopleField } from '../../../contract/people-import/fields.ts';
import { importHref } from './import-href.ts';
import { detailOf, doneText, leftColumnsText, understoodText } from './people-import.rules.ts';

const none = { added: 0, enrolled: 0, unchanged: 0, failed: 0, out: 0 };

test.each([
  [{ unchanged: 3 }, 'No cambió nada: todas las personas ya estaban.'],
  [{ failed: 2 }, 'No se importó a nadie. 2 líneas no se importaron.'],
  [{ out: 1, unchanged: 1 }, 'No se importó a nadie. 1 persona ya estaba. 1 línea quedó fuera.'],
  [
    { added: 31, enrolled: 1, out: 4 },
    'Se crearon 31 cuentas y se inscribió a 1 persona que ya tenía cuenta. 4 líneas quedaron fuera.',
  ],
])('the end of an import says the outcome of every line: %o', (outcomes, text) => {
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

const column = (title: string, field: PeopleField | null, filled = 2) => ({ title, field, filled });

test('columns that are not imported are named, those that only stand there are not', () => {
  expect(leftColumnsText([column('CI', 'document'), column('Notas', null, 0)])).toBe('');
  expect(leftColumnsText([column('CI', 'document'), column('', null)])).toBe(
    'La columna «Columna 2» no se importa.',
  );
  expect(leftColumnsText([column('N°', null), column('Cargo', null)])).toBe(
    'No se importan las columnas «N°», «Cargo».',
  );
});

test('a title that says it in other words is told, one in the words of the portal is not', () => {
  expect(understoodText([column('CORREO', 'email'), column('N°', null), column('', 'fullName')])).toBe('');
  const columns = [column('CI', 'document'), column('Celular', 'phone'), column('Empresa', 'group')];
  expect(understoodText(columns.slice(0, 1))).toBe('Leímos «CI» como documento de identidad.');
  expect(understoodText(columns)).toBe(
    'Leímos «CI» como documento de identidad, «Celular» como teléfono y «Empresa» como grupo.',
  );
});

test.each([
  [null, null, '/usuarios/importar'],
  [null, 4, '/usuarios/importar?course=4'],
  [9, 4, '/usuarios/importar?id=9&course=4'],
])('an import %o of the course %o has an address', (id, courseId, href) => {
  expect(importHref(id, courseId)).toBe(href);
});
