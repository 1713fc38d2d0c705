import { expect, test } from 'vitest';
import { raiseNumbers } from './prose-number.rules.ts';

test.each([
  ['+50&nbsp;%', 'al mes, si Elena espera de los 60 a los 65.'],
  ['<data value="edad-de-jubilacion" title="Ley 214">65 años</data>', 'es la edad de la ley.'],
  ['$13&nbsp;522', 'menos por cinco años sin aportar.'],
])('a quotation that begins with %s in bold is a large number', (figure, words) => {
  expect(
    raiseNumbers(`<p>a</p><blockquote><p><strong>${figure}</strong> ${words}</p></blockquote><p>b</p>`),
  ).toBe(`<p>a</p><p data-number=""><b>${figure}</b> <span>${words}</span></p><p>b</p>`);
});

test.each([
  '<blockquote><p>La edad abre la puerta.</p></blockquote>',
  '<blockquote><p><strong>Ojo:</strong> pide 3 ofertas.</p></blockquote>',
  '<blockquote><p><strong>65 años</strong> es la edad.</p><p>Pero hay más.</p></blockquote>',
  '<blockquote><p><strong>30 días desde la solicitud</strong> tiene la administradora.</p></blockquote>',
  '<blockquote><p>Con <strong>65</strong> años.</p></blockquote>',
])('%s stays a quotation', (html) => {
  expect(raiseNumbers(html)).toBe(html);
});
