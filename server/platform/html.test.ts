import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sanitizeHtml, visibleText } from './html.ts';

const attacks = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="JaVaScRiPt&#58;alert(1)">x</a>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<p style="background:url(x)">x</p>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<a href="//evil.example">x</a>',
  '<img src="https://evil.example/x.png">',
  '<form action="/x"><input name=y></form>',
  '<object data="data:text/html,x"></object>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<p onclick=alert(1)>x',
  '<!--[if IE]><script>x</script><![endif]-->',
  '<base href="https://evil.example">',
  '<meta http-equiv=refresh content="0;url=x">',
  '<template><script>x</script></template>',
];

describe('sanitizeHtml', () => {
  for (const attack of attacks) {
    test(`makes ${attack.slice(0, 40)} inert`, () => {
      expect(sanitizeHtml(attack)).not.toMatch(
        /<script|onerror|onload|onclick|javascript:|data:|<iframe|<svg|<form|<object|<style|style=|evil\.example|<base|<meta|<template/i,
      );
    });
  }

  test('keeps what the editor makes', () => {
    const html =
      '<h2>Uno</h2><p>Con <strong>fuerza</strong>, <em>énfasis</em> y <a href="/articulos">un enlace</a>.</p><ul><li>a</li></ul><blockquote><p>cita</p></blockquote><table><tbody><tr><th>a</th><td colspan="2">1</td></tr></tbody></table>';
    expect(sanitizeHtml(html)).toBe(html);
  });

  test('doing it twice changes nothing', () => {
    const piece = fc.oneof(
      fc.constantFrom(...attacks, '<p>', '</p>', '<b>', '&amp;', '&lt;', '<a href="/x">', '</a>'),
      fc.string(),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const once = sanitizeHtml(pieces.join(''));
        expect(sanitizeHtml(once)).toBe(once);
      }),
      { numRuns: 300 },
    );
  });
});

describe('visibleText', () => {
  test('is what a person reads', () => {
    expect(visibleText('<h2>Título</h2><p>Uno&nbsp;&amp; dos<br>tres</p><ul><li>a</li><li>b</li></ul>')).toBe(
      'Título Uno & dos tres a b',
    );
  });
});
