import { expect, test } from 'vitest';
import type { RegradeChange, RegradePreview } from '../../../contract/attempts/calls.ts';
import { certificateLabels, outcomeText, regradedText } from './regrade.rules.ts';

const change = (isKept: boolean): RegradeChange => ({
  attemptId: 1,
  userId: 1,
  fullname: 'Ana Flores',
  gradeBefore: 80,
  gradeAfter: 70,
  isKept,
  minimumGrade: 80,
  certificate: 'none',
});
const changes = (changing: number, kept: number) => [
  ...Array.from({ length: changing }, () => change(false)),
  ...Array.from({ length: kept }, () => change(true)),
];
const preview = (counts: Partial<RegradePreview>): RegradePreview => ({
  fingerprint: '',
  attemptCount: 0,
  otherCount: 0,
  runningCount: 0,
  changes: [],
  toldCount: 0,
  ...counts,
});

test.each([
  [{}, 'Nadie terminó todavía un examen con esta pregunta: no cambia ninguna nota.'],
  [{ otherCount: 1 }, 'No cambia ninguna nota. 1 intento la mostró con otras opciones y no se toca.'],
  [{ attemptCount: 1 }, 'La tuvo 1 intento terminado: ninguna nota cambia.'],
  [{ attemptCount: 1, changes: changes(1, 0) }, 'La tuvo 1 intento terminado: 1 nota cambia.'],
  [
    { attemptCount: 1, changes: changes(1, 0), toldCount: 1 },
    'La tuvo 1 intento terminado: 1 nota cambia. 1 persona recibirá una carta con su nota de antes y la nueva.',
  ],
  [{ attemptCount: 9, changes: changes(2, 0) }, 'La tuvieron 9 intentos terminados: 2 notas cambian.'],
  [
    { attemptCount: 9, changes: changes(2, 1) },
    'La tuvieron 9 intentos terminados: 2 notas cambian, 1 bajaría y se conserva.',
  ],
  [
    { attemptCount: 9, otherCount: 3, changes: changes(0, 2) },
    'La tuvieron 9 intentos terminados: ninguna nota cambia, 2 bajarían y se conservan. 3 intentos la mostraron con otras opciones y no se tocan.',
  ],
])('a preview of %j says whose grade would change', (counts, sentence) => {
  expect(outcomeText(preview(counts))).toBe(sentence);
});

test.each([
  [0, 0, 'Ninguna nota cambió.'],
  [1, 0, '1 nota cambió.'],
  [5, 0, '5 notas cambiaron.'],
  [0, 1, 'Ninguna nota cambió. 1 persona conserva la que tenía.'],
  [2, 3, '2 notas cambiaron. 3 personas conservan la que tenían.'],
])('%i changed and %i kept', (changedCount, keptCount, sentence) => {
  expect(regradedText({ changedCount, keptCount, toldCount: 0 })).toBe(sentence);
});

test('who is told of a changed grade stands beside how many changed', () => {
  expect(regradedText({ changedCount: 3, keptCount: 0, toldCount: 2 })).toBe(
    '3 notas cambiaron. Va una carta para 2 personas.',
  );
});

test('the effect on a certificate; nothing where it stays', () => {
  expect(certificateLabels).toEqual({
    none: '',
    issue: 'Se emite',
    replace: 'Su certificado se reemplaza',
    revoke: 'Se anula',
  });
});
