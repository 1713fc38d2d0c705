import { Editor } from '@tiptap/core';
import { afterEach, expect, test } from 'vitest';
import { richTextElements } from '../../../contract/text/rich-text.ts';
import { insertCalculator } from './calculator-node.ts';
import { editorExtensions } from './editor-extensions.ts';
import { insertImage, removeImage } from './figure-node.ts';
import { pasteProps } from './paste/paste-props.ts';
import { readableHtml, storedHtml } from './stored-text.ts';
import * as tables from './table-tools.ts';

let editor: Editor;
afterEach(() => editor.destroy());

function open(content: string): Editor {
  editor = new Editor({ extensions: editorExtensions, content: readableHtml(content), injectCSS: false });
  return editor;
}
const press = (key: string): boolean =>
  editor.view.someProp('handleKeyDown', (handle) =>
    handle(editor.view, new KeyboardEvent('keydown', { key })),
  ) === true;
const stored = () => storedHtml(editor.state.doc);
/** The text after it was opened and saved in the editor. */
function passedThrough(content: string): string {
  open(content);
  const html = stored();
  editor.destroy();
  return html;
}

test('the schema makes every element and attribute of the list, and no other', () => {
  const { schema } = open('');
  const { nodes, marks } = schema;
  const words = (text: string) => schema.text(text);
  const inside = [
    words('a'),
    ...Object.values(marks).map((mark) => schema.text('b', [mark.create({ href: '/x' })])),
  ];
  const paragraph = nodes['paragraph']?.create(null, [
    ...inside,
    nodes['hardBreak']?.create() ?? words(''),
    nodes['fact']?.create({ value: 'edad' }) ?? words(''),
  ]);
  const made = Object.values(nodes).flatMap((type) => {
    if (type.isText || type.isInline || type === schema.topNodeType) return [];
    if (type.name === 'heading') return [2, 3, 4].map((level) => type.create({ level }, words('x')));
    if (type.name === 'orderedList') return [type.createAndFill({ start: 3, type: 'a' })];
    if (type.name === 'figure')
      return [type.create({ src: '/articlefile/a.webp', alt: 'x', width: '9', height: '9' }, words('x'))];
    return type.validContent(type.createAndFill()?.content ?? type.create().content) &&
      type.isInGroup('block')
      ? [type.createAndFill(null, type.isTextblock ? words('x') : undefined)]
      : [];
  });
  const wide = { colspan: 2, rowspan: 2 };
  const row = (name: string, spans: object = {}) =>
    nodes['tableRow']?.create(null, [nodes[name]?.create(spans, paragraph) ?? words('')]);
  const table = nodes['table']?.create(null, [
    row('tableHeading', wide),
    row('tableHeading'),
    row('tableCell', wide),
  ] as never);
  const html = storedHtml(schema.topNodeType.create(null, [paragraph, ...made, table, paragraph] as never));

  const found: Record<string, string[]> = {};
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const element of body.querySelectorAll('*')) {
    const name = element.tagName.toLowerCase();
    found[name] = [...new Set([...(found[name] ?? []), ...element.getAttributeNames()])];
  }
  const sorted = (list: Record<string, readonly string[]>) =>
    Object.fromEntries(Object.entries(list).map(([name, attributes]) => [name, attributes.toSorted()]));
  expect(sorted(found)).toEqual(sorted(richTextElements));
});

test('what the server keeps comes through an edit unchanged', () => {
  const kept = [
    '<h2>Uno</h2>',
    '<p><strong>a</strong> <em>b</em> <u>c</u> <s>d</s> <code>e</code><br>f</p>',
    '<ul><li>x<ul><li>y</li></ul></li><li><p>a</p><p>b</p></li></ul>',
    '<ol start="3"><li>y</li></ol>',
    '<blockquote><p>z</p></blockquote><hr><pre><code>a\n  b</code></pre>',
    '<p><a href="/leercurso?id=2">curso</a> <a href="mailto:a@b.example">correo</a></p>',
    '<table><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td colspan="2">1 <strong>2</strong></td></tr></tbody></table>',
    '<table><thead><tr><td></td><th>B</th></tr></thead><tbody><tr><th>C</th><td>1</td></tr></tbody></table>',
    '<table><tbody><tr><th rowspan="2">A</th><th>B</th></tr><tr><td><p>1</p><p>2</p></td></tr></tbody></table>',
    '<figure><img src="/articlefile/x.webp" alt="Una casa" width="640" height="480"><figcaption>Pie</figcaption></figure>',
    '<figure><img src="/slider/x.webp" alt=""></figure>',
    '<p>a <data value="edad-de-jubilacion"></data></p><data value="calculadora-cuanto-recibire"></data><p>b</p>',
  ];
  for (const html of kept) expect(passedThrough(html)).toBe(html);
});

test('what the server would drop is not produced', () => {
  expect(passedThrough('<p style="color: red" onclick="x()">hola</p><script>1</script>')).toBe('<p>hola</p>');
  expect(passedThrough('<p><a href="javascript:alert(1)">mal</a> <a href="//b.example">mal</a></p>')).toBe(
    '<p>mal mal</p>',
  );
  expect(passedThrough('<p><a href="https://a.example" target="_blank" rel="nofollow">bien</a></p>')).toBe(
    '<p><a href="https://a.example">bien</a></p>',
  );
  expect(
    passedThrough('<p>a</p><img src="https://b.example/x.webp"><figure><img src="data:x"></figure>'),
  ).toBe('<p>a</p>');
});

