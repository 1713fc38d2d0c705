import { expect, test } from 'vitest';
import { inOneLine, visibleLines, visibleText } from './visible-text.ts';

test('visible text is what a person reads, with one space between blocks', () => {
  expect(
    visibleText('<h2>Título</h2><p>Uno&nbsp;&amp; dos<br>tres</p><ul><li>a</li><li><p>b</p></li></ul>'),
  ).toBe('Título Uno & dos tres a b');
});

test.each([
  [
    'a heading and its sentence',
    '<h2>Cuándo llega</h2>\n<p>Entonces\nconviene.</p>',
    'Cuándo llega\nEntonces conviene.',
  ],
  ['a list inside a list', '<ul><li>Uno<ul><li>dos</li></ul></li></ul>', 'Uno\ndos'],
  ['a table', '<table><tr><th>Edad</th><td>65</td></tr></table>', 'Edad\n65'],
  ['marks inside a word', '<p>pen<strong>sión</strong></p>', 'pensión'],
  [
    'a fact and a calculator',
    '<p>A los <data value="edad"></data><data value="calculadora-x"></data></p>',
    'A los …',
  ],
  ['nothing', '<p>&nbsp;</p><p></p>', ''],
])('%s: a line for each block, none of them empty', (_, html, lines) => {
  expect(visibleLines(html)).toBe(lines);
});

test.each([
  ['Cuándo llega\nEntonces conviene.\nY después', 'Cuándo llega · Entonces conviene. Y después'],
  ['¿Cuándo?\nA los 65', '¿Cuándo? A los 65'],
  ['Necesitas:\nla cédula\nun recibo', 'Necesitas: la cédula · un recibo'],
  ['«Hoy.»\nMañana', '«Hoy.» Mañana'],
  [' \n', ''],
])('%j in one line is %j', (lines, line) => {
  expect(inOneLine(lines)).toBe(line);
});
