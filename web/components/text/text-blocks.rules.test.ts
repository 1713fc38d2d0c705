import { expect, test } from 'vitest';
import { textBlocks } from './text-blocks.rules.ts';

const textsOf = (html: string) => textBlocks(html).map(({ text }) => text);

test('a text is taken apart into what a reader sees', () => {
  const html =
    '<h2>Ahorrar &amp; vivir</h2><p>Uno <strong>dos</strong><br>tres</p><ul><li><p>A</p><ul><li>B</li></ul></li></ul>' +
    '<blockquote><p>Cita</p></blockquote><table><tbody><tr><th><p>Edad</p></th><td><p>25</p></td></tr><tr><td></td><td></td></tr></tbody></table>' +
    '<figure><img src="/articlefile/a.webp" alt="Una &quot;casa&quot; > otra"><figcaption>Pie</figcaption></figure><hr><p></p><pre><code>a\n b</code></pre>';
  expect(textBlocks(html).map(({ kind, level, text }) => `${kind}${level || ''} ${text}`)).toEqual([
    'heading2 Ahorrar & vivir',
    'paragraph Uno dos tres',
    'item1 A',
    'item2 B',
    'quote Cita',
    'row Edad | 25',
    'image [Imagen: Una "casa" > otra]',
    'caption Pie',
    'line [Línea]',
    'code a\n b',
  ]);
});

test('signs are read as they are meant, and what is no sign stays', () => {
  expect(textsOf('<p>A &amp; B &lt;c&gt; &quot;d&quot; &apos;e&apos;&nbsp;f</p>')).toEqual([
    'A & B <c> "d" \'e\' f',
  ]);
  expect(textsOf('<p>&#241;&#xF1; &otro; &AMP;</p>')).toEqual(['ññ &otro; &']);
  expect(textsOf('<p>&#0; &#x10FFFF; &#x110000;</p>')).toEqual(['&#0; \u{10ffff} &#x110000;']);
});

test('bold, links and the like are no words, but tell texts apart that read alike', () => {
  for (const tag of ['strong', 'em', 'u', 's', 'code', 'a', 'b', 'i'])
    expect(textBlocks(`<p>uno <${tag}>dos</${tag}>tres</p>`)).toEqual([
      { kind: 'paragraph', level: 0, text: 'uno dostres', markup: `uno <${tag}>dos</${tag}>tres` },
    ]);
});

test('a picture is a block with its description and its address', () => {
  expect(textBlocks('<p>Antes<img alt=" Una casa " src="/a.webp">después</p>')).toMatchObject([
    { kind: 'paragraph', text: 'Antes' },
    { kind: 'image', level: 0, text: '[Imagen: Una casa]', markup: '/a.webp' },
    { kind: 'paragraph', text: 'después' },
  ]);
  expect(textBlocks("<img src='/b.webp'>")).toMatchObject([{ text: '[Imagen]', markup: '/b.webp' }]);
});

test('a row is one line: its cells side by side, pictures and paragraphs in their cell', () => {
  const row = '<tr><th>Edad</th><td><p>25</p><p>años</p></td><td><img alt="Sí"></td></tr>';
  expect(textBlocks(`<table><tbody>${row}</tbody></table>`)).toMatchObject([
    { kind: 'row', text: 'Edad | 25 años | [Imagen: Sí]' },
  ]);
  expect(textsOf('<table><tr><td></td><td> </td></tr></table>')).toEqual([]);
  expect(textsOf('<p>Antes</p><hr><p>después</p>')).toEqual(['Antes', '[Línea]', 'después']);
  expect(textsOf('uno<hr>dos')).toEqual(['uno', '[Línea]', 'dos']);
});

test('headings and items have their depth, also after what was opened inside them', () => {
  const html =
    '<h2>A</h2><h4>B</h4><ol><li><p>C</p><ul><li><p>D</p><ul><li>E</li></ul></li></ul><p>F</p></li></ol><p>G</p>';
  expect(textBlocks(html).map(({ kind, level, text }) => `${kind}${level} ${text}`)).toEqual([
    'heading2 A',
    'heading4 B',
    'item1 C',
    'item2 D',
    'item3 E',
    'item1 F',
    'paragraph0 G',
  ]);
});

test('code keeps its lines, other text does not; comments are not read', () => {
  expect(textsOf('<pre>\n\na\n  b<br>c\n\n</pre>')).toEqual(['a\n  b\nc']);
  expect(textsOf('<p>a\n  b<br>c</p><!-- nada --><p> </p>1 < 2')).toEqual(['a b c', '1 < 2']);
});

test('a fact of the country is told by its name', () => {
  expect(textsOf('<p>Desde los <data value="edad-de-jubilacion"></data>.</p>')).toEqual([
    'Desde los [Dato: edad de jubilacion].',
  ]);
});
