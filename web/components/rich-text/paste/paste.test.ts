import fc from 'fast-check';
import { expect, test } from 'vitest';
import { richTextElements } from '../../../../contract/text/rich-text.ts';
import docs from './clipboard/google-docs.html.txt?raw';
import libre from './clipboard/libreoffice.html.txt?raw';
import page from './clipboard/web-page.html.txt?raw';
import word from './clipboard/word-desktop.html.txt?raw';
import online from './clipboard/word-online.html.txt?raw';
import { cleanPastedHtml } from './paste.ts';

/** One block a line: white space between two blocks means nothing. */
const lines = (html: string) =>
  cleanPastedHtml(html)
    .html.replaceAll('&nbsp;', '~')
    .split(/\s*(?<=<\/(?:p|h\d|li|ul|ol|tr|table|pre|figure)>)\s*(?=<(?:p|h\d|ul|ol|table|pre|figure)[ >])/);

test('Word on a computer: headings, nested lists, numbers that go on, links, tables; nothing of its own', () => {
  expect(lines(word)).toEqual([
    '<h2>Cómo se calcula tu pensión</h2>',
    '<p>La pensión depende de <strong>tres cosas</strong>: lo que aportas, <em>cuánto tiempo</em> y la rentabilidad. Vive en La Paz.</p>',
    '<h3>Lo que necesitas</h3>',
    '<ul><li><p>Tu estado de cuenta</p>',
    '<ul><li><p>El de este año</p></li><li><p>El del año pasado</p>',
    '<ul><li><p>Con la firma</p></li></ul></li></ul></li><li><p>Tu cédula</p></li></ul>',
    '<p>Sigue estos pasos:</p>',
    '<ol start="3"><li><p>Entra a <a href="https://www.gob.bo/tramites">la página</a></p>',
    '<p>y espera.</p></li><li><p>Guarda el comprobante[1]</p></li></ol>',
    expect.stringMatching(
      /^<table>\s*<tbody><tr>\s*<th>\s*<p>Edad<\/p>\s*<\/th>\s*<th>\s*<p>Aporte<\/p>\s*<\/th>\s*<\/tr>\s*<tr>\s*<td><p>25 años<\/p><\/td>\s*<td><p>14~%<\/p><\/td>\s*<\/tr>\s*<\/tbody><\/table>$/,
    ),
    '<p><s>Antes</s> <u>ahora</u> <strong><em>siempre</em></strong>.</p>',
  ]);
  expect(cleanPastedHtml(word).lost).toEqual(['images', 'hidden']); // a note that Word hides
});

test('Word online: each item is a list of its own there', () => {
  expect(lines(online)).toEqual([
    '<h2>Tu primer empleo</h2>',
    '<p>Desde el primer mes <strong>aportas</strong>.</p>',
    '<ul><li><p>Contrato</p>',
    '<ul><li><p>Firmado</p></li></ul></li><li><p>Cédula</p></li></ul>',
    '<p><u>Fin</u><br>del texto</p>',
  ]);
});

test('Google Docs: all of it stands in a b that is not bold', () => {
  const found = lines(docs);
  expect(found.slice(0, 4)).toEqual([
    '<h2>Ahorro voluntario</h2>',
    '<p>Puedes aportar <strong>más</strong> cuando <em><s>quieras</s></em>. Lee <a href="https://www.gob.bo/ahorro?a=1">la guía</a>.</p>',
    '<ul><li><p>Uno</p>',
    '<ul><li><p>Uno punto uno</p></li></ul></li><li><p>Dos</p></li></ul>',
  ]);
  expect(found[4]).toBe('<table><tbody><tr><td><p>A</p></td><td><p>B</p></td></tr></tbody></table>');
  expect(cleanPastedHtml(docs).lost).toEqual(['images']);
});

test('LibreOffice', () => {
  expect(lines(libre).slice(0, 4)).toEqual([
    '<h2>Jubilarse bien</h2>',
    '<p>Hay que <strong>aportar</strong> <em>siempre</em>¹.</p>',
    '<ol><li><p>Primero</p>',
    expect.stringMatching(
      /^<ol><li><p>Dentro<\/p><\/li>\s*<\/ol><\/li>\s*<li><p><s>Segundo<\/s><\/p><\/li>\s*<\/ol>$/,
    ),
  ]);
  expect(cleanPastedHtml(libre).html).toMatch(
    /<thead>\s*<tr>\s*<th><p>Plan<\/p><\/th>[\s\S]*<td rowspan="2"><p>Básico/,
  );
});

test('a page: containers become paragraphs, what is no text is gone', () => {
  expect(lines(page)).toEqual([
    '<h4>Lo básico</h4>',
    '<p>Una línea suelta con <code>Ctrl</code></p>',
    '<p>y otra dentro</p>',
    '<p>y el resto</p>',
    '<p>Primera parte</p>',
    '<p>Segunda parte <a href="mailto:ana@correo.com">correo</a></p>',
    '<p>Aporte</p>',
    '<p>Lo que pones</p>',
    '<p>Solo un marco</p>',
    '<p>con texto</p>',
    '<pre><code>x = 1\ny  = 2</code></pre>',
    '<p>Una foto</p>',
    '<ul><li><p>Con viñeta escrita</p></li><li><p>Otra</p></li></ul>',
  ]);
});

