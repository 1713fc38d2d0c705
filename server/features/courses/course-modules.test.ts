import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sanitizeHtml } from '../../platform/html/sanitize-html.ts';
import { canonicalText, joinModules, splitModules, textOfNamed } from './course-modules.ts';

describe('a text is cut into modules', () => {
  test('at its headings, whose words stay', () => {
    expect(
      splitModules('<h2>Uno <strong>y</strong> &amp;&nbsp;dos</h2><p>a</p><h3>b</h3><h2>Tres</h2>'),
    ).toEqual([
      { title: 'Uno y & dos', html: '<p>a</p><h3>b</h3>' },
      { title: 'Tres', html: '' },
    ]);
  });

  test('text before the first heading, or without any, has no title', () => {
    expect(splitModules('<p>a</p><h2>Uno</h2><p>b</p>')).toEqual([
      { title: '', html: '<p>a</p>' },
      { title: 'Uno', html: '<p>b</p>' },
    ]);
    expect(splitModules('<p>a<br>b</p>')).toEqual([{ title: '', html: '<p>a<br>b</p>' }]);
    expect(splitModules('')).toEqual([]);
  });

  test('not at a heading inside of another element, nor at one without words', () => {
    const html = '<blockquote><h2>Cita</h2><p>a</p></blockquote><ul><li><h2>x</h2></li></ul>';
    expect(splitModules(`<h2>Uno</h2>${html}`)).toEqual([{ title: 'Uno', html }]);
    expect(splitModules('<h2>Uno</h2><p>a</p><h2><br></h2><p>b</p>')).toEqual([
      { title: 'Uno', html: '<p>a</p><p>b</p>' },
    ]);
  });
});

const html = fc
  .array(
    fc.constantFrom(
      '<p>a</p>',
      '<h2>',
      '</h2>',
      '<h2>Dos &lt;x&gt;</h2>',
      '<blockquote>',
      '</blockquote>',
      'y < z',
      '<ul><li>',
      '</li></ul>',
      '<h3>b</h3>',
      '<hr>',
      '<img src="/slider/a.webp">',
      '<h2> </h2>',
      '&amp;',
    ),
  )
  .map((parts) => parts.join(''));
const title = fc.string({ unit: 'binary', minLength: 1, maxLength: 30 });

describe('modules and their text are one and the same', () => {
  test('a stored text splits and joins again unchanged, and is stored once', async () => {
    await fc.assert(
      fc.asyncProperty(html, async (given) => {
        const stored = await canonicalText(given);
        expect(joinModules(splitModules(stored))).toBe(stored);
        expect(await canonicalText(stored)).toBe(stored);
        expect(sanitizeHtml(stored)).toBe(stored);
      }),
    );
  });

  test('modules given by name come back as many, under their names', async () => {
    const named = fc.array(fc.record({ title, html }), { minLength: 1, maxLength: 5 });
    await fc.assert(
      fc.asyncProperty(named, async (given) => {
        const modules = splitModules(await textOfNamed(given));
        const alone = await Promise.all(given.map((module) => textOfNamed([module])));
        const words = alone.map((text) => splitModules(text)[0]?.title ?? '');
        fc.pre(words.every((word) => word !== ''));
        expect(modules.map((module) => module.title)).toEqual(words);
        expect(await canonicalText(joinModules(modules))).toBe(joinModules(modules));
      }),
    );
  });

  test('a heading of the second level inside a named one opens no other', async () => {
    const text = await textOfNamed([
      { title: ' A  & <b>B</b> ', html: '<h2>Dentro</h2><blockquote>abierto' },
    ]);
    expect(splitModules(text)).toEqual([
      { title: 'A & <b>B</b>', html: '<h3>Dentro</h3><blockquote>abierto</blockquote>' },
    ]);
  });
});