test('a picture inside a paragraph comes to stand on its own', () => {
  expect(passedThrough('<p>a <strong>b<img src="/articlefile/x.webp" alt="c"></strong> d</p>')).toBe(
    '<p>a <strong>b</strong></p><figure><img src="/articlefile/x.webp" alt="c"></figure><p>d</p>',
  );
});

test('a picture is placed after the paragraph, its caption is written, Enter goes on under it', () => {
  open('<p>uno</p><p>dos</p>').commands.setTextSelection(2);
  insertImage(editor, { src: '/articlefile/x.webp', alt: 'Casa', width: 640, height: 480 });
  editor.commands.insertContent('Pie');
  expect(press('Enter')).toBe(true);
  editor.commands.insertContent('tres');
  const image = '<img src="/articlefile/x.webp" alt="Casa" width="640" height="480">';
  expect(stored()).toBe(
    `<p>uno</p><figure>${image}<figcaption>Pie</figcaption></figure><p>tres</p><p>dos</p>`,
  );
  editor.commands.setTextSelection(7);
  removeImage(editor);
  expect(stored()).toBe('<p>uno</p><p>tres</p><p>dos</p>');
});

test('a calculator is placed after the paragraph; one inside a paragraph comes to stand on its own', () => {
  const placeholder = '<data value="calculadora-cuanto-cuesta-una-laguna"></data>';
  open('<p>uno</p><p>dos</p>').commands.setTextSelection(2);
  insertCalculator(editor, 'calculadora-cuanto-cuesta-una-laguna');
  expect(stored()).toBe(`<p>uno</p>${placeholder}<p>dos</p>`);
  expect(editor.view.dom.textContent).toContain('Calculadora: ¿Cuánto me cuesta una laguna?');
  editor.destroy();
  expect(passedThrough(`<p>uno ${placeholder} dos</p>`)).toBe(`<p>uno</p>${placeholder}<p> dos</p>`);
  expect(passedThrough('<p>uno <data value="calculadora-otra"></data></p>')).toBe('<p>uno</p>');
});

test('a table is put in, grows and shrinks; Tab goes from cell to cell and out at the end', () => {
  open('<p>uno</p>').commands.setTextSelection(4);
  tables.insertTable(editor);
  editor.commands.insertContent('A');
  expect(press('Tab')).toBe(true);
  editor.commands.insertContent('B');
  tables.addColumnAfter(editor);
  tables.deleteRow(editor);
  const row = (name: string, count: number) => `<tr>${`<${name}></${name}>`.repeat(count)}</tr>`;
  expect(stored()).toBe(`<p>uno</p><table><tbody>${row('td', 4).repeat(2)}</tbody></table>`);
  expect(tables.hasHeadingRow(editor)).toBe(false);
  tables.toggleHeadingRow(editor);
  expect(tables.hasHeadingRow(editor)).toBe(true);
  expect(stored()).not.toContain('<th>'); // none has a word yet
  tables.addRowAfter(editor);
  tables.deleteColumn(editor);
  expect(stored()).toContain(`<tbody>${row('td', 3).repeat(3)}</tbody>`);
  editor.commands.setTextSelection(editor.state.doc.content.size - 6);
  expect(press('Tab')).toBe(false);
  tables.removeTable(editor);
  expect(stored()).toBe('<p>uno</p>');
});

test('a heading without a word is stored as a cell like others', () => {
  expect(
    passedThrough(
      '<table><thead><tr><th></th><th>B</th></tr></thead><tbody><tr><td>1</td><td></td></tr></tbody></table>',
    ),
  ).toBe(
    '<table><thead><tr><td></td><th>B</th></tr></thead><tbody><tr><td>1</td><td></td></tr></tbody></table>',
  );
});

test('a heading pasted at the end of a line begins a line of its own; words go on in the line', () => {
  const pasted = (html: string) => {
    open('<p>Fin del texto.</p>').commands.setTextSelection(15);
    editor.setOptions({ editorProps: pasteProps(() => undefined) });
    editor.view.pasteHTML(html);
    return stored();
  };
  expect(pasted('<h2>Cómo se calcula</h2><p>Así.</p>')).toBe(
    '<p>Fin del texto.</p><h2>Cómo se calcula</h2><p>Así.</p>',
  );
  expect(pasted('<p> Y más.</p><p>Otra.</p>')).toBe('<p>Fin del texto.Y más.</p><p>Otra.</p>');
});

test('what is pasted into a cell stays in it', () => {
  open('<table><tbody><tr><td>a</td><td>b</td></tr></tbody></table>').commands.setTextSelection(5);
  editor.view.pasteHTML('<h2>Uno</h2><blockquote><p>dos</p></blockquote><ul><li>tres</li></ul>');
  expect(stored()).toBe(
    '<table><tbody><tr><td><p>aUno</p><p>dos</p><ul><li>tres</li></ul></td><td>b</td></tr></tbody></table>',
  );
});
