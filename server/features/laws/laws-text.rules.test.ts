import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anchorOf } from '../../../contract/laws/anchors.ts';
import type { LawAmendment, LawPart } from '../../../contract/laws/text-calls.ts';
import { type LawContent, problemsOf, readableText, textOf, wordingsOf } from './laws-text.rules.ts';

const article = (number: string, html = `<p>Artículo ${number}.</p>`): LawPart => ({
  kind: 'article',
  number,
  title: '',
  html,
});
const heading: LawPart = { kind: 'heading', level: 1, label: 'Título I', title: 'Todo' };
const change = (given: Partial<LawAmendment> & Pick<LawAmendment, 'from' | 'action' | 'number'>) => ({
  by: 'Ley 388',
  byLaw: null,
  after: '',
  title: '',
  html: given.action === 'repeal' ? '' : '<p>Nuevo.</p>',
  note: '',
  ...given,
});
const base: LawPart[] = [heading, article('1'), article('2'), article('2 bis'), article('3')];
const numbersOn = (content: LawContent, day: string) =>
  textOf(content, day).flatMap((part) =>
    part.kind === 'article' && !part.isRepealed
      ? [`${part.number}: ${part.html.replace(/<[^>]+>/g, '')}`]
      : [],
  );

test.each([
  ['12', 'art-12'],
  ['12 bis', 'art-12-bis'],
  ['12º', 'art-12'],
  ['Transitorio Primero', 'art-transitorio-primero'],
  ['  7-A ', 'art-7-a'],
])('the article %s has the anchor %s', (number, anchor) => expect(anchorOf(number)).toBe(anchor));

describe('the text of a day', () => {
  const content: LawContent = {
    parts: base,
    amendments: [
      change({ from: '2024-05-06', action: 'replace', number: '2', html: '<p>Otro.</p>' }),
      change({ from: '2024-05-06', action: 'insert', number: '2 ter', after: '2 bis' }),
      change({ from: '2023-01-01', action: 'repeal', number: '3' }),
      change({ from: '2025-01-01', action: 'insert', number: '3', after: '1', html: '<p>Vuelve.</p>' }),
      change({ from: '2025-01-01', action: 'insert', number: '0' }),
    ],
  };
  test('before the first change it is the base, on the day of a change it has it', () => {
    expect(numbersOn(content, '2022-12-31')).toEqual(
      numbersOn({ parts: base, amendments: [] }, '2030-01-01'),
    );
    expect(numbersOn(content, '2023-01-01')).not.toContain('3: Artículo 3.');
    expect(numbersOn(content, '2024-05-05')).toContain('2: Artículo 2.');
    expect(numbersOn(content, '2024-05-06')).toEqual([
      '1: Artículo 1.',
      '2: Otro.',
      '2 bis: Artículo 2 bis.',
      '2 ter: Nuevo.',
    ]);
    expect(numbersOn(content, '2025-01-01')).toEqual([
      '0: Nuevo.',
      '1: Artículo 1.',
      '2: Otro.',
      '2 bis: Artículo 2 bis.',
      '2 ter: Nuevo.',
      '3: Vuelve.', // in its old place, so that its anchor is where it was
    ]);
  });
  test('a repealed article keeps its place and its anchor, and says by which law', () => {
    const repealed = textOf(content, '2024-01-01').at(-1);
    expect(repealed).toMatchObject({
      anchor: 'art-3',
      isRepealed: true,
      html: '',
      change: { action: 'repeal' },
    });
  });
  test('a heading keeps its anchor when an article comes before it', () => {
    const chapter: LawPart = { kind: 'heading', level: 2, label: '', title: 'Último' };
    const anchorsOn = (day: string) =>
      readableText({ ...content, parts: [...content.parts, chapter] }, day).filter(
        ({ kind }) => kind === 'heading',
      );
    expect(anchorsOn('2025-01-01').at(-1)).toMatchObject({ title: 'Último' });
    expect(anchorsOn('2025-01-01')).toEqual(anchorsOn('1990-01-01'));
  });
  test('readers get anchors, what changed last with the words before, and what changes next', () => {
    const parts = readableText(content, '2024-05-06');
    expect(parts[0]).toMatchObject({ kind: 'heading', anchor: 'parte-1' });
    expect(parts.find(({ anchor }) => anchor === 'art-2')).toMatchObject({
      change: {
        from: '2024-05-06',
        by: 'Ley 388',
        before: { html: '<p>Artículo 2.</p>' },
        after: { html: '<p>Otro.</p>' },
      },
      next: null,
    });
    expect(readableText(content, '2020-01-01').find(({ anchor }) => anchor === 'art-2')).toMatchObject({
      change: null,
      next: { from: '2024-05-06', by: 'Ley 388' },
    });
  });
  test('two changes on one day hold in the order in which they were entered', () => {
    const twice = ['<p>Uno.</p>', '<p>Dos.</p>'].map((html) =>
      change({ from: '2024-01-01', action: 'replace', number: '1', html }),
    );
    const both = { parts: base, amendments: twice };
    expect(numbersOn(both, '2024-01-01')[0]).toBe('1: Dos.');
    expect(wordingsOf(both).filter(({ anchor }) => anchor === 'art-1')).toMatchObject([
      { html: '<p>Artículo 1.</p>', from: null, until: '2024-01-01' },
      { html: '<p>Dos.</p>', from: '2024-01-01', until: null },
    ]);
  });
});

