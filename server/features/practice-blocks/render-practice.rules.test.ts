import { expect, test } from 'vitest';
import { type BlockQuestion, practiceIn, renderPracticeOf } from './render-practice.rules.ts';

const link = '<a href="/practica?id=3&amp;modulo=2">Practica</a>';
const question: BlockQuestion = {
  id: 12,
  courseId: 3,
  place: 2,
  type: 12,
  description: '¿Quién <paga>?',
  options: ['Tú', 'Tu empleador'],
  correct: 'B',
  why: '<p>Con recargo.</p>',
};

test('only a link that has a paragraph for itself asks for questions, each practice once', () => {
  expect(practiceIn(`<p>${link}</p><p> ${link} </p><p><a href="/practica?id=4">Otra</a></p>`)).toEqual([
    { courseId: 3, place: 2 },
    { courseId: 4, place: 0 },
  ]);
  expect(practiceIn(`<p>Lee y ${link}.</p><p><a href="/practica?id=x">No</a></p>`)).toEqual([]);
});

test('questions stand above their link, each option with its verdict and reason', () => {
  const html = renderPracticeOf(`<p>Antes.</p><p>${link}</p><p>Después.</p>`, [question]);
  expect(html).toMatch(/^<p>Antes\.<\/p><section data-practice [\s\S]*<\/section><p>Después\.<\/p>$/);
  expect(html).toContain('¿Quién &lt;paga&gt;?');
  expect(html).toContain(
    'data-is="wrong"><summary><b>A</b> Tú</summary><p><strong>Todavía no: es la B.</strong></p>',
  );
  expect(html).toContain(
    'data-is="right"><summary><b>B</b> Tu empleador</summary><p><strong>Así es.</strong></p><p>Con recargo.</p></details>',
  );
  expect(html).toContain(`<p>${link}</p></section>`);
});

test('a statement is answered by true and false', () => {
  const html = renderPracticeOf(`<p>${link}</p>`, [{ ...question, type: 1, options: [], correct: 'F' }]);
  expect(html).toContain('data-is="wrong"><summary><b>A</b> Verdadero');
  expect(html).toContain('data-is="right"><summary><b>B</b> Falso');
});

test('a practice without questions stays a link', () => {
  expect(renderPracticeOf(`<p>${link}</p>`, [])).toBe(`<p>${link}</p>`);
});
