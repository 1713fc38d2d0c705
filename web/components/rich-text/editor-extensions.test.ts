import { Editor } from '@tiptap/core';
import { expect, test } from 'vitest';
import { editorExtensions, isLinkAllowed, withoutStyles } from './editor-extensions.ts';

/** What the editor makes of a stored text that is opened and saved. */
function passedThrough(content: string): string {
  const editor = new Editor({ extensions: editorExtensions, content, injectCSS: false });
  const html = editor.getHTML();
  editor.destroy();
  return html;
}

test('what the server keeps comes through an edit unchanged', () => {
  const kept = [
    '<h2>Uno</h2>',
    '<h3>Dos</h3>',
    '<p><strong>a</strong> <em>b</em> <u>c</u> <s>d</s> <code>e</code><br>f</p>',
    '<ul><li><p>x</p></li></ul>',
    '<ol start="3"><li><p>y</p></li></ol>',
    '<blockquote><p>z</p></blockquote>',
    '<hr>',
    '<p><a href="/leercurso?id=2">curso</a> <a href="mailto:a@b.example">correo</a></p>',
    '<table><tbody><tr><th>A</th><th>B</th></tr><tr><td colspan="2">1 <strong>2</strong></td></tr></tbody></table>',
    '<figure><img src="/articlefile/x.webp" alt="Una casa"><figcaption>Pie</figcaption></figure>',
  ];
  for (const html of kept) expect(passedThrough(html)).toBe(html);
});

test('what the server would drop is not produced', () => {
  expect(passedThrough('<p style="color: red" onclick="x()">hola</p><script>1</script>')).toBe('<p>hola</p>');
  expect(passedThrough('<p><a href="javascript:alert(1)">mal</a></p>')).toBe('<p>mal</p>');
  expect(passedThrough('<p><a href="https://a.example" target="_blank" rel="nofollow">bien</a></p>')).toBe(
    '<p><a href="https://a.example">bien</a></p>',
  );
});

test('links lead to this site, https or mail', () => {
  for (const address of ['/vercursos', 'https://a.example/b?c=1', 'mailto:a@b.example']) {
    expect(isLinkAllowed(address)).toBe(true);
  }
  for (const address of [
    '',
    'http://a.example',
    '//a.example',
    '/\\a.example',
    'javascript:x',
    'a.example',
  ]) {
    expect(isLinkAllowed(address)).toBe(false);
  }
});

test('pasted text loses its styles and nothing else', () => {
  expect(withoutStyles('<p style="color: red" class="x">un style="y" <b style=\'a\'>dos</b></p>')).toBe(
    '<p class="x">un style="y" <b>dos</b></p>',
  );
});

test('what is pasted into a cell stays in it', () => {
  const content = '<table><tbody><tr><td>a</td><td>b</td></tr></tbody></table>';
  const editor = new Editor({ extensions: editorExtensions, content, injectCSS: false });
  editor.commands.setTextSelection(4);
  editor.view.pasteHTML('<h2>Uno</h2><p>dos</p>');
  expect(editor.getHTML()).toBe('<table><tbody><tr><td>aUno dos</td><td>b</td></tr></tbody></table>');
  editor.destroy();
});