describe('a content that may not be stored', () => {
  const said = (content: Partial<LawContent>) =>
    problemsOf({ parts: base, amendments: [], ...content }).map(({ message }) => message);
  test.each<[string, Partial<LawContent>, string]>([
    ['without articles', { parts: [heading] }, 'La ley no tiene ningún artículo.'],
    ['two of one number', { parts: [...base, article('2.')] }, 'El artículo 2. está dos veces.'],
    [
      'three of one number',
      { parts: [...base, article('2.'), article('2.')] },
      'El artículo 2. está dos veces.',
    ],
    ['an article without words', { parts: [article('1', '')] }, 'Falta el texto del artículo 1.'],
    ['a number without letters', { parts: [article('+')] }, '«+» no sirve de número: usa letras o cifras.'],
    [
      'a change of what is not there',
      { amendments: [change({ from: '2024-01-01', action: 'replace', number: '9' })] },
      'El 1 de enero de 2024 no rige ningún artículo 9.',
    ],
    [
      'a second repeal',
      {
        amendments: ['2024-01-01', '2025-01-01'].map((from) =>
          change({ from, action: 'repeal', number: '2' }),
        ),
      },
      'El 1 de enero de 2025 no rige ningún artículo 2.',
    ],
    [
      'an article that is there already',
      { amendments: [change({ from: '2024-01-01', action: 'insert', number: '2', after: '1' })] },
      'El 1 de enero de 2024 ya rige un artículo 2: cámbialo en vez de agregarlo.',
    ],
    [
      'an article after one that is not there',
      { amendments: [change({ from: '2024-01-01', action: 'insert', number: '8', after: '7' })] },
      'El 1 de enero de 2024 no hay ningún artículo 7.',
    ],
    [
      'a change without words',
      { amendments: [change({ from: '2024-01-01', action: 'replace', number: '2', html: '' })] },
      'Falta el texto nuevo del artículo 2.',
    ],
  ])('%s', (_, content, message) => expect(said(content)).toEqual([message]));
  test('a good one has no problem', () => expect(said({})).toEqual([]));
});

describe('for any amendments', () => {
  const days = ['2020-01-01', '2021-06-30', '2024-02-29', '2030-12-31'];
  const number = fc.constantFrom('1', '2', '2 bis', '3', '4', '5 bis');
  const anyChange = fc
    .record({
      from: fc.constantFrom(...days),
      action: fc.constantFrom<LawAmendment['action']>('replace', 'insert', 'repeal'),
      number,
      after: fc.oneof(fc.constant(''), number),
      html: fc.constantFrom('<p>Uno.</p>', '<p>Dos.</p>', '<p>Tres.</p>'),
    })
    .map((given) => change(given));
  const anyContent = fc
    .array(anyChange, { maxLength: 12 })
    .map((amendments) => ({ parts: base, amendments }));
  const anyDay = fc.constantFrom('2019-12-31', ...days, '2022-01-01', '2031-01-01');
  const words = (content: LawContent, day: string) =>
    new Map(
      textOf(content, day).flatMap((part) =>
        part.kind === 'article' && !part.isRepealed ? [[part.anchor, part.html] as const] : [],
      ),
    );

  test('before the first of them the text is the base; none leave it as it is', () => {
    fc.assert(
      fc.property(anyContent, (content) => {
        expect(words(content, '2019-12-31')).toEqual(words({ parts: base, amendments: [] }, '2031-01-01'));
      }),
    );
  });
  test('later ones do not change the text of a day, and no anchor is there twice or lost', () => {
    fc.assert(
      fc.property(anyContent, anyDay, (content, day) => {
        const until = content.amendments.filter(({ from }) => from <= day);
        const parts = textOf(content, day);
        expect(parts).toEqual(textOf({ parts: base, amendments: until }, '2099-01-01'));
        const anchors = parts.flatMap((part) => (part.kind === 'article' ? [part.anchor] : []));
        expect(new Set(anchors).size).toBe(anchors.length);
        for (const part of base)
          if (part.kind === 'article') expect(anchors).toContain(anchorOf(part.number));
      }),
    );
  });
  test('the order in which different days are entered does not matter', () => {
    fc.assert(
      fc.property(anyContent, anyDay, ({ amendments }, day) => {
        const byDay = days.flatMap((from) => amendments.filter((each) => each.from === from));
        expect(textOf({ parts: base, amendments }, day)).toEqual(
          textOf({ parts: base, amendments: byDay }, day),
        );
      }),
    );
  });
  test('the wordings between their days are the texts of those days, one at a time', () => {
    fc.assert(
      fc.property(anyContent, anyDay, (content, day) => {
        const held = wordingsOf(content).filter(
          ({ from, until }) => (from ?? '') <= day && (until === null || day < until),
        );
        expect(held).toHaveLength(new Set(held.map(({ anchor }) => anchor)).size);
        expect(new Map(held.map(({ anchor, html }) => [anchor, html]))).toEqual(words(content, day));
      }),
    );
  });
});