test('words alone stay words, so that they join the line they are pasted into', () => {
  expect(cleanPastedHtml('<span style="font-weight:700">dos</span> palabras').html).toBe(
    '<strong>dos</strong> palabras',
  );
});

test('the portal’s own pictures come along, and stand on their own', () => {
  const own = `<p>Antes <b><img src="${location.origin}/articlefile/a-640.webp" alt="Casa" style="width:9px" onerror="x()"></b> después</p>`;
  expect(cleanPastedHtml(own)).toEqual({
    html: '<p>Antes</p><img src="/articlefile/a.webp" alt="Casa"><p>después</p>',
    lost: [],
  });
  for (const src of [
    'data:image/png;base64,AAAA',
    'blob:https://a/b',
    'https://a.example/articlefile/x.webp',
    '//a/b.webp',
  ])
    expect(cleanPastedHtml(`<p>x<img src="${src}"></p>`)).toEqual({ html: '<p>x</p>', lost: ['images'] });
});

test('items whose styles were lost on the way are told by their sign', () => {
  const item = (text: string, indent: number) =>
    `<p class="MsoListParagraph" style="margin-left:${indent}pt">${text}</p>`;
  const html =
    item('1.&nbsp;&nbsp;&nbsp; Uno', 36) + item('a)&nbsp;&nbsp; Dentro', 72) + item('2.&nbsp;&nbsp; Dos', 36);
  expect(cleanPastedHtml(html).html).toBe(
    '<ol><li><p>Uno</p><ol type="a"><li><p>Dentro</p></li></ol></li><li><p>Dos</p></li></ol>',
  );
});

/** An item of Word's list: its sign stands in a span that Word tells others to ignore. */
const wordItem = (sign: string, text: string, list = 'l0 level1 lfo1') =>
  `<p class="MsoListParagraph" style="mso-list:${list}"><span style="mso-list:Ignore">${sign}<span>&nbsp;&nbsp; </span></span>${text}</p>`;

test('letters and Roman numbers of a list stay, and begin anew where Word says', () => {
  const html =
    ['a)', 'b)'].map((sign) => wordItem(sign, 'x')).join('') + wordItem('iii.', 'y') + wordItem('C)', 'z');
  expect(cleanPastedHtml(html).html).toBe(
    '<ol type="a"><li><p>x</p></li><li><p>x</p></li></ol><ol type="i" start="3"><li><p>y</p></li></ol><ol type="A" start="3"><li><p>z</p></li></ol>',
  );
  const nine = [...'abcdefghij'].map((letter) => wordItem(`${letter})`, letter)).join('');
  expect(cleanPastedHtml(nine).html).toMatch(/^<ol type="a">(?:<li><p>[a-j]<\/p><\/li>){10}<\/ol>$/);
});

test('a number with words, or of several levels, stays as text', () => {
  const html =
    wordItem('Artículo 1.-', 'Objeto.') +
    wordItem('CAPÍTULO II', 'Plazos') +
    wordItem('1.1', 'Ámbito', 'l1 level2 lfo2');
  expect(cleanPastedHtml(html).html).toBe(
    '<p>Artículo 1.- Objeto.</p><p>CAPÍTULO II Plazos</p><p>1.1 Ámbito</p>',
  );
});

test('letters of a list that a style gives stay', () => {
  for (const html of [
    '<ol type="a"><li>x</li></ol>',
    '<ol style="list-style-type:lower-alpha"><li>x</li></ol>',
    '<ol><li style="list-style-type:lower-latin">x</li></ol>',
  ])
    expect(cleanPastedHtml(html).html).toBe('<ol type="a"><li>x</li></ol>');
});

test('whatever is pasted, nothing outside of the list comes out', () => {
  const names = [
    ...Object.keys(richTextElements),
    'div',
    'span',
    'b',
    'font',
    'script',
    'svg',
    'o:p',
    'center',
    'dl',
    'dd',
  ];
  const piece = fc.oneof(
    fc.constantFrom(
      'texto',
      ' ',
      '&nbsp;',
      '<br>',
      '•&nbsp;x',
      '<img src="file:///a.png">',
      '<!--x-->',
      '<![if !x]>',
    ),
    fc.constantFrom(...names).map((name) => `<${name}>`),
    fc.constantFrom(...names).map((name) => `</${name}>`),
    fc
      .constantFrom(...names)
      .map(
        (name) =>
          `<${name} style="font-weight:bold;mso-list:l0 level2 lfo1" class=MsoListParagraph onclick="x()">`,
      ),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 25 }), (pieces) => {
      const { html } = cleanPastedHtml(pieces.join(''));
      const { body } = new DOMParser().parseFromString(html, 'text/html');
      for (const element of body.querySelectorAll('*')) {
        const attributes = (richTextElements as Record<string, readonly string[]>)[
          element.tagName.toLowerCase()
        ];
        expect(attributes, html).toBeDefined();
        for (const name of element.getAttributeNames()) expect(attributes).toContain(name);
      }
    }),
    { numRuns: 300 },
  );
});

test('films, formulas and text that Word hides are left out and told', () => {
  const pasted =
    '<p>Uno<span style="mso-hide:all;display:none">Respuesta: B</span></p><iframe src="https://a.example"></iframe><p>Dos<math><mi>x</mi></math></p>';
  expect(cleanPastedHtml(pasted)).toEqual({
    html: '<p>Uno</p><p>Dos</p>',
    lost: ['media', 'formulas', 'hidden'],
  });
});
