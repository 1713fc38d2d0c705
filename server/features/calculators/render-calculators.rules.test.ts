import { expect, test } from 'vitest';
import { compute } from '../../../contract/pension/calculators.ts';
import { exampleFacts } from '../../../contract/testing/example-facts.ts';
import { visibleText } from '../../../contract/text/visible-text.ts';
import { sanitizeHtml } from '../../platform/html/sanitize-html.ts';
import { renderCalculatorsOf } from './render-calculators.rules.ts';

const placeholder = '<data value="calculadora-cuanto-recibire"></data>';
const { fields } = compute('cuanto-recibire', {}, exampleFacts, '2026-11-26');
const print = (html: string, before = 'Bs') =>
  renderCalculatorsOf(html, 'https://aula.example', () => ({
    fields: fields.main.map((field) => ({ field, before })),
  }));

test('a calculator is a form by GET to its page, its fields empty, a box for who has no value beside them', () => {
  const html = print(`<p>Antes.</p>${placeholder}<p>Después.</p>`);
  expect(html).toMatch(
    /^<p>Antes\.<\/p><form data-calculator="cuanto-recibire" method="get" action="\/calculadoras\/cuanto-recibire" aria-label="Calculadora: ¿Cuánto recibiré\?">.*<\/form><p>Después\.<\/p>$/,
  );
  const names = [...html.matchAll(/ name="([\w-]+)"/g)].map(([, name]) => name);
  expect(names).toEqual(
    fields.main.flatMap(({ name, instead }) => (instead === undefined ? [name] : [name, `${name}-nose`])),
  );
  expect(html.replaceAll(/type="checkbox"[^>]*/g, '')).not.toContain('value=');
  expect(html).toContain('data-address="aula.example/calculadoras/cuanto-recibire"');
});

test('within a line it is a link, alone in a paragraph a form; a name that is none prints nothing', () => {
  expect(print(`<p>Calcula ${placeholder}.</p>`)).toBe(
    '<p>Calcula <a href="/calculadoras/cuanto-recibire" data-address="aula.example/calculadoras/cuanto-recibire">¿Cuánto recibiré?</a>.</p>',
  );
  expect(print(`<p> ${placeholder} </p>`)).toMatch(/^<form/);
  expect(print(`<ul><li><p>Uno</p>${placeholder}</li></ul>`)).toMatch(/^<ul><li><p>Uno<\/p><form/);
  const other = '<data value="calculadora-otra"></data>';
  expect(print(`${other}<p>A${other}</p>`)).toBe('<p>A</p>');
});

test('without the facts it leads to its page', () => {
  const html = renderCalculatorsOf(placeholder, 'https://aula.example', () => ({ fields: [] }));
  expect(html).not.toContain('<input');
  expect(html).toContain('Abrir la calculadora');
});

test('nothing of the settings becomes markup', () => {
  expect(print(placeholder, '"><script>')).not.toContain('<script');
});

test('what is stored is the bare placeholder, whatever stood in it', () => {
  const stored = `<p>Antes.</p>${placeholder}<p>Después.</p>`;
  expect(sanitizeHtml(stored)).toBe(stored);
  expect(sanitizeHtml(print(stored))).toBe(stored);
  expect(
    sanitizeHtml(`${placeholder.replace('></', ' onclick="x()"><b>hola</b><script>1</script></')}`),
  ).toBe(placeholder);
  for (const hostile of [
    '<form data-calculator="cuanto-recibire" action="//otra.example"><input name=q></form>',
    '<form data-calculator="cuanto-recibire"><form data-calculator="x"></form></form>',
  ])
    expect(sanitizeHtml(hostile)).toBe(placeholder);
  const kept = sanitizeHtml('<form data-calculator="&quot; onload=x"><script>1</script>hola</form>');
  expect(kept).toBe('<p>hola</p>');
});

test('a calculator is no words of a text', () => {
  expect(visibleText(`<p>A</p>${placeholder}<p>B</p>`)).toBe('A B');
});
