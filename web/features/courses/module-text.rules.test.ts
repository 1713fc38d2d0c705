import { describe, expect, it } from 'vitest';
import { moduleOfHash, splitModules } from './module-text.rules.ts';

describe('the modules of a course', () => {
  it('cuts at the headings, the introduction with the first', () => {
    const html =
      '<p>Hola</p><h2>1. Qué es</h2><p>a<br>b</p><h2>Módulo 2: Quién &amp; <em>cuánto</em></h2><p>c</p>';
    const modules = splitModules(html);
    expect(modules.map(({ title }) => title)).toEqual(['Qué es', 'Quién & cuánto']);
    expect(modules.map((each) => each.html).join('')).toBe(html);
    expect(modules[0]?.html).toBe('<p>Hola</p><h2>1. Qué es</h2><p>a<br>b</p>');
  });

  it('tears no element apart', () => {
    const html =
      '<h2>Uno</h2><blockquote><h2>Dentro</h2></blockquote><h2>Dos</h2><p><img src="/a.webp"/></p>';
    expect(splitModules(html).map(({ title }) => title)).toEqual(['Uno', 'Dos']);
  });

  it('counts on behind what has no end tag', () => {
    for (const open of ['<hr>', '<p>a<br>b</p>', '<p><img src="/a.webp"></p>', '<p>a<wbr>b</p>']) {
      const html = `<h2>Uno</h2>${open}<h2>Dos</h2><p>c</p>`;
      expect(splitModules(html)).toEqual([
        { number: 1, title: 'Uno', html: `<h2>Uno</h2>${open}` },
        { number: 2, title: 'Dos', html: '<h2>Dos</h2><p>c</p>' },
      ]);
    }
  });

  it('reads signs in a title as they are meant', () => {
    const titled = (title: string) => splitModules(`<h2>${title}</h2>`)[0]?.title;
    expect(titled('A &lt;b&gt; &quot;c&quot;&nbsp;&#39;d&#39; &apos;e&apos; &otro;')).toBe(
      "A <b> \"c\" 'd' 'e' &otro;",
    );
    expect(titled('3) Uno<br>dos')).toBe('Uno dos');
  });

  it('takes a text without headings whole', () => {
    expect(splitModules('<p>Todo</p>')).toEqual([{ number: 1, title: '', html: '<p>Todo</p>' }]);
  });

  it('keeps a number that belongs to the title', () => {
    expect(splitModules('<h2>30 años de aportes</h2>')[0]?.title).toBe('30 años de aportes');
  });

  it('reads the module of an address', () => {
    expect(moduleOfHash('#modulo-2', 3)).toBe(2);
    expect(moduleOfHash('#modulo-1', 3)).toBe(1);
    expect(moduleOfHash('#modulo-3', 3)).toBe(3);
    expect(moduleOfHash('#modulo-0', 3)).toBeNull();
    expect(moduleOfHash('#modulo-4', 3)).toBeNull();
    expect(moduleOfHash('#modulo-', 3)).toBeNull();
    expect(moduleOfHash('x#modulo-2', 3)).toBeNull();
    expect(moduleOfHash('#otra', 3)).toBeNull();
  });
});
