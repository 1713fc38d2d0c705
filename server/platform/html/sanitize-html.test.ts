import { describe, expect, test } from 'vitest';
import { richTextElements } from '../../../contract/text/rich-text.ts';
import { cpuMillisecondsOf } from '../../testing/thread-cpu.ts';
import { sanitizeHtml } from './sanitize-html.ts';

const kept = (html: string) => expect(sanitizeHtml(html), html).toBe(html);

describe('sanitizeHtml', () => {
  test.each([
    ['<div>uno</div><div>dos</div>', '<p>uno</p><p>dos</p>'],
    ['<dl><dt>AFP</dt><dd>Gestora</dd></dl>', '<p>AFP</p><p>Gestora</p>'],
    ['<dl><dt>AFP<dd>Gestora</dl>', 'AFP Gestora'],
    ['<section>uno<div>dos</div>tres</section>', 'uno<p>dos</p>tres'],
    ['<div><p>uno</p></div>', '<p>uno</p>'],
    ['<details><summary>uno</summary>dos</details>', '<p>uno</p>dos'],
    [
      '<table><caption>Aportes</caption><tr><td>x</td></tr></table>',
      '<p>Aportes</p><table><tr><td>x</td></tr></table>',
    ],
    ['<p>10<sup>6</sup> y H<sub>2</sub>O</p>', '<p>10⁶ y H₂O</p>'],
  ])('%s keeps its words apart, and no figure changes', (given, expected) => {
    expect(sanitizeHtml(given)).toBe(expected);
    expect(sanitizeHtml(expected)).toBe(expected);
  });

  test('keeps what the editor makes, letter by letter', () => {
    kept(
      '<h2>Uno</h2><p>Con <strong>fuerza</strong>, <em>énfasis</em> y <a href="/articulos">un enlace</a>.</p><ul><li>a</li></ul><blockquote><p>cita</p></blockquote><table><tbody><tr><th>a</th><td colspan="2">1</td></tr></tbody></table>',
    );
    kept(
      '<p>uno<br>dos&nbsp;tres &amp; &lt;cuatro&gt; "cinco" \'seis\'</p><hr><pre><code>a\n  b</code></pre>',
    );
    kept(
      '<figure><img src="/articlefile/aB_-9.webp" alt="Una &quot;casa&quot;" width="1280" height="720"><figcaption>Pie</figcaption></figure>',
    );
    kept('<ol type="I"><li><p>x</p></li></ol>');
    kept('<ol start="3"><li><p>x</p></li></ol><p><a href="https://a.example/?a=1&amp;b=2#c">y</a></p>');
  });

  test('keeps every element of the list with every attribute of its own, and no other', () => {
    const values: Record<string, string> = {
      href: '/x',
      src: '/slider/x.webp',
      alt: 'a',
      value: 'edad',
      type: 'a',
    };
    for (const [element, attributes] of Object.entries(richTextElements)) {
      const own = attributes.map((name) => ` ${name}="${values[name] ?? '2'}"`).join('');
      const all = `${own} class="x" id="x" style="color:red" title="x" onclick="x()" data-x="x" hidden`;
      const isEmpty = ['br', 'hr', 'img'].includes(element);
      const close = isEmpty ? '' : `</${element}>`;
      expect(sanitizeHtml(`<${element}${all}>${close}`)).toBe(`<${element}${own}>${close}`);
    }
  });

  test('says in the editor’s words what other programs say in theirs', () => {
    expect(
      sanitizeHtml(
        '<h1>a</h1><h6>b</h6><p><b>c</b> <i>d</i> <strike>e</strike> <del>f</del> <ins>g</ins></p>',
      ),
    ).toBe('<h2>a</h2><h4>b</h4><p><strong>c</strong> <em>d</em> <s>e</s> <s>f</s> <u>g</u></p>');
    expect(sanitizeHtml('<div><span>uno</span> <font color=red>dos</font></div>')).toBe('<p>uno dos</p>');
    expect(sanitizeHtml('<P>a<BR/>b</P>\r\n')).toBe('<p>a<br>b</p>');
  });

  test('a link that leads nowhere allowed is taken off its words', () => {
    for (const href of ['javascript:x', 'http://a.example', '//a.example', 'a.example', '#x', ''])
      expect(sanitizeHtml(`<p>ver <a href="${href}"><em>aquí</em></a>.</p>`)).toBe(
        '<p>ver <em>aquí</em>.</p>',
      );
    expect(sanitizeHtml('<a href=" /vercursos ">x</a>')).toBe('<a href="/vercursos">x</a>');
    expect(sanitizeHtml('<a name="x">y</a>')).toBe('y');
  });

  test('a picture is one of the portal’s own, or none', () => {
    for (const folder of ['articlefile', 'coursefileinfo', 'slider'])
      kept(`<img src="/${folder}/x-640.webp">`);
    for (const src of [
      '/x.webp',
      '/leyes/x.webp',
      '/articlefile/x.svg',
      '/articlefile/a/x.webp',
      '/articlefile/../x.webp',
      '/articlefile/%2e%2e/x.webp',
      '/articlefile/x.webp?y',
      'articlefile/x.webp',
      'https://a.example/articlefile/x.webp',
      'blob:x',
      'data:image/webp;base64,AA',
    ])
      expect(sanitizeHtml(`<p>a<img src="${src}" alt="b">c</p>`)).toBe('<p>ac</p>');
  });

  test('numbers are numbers', () => {
    expect(sanitizeHtml('<img src="/slider/x.webp" width="100%" height="1e3">')).toBe(
      '<img src="/slider/x.webp">',
    );
    expect(sanitizeHtml('<td colspan="0" rowspan="99999">x</td>')).toBe('<td>x</td>');
    expect(sanitizeHtml('<ol start="a" type="disc"><li>x</li></ol>')).toBe('<ol><li>x</li></ol>');
  });

  test('what nobody writes goes: control characters, marks that turn the direction, halves of characters', () => {
    expect(sanitizeHtml('<p>a\u0000b\u0007c\u202egpj.exe\u202c d\ud800</p>')).toBe('<p>abcgpj.exe d</p>');
  });

  test('the longest text that is taken is done in a moment, however it is nested', async () => {
    const pieces = [
      '<p>Texto <b>fuerte</b></p>',
      '<i><b></i></b>',
      '<p><a href=/x></p></a>',
      '<!--',
      '<',
      '&lt',
    ];
    for (const piece of pieces)
      for (const before of ['', '<p><em>'.repeat(450)]) {
        const given = `${before}${piece.repeat(400_000 / piece.length)}`.slice(0, 400_000);
        expect(await cpuMillisecondsOf(() => sanitizeHtml(given)), before + piece).toBeLessThan(5_000);
      }
  });
});
