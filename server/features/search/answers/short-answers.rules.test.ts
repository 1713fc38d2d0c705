import { expect, test } from 'vitest';
import { inOrder, isAskedWhole, joinedQuestions, shortAnswers } from './short-answers.rules.ts';

const hit = (type: 'Respuesta' | 'Dato' | 'Termino' | 'Calculadora', score: number) => ({ type, score });

test('a short answer needs a score or a lead; otherwise there is none', () => {
  expect(shortAnswers([hit('Dato', 0.9), hit('Respuesta', 0.5)], 0)).toEqual([hit('Dato', 0.9)]);
  expect(shortAnswers([hit('Dato', 0.6), hit('Respuesta', 0.59)], 0)).toEqual([]);
  expect(shortAnswers([hit('Dato', 0.6), hit('Respuesta', 0.2)], 0)).toHaveLength(1);
  expect(shortAnswers([hit('Dato', 0.6)], 0.59), 'an article says so as well').toEqual([]);
  expect(shortAnswers([], 0)).toEqual([]);
});

const asked = (score: number) => ({ ...hit('Dato', score), isAskedFor: true });

test('two of one kind stand together only where both are asked for word for word', () => {
  expect(shortAnswers([asked(0.98), asked(0.85)], 0)).toHaveLength(2);
  expect(shortAnswers([asked(0.98), hit('Dato', 0.97)], 0)).toHaveLength(1);
});

test('a sentence that is a way of asking joins no two questions', () => {
  expect(isAskedWhole([asked(0.95)])).toBe(true);
  expect(isAskedWhole([hit('Dato', 0.95)])).toBe(false);
  expect(isAskedWhole([])).toBe(false);
});

test('rows that are asked for in the same words stand together, one of each kind', () => {
  const rows = [hit('Dato', 0.95), hit('Calculadora', 0.94), hit('Dato', 0.93), hit('Respuesta', 0.5)];
  expect(shortAnswers(rows, 0)).toEqual([hit('Dato', 0.95), hit('Calculadora', 0.94)]);
});

test('a word comes first for who asks what it means, and behind an answer for others', () => {
  const rows = [hit('Termino', 0.9), hit('Respuesta', 0.85)];
  expect(inOrder('qué es la comisión', rows)[0]?.type).toBe('Termino');
  expect(inOrder('la comisión', rows)[0]?.type).toBe('Respuesta');
});

test.each([
  ['cuando me jubilo y cuanto voy a cobrar', ['cuando me jubilo', 'cuanto voy a cobrar']],
  ['dónde queda la oficina, a qué hora abren', ['dónde queda la oficina', 'a qué hora abren']],
])('"%s" joins two questions', (search, parts) => expect(joinedQuestions(search)).toEqual(parts));

test.each([
  'tengo 55 años y 20 de aportes, cuándo puedo retirarme',
  'murió mi esposo y no trabajo',
  'cuánto voy a cobrar',
])('"%s" is one', (search) => expect(joinedQuestions(search)).toBeUndefined());
