import { expect, test } from 'vitest';
import { sanitizeHtml } from '../../platform/html/sanitize-html.ts';
import { type RenderedFact, renderFactsOf } from './render-facts.rules.ts';

const fact = (more: Partial<RenderedFact>): RenderedFact => ({
  label: 'Edad',
  kind: 'text',
  lines: ['65 años'],
  source: 'Ley "214"',
  reviewed: '2026-05-06',
  ...more,
});
const print = (html: string, more: Partial<RenderedFact> = {}) =>
  renderFactsOf(html, new Map([['edad-de-jubilacion', fact(more)]]));
const placeholder = '<data value="edad-de-jubilacion"></data>';

test('a text says value, source and day of review', () => {
  expect(print(`<p>A los ${placeholder}, ${placeholder}.</p>`, { lines: ['65 <años>'] })).toBe(
    `<p>A los ${[1, 2].map(() => '<data value="edad-de-jubilacion" title="Ley &quot;214&quot;. Revisado el 6 de mayo de 2026.">65 &lt;años&gt;</data>').join(', ')}.</p>`,
  );
});

test('several lines are a list where they stand alone, and one sentence within another', () => {
  const lines = ['Tu carné', 'El acta'];
  expect(print(`<p>${placeholder}</p>`, { kind: 'list', lines })).toBe(
    '<ul><li>Tu carné</li><li>El acta</li></ul>',
  );
  expect(print(`<p>Lleva ${placeholder}</p>`, { kind: 'list', lines })).toContain(
    '>Tu carné; El acta</data>',
  );
});

test('a link is one, a missing fact says so, an unknown name prints nothing', () => {
  expect(print(placeholder, { kind: 'link', lines: ['/contact'], label: 'Dónde' })).toBe(
    '<a href="/contact">Dónde</a>',
  );
  expect(print(placeholder, { lines: [] })).toBe(
    '<data value="edad-de-jubilacion">(tu institución todavía no dio este dato)</data>',
  );
  expect(print('<p>A <data value="otra"></data>B</p>')).toBe('<p>A B</p>');
});

test('what is stored is the bare placeholder, whatever stood in it; without a name only the words stay', () => {
  expect(
    sanitizeHtml(`<p>A ${placeholder.replace('></', ' title="x" class="y">65 <b>años</b></')}</p>`),
  ).toBe(`<p>A ${placeholder}</p>`);
  expect(sanitizeHtml('<p><data value="Otra 1">65</data> <data>66</data></p>')).toBe('<p>65 66</p>');
  const drawn = print(`<p>A ${placeholder}</p>`);
  expect(sanitizeHtml(drawn)).toBe(`<p>A ${placeholder}</p>`);
});
