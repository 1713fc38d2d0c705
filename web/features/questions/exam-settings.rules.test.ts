import { expect, test } from 'vitest';
import { chosenText, minutesText, shortBankWarning, waitText } from './exam-settings.rules.ts';

test('minutes are counted as people count', () => {
  expect(minutesText(1)).toBe('1 minuto');
  expect(minutesText(30)).toBe('30 minutos');
});

test('what an exam takes from its bank: some at random, or all that there are', () => {
  expect(chosenText(10, 0)).toBe('10, cuando haya preguntas');
  expect(chosenText(10, 11)).toBe('10, elegidas al azar de 11');
  expect(chosenText(1, 2)).toBe('1, elegidas al azar de 2');
  expect(chosenText(10, 10)).toBe('todas (hay 10)');
  expect(chosenText(10, 9)).toBe('todas (hay 9)');
});

test('a wait of whole days says the days too', () => {
  expect(waitText(0)).toBe('sin espera');
  expect(waitText(1)).toBe('1 hora');
  expect(waitText(23)).toBe('23 horas');
  expect(waitText(24)).toBe('24 horas (1 día)');
  expect(waitText(36)).toBe('36 horas');
  expect(waitText(48)).toBe('48 horas (2 días)');
});

test('a bank with fewer questions than the exam asks is warned about, an empty one is not', () => {
  const mend = 'Agrega o importa las que faltan, o baja la cantidad.';
  expect(shortBankWarning(10, 9)).toBe(
    `Cada examen pide 10 preguntas y en la lista hay 9, y salen todas siempre. ${mend}`,
  );
  expect(shortBankWarning(2, 1)).toBe(
    `Cada examen pide 2 preguntas y en la lista hay 1, y sale siempre. ${mend}`,
  );
  expect(shortBankWarning(10, 10)).toBeNull();
  expect(shortBankWarning(10, 11)).toBeNull();
  expect(shortBankWarning(10, 0)).toBeNull();
});
