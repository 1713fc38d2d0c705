import { expect, test } from 'vitest';
import { answersOf, linksOf, withIds, wrongInAnswers, wrongInSentences } from './texts.ts';

const text = '¿Cuándo?\nA los 65.\nO antes.\n\n \n¿Cuánto?\r\nDepende.\n';

test('a question is a line, its answer the lines below, until an empty one', () => {
  expect(answersOf(text.replace('\r', ''))).toEqual([
    { question: '¿Cuándo?', answer: 'A los 65.\nO antes.', asked: [] },
    { question: '¿Cuánto?', answer: 'Depende.', asked: [] },
  ]);
  expect(answersOf(' \n\n')).toEqual([]);
});

test.each([
  ['¿Sola?', 'no tiene respuesta'],
  [`¿Larga?\n${'a'.repeat(601)}`, '601 letras; caben 600'],
  [`${'a'.repeat(201)}\nSí.`, 'muy larga para una pregunta'],
  ['¿Dos?\nSí.\n\n¿DOS?\nNo.', 'está dos veces'],
  ['¿Q\nr\n\n'.repeat(21).replace(/Q/g, () => String(Math.random())), '20 preguntas como máximo'],
])('answers that cannot be kept say why: %#', (written, reason) => {
  expect(wrongInAnswers(written)).toContain(reason);
});

test('sentences are three at most, of 140 letters', () => {
  expect(wrongInSentences('Uno.\n\nDos.\nTres.')).toBeUndefined();
  expect(wrongInSentences('1\n2\n3\n4')).toBe('Escribe tres frases como máximo: hay 4.');
  expect(wrongInSentences(`Uno.\n${'a'.repeat(141)}`)).toBe('La frase 2 tiene 141 letras; caben 140.');
  expect(wrongInSentences('Uno.\nA los {Edad de jubilarse}.')).toBe(
    'La frase 2: {Edad de jubilarse} no es un dato del país. Escribe su nombre como está en Datos del país.',
  );
});

test('an answer keeps its id while its question is the same, moves, or is the one that was reworded', () => {
  const known = [
    { id: 1, question: '¿Cuándo?' },
    { id: 2, question: '¿Cuánto?' },
  ];
  const ids = (...questions: string[]) =>
    withIds(
      known,
      questions.map((question) => ({ question, answer: 'a', asked: [] })),
    ).map(({ id }) => id);
  expect(ids('¿Cuánto?', '¿Cuando?')).toEqual([2, 1]);
  expect(ids('¿Cuándo?', '¿Cuánto cobro?')).toEqual([1, 2]);
  expect(ids('¿Dónde?', '¿Cuándo?', '¿Cuánto?')).toEqual([undefined, 1, 2]);
  expect(ids('¿Cuánto?')).toEqual([2]);
});

test('a link is an address of the portal, told by its path, with a name of its own if one was written', () => {
  const links = linksOf(
    '/leerarticulo?id=5\nhttps://portal.test/leercurso/?id=2 | Mi curso\n/glosario#termino-7\n/calculadoras/cuanto | ¿Cuánto?\n/ley?id=1#art-12\n/contact|Escríbenos',
  );
  expect(links.map(({ kind, href, id, label }) => [kind, href, id, label])).toEqual([
    ['article', '/leerarticulo?id=5', 5, ''],
    ['course', '/leercurso/?id=2', 2, 'Mi curso'],
    ['term', '/glosario#termino-7', 7, ''],
    ['calculator', '/calculadoras/cuanto', undefined, '¿Cuánto?'],
    ['law', '/ley?id=1#art-12', 1, ''],
    ['other', '/contact', undefined, 'Escríbenos'],
  ]);
});

test('other ways of asking stand in a line of their own, and are no part of the answer', () => {
  const text =
    '¿Cuándo?\nTambién se pregunta: desde qué edad; Desde que edad ; a los cuántos\nA los 65.\nO antes.';
  expect(answersOf(text)).toEqual([
    { question: '¿Cuándo?', answer: 'A los 65.\nO antes.', asked: ['Desde que edad', 'a los cuántos'] },
  ]);
  expect(wrongInAnswers(`¿Cuándo?\nTambién se pregunta: ${'a'.repeat(121)}\nHoy.`)).toContain('caben 120');
});
