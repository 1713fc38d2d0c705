import { expect, test } from 'vitest';
import { isParameterKey, parameterKeys, parameters } from '../../contract/facts/keys.ts';
import { anchorOf } from '../../contract/laws/anchors.ts';
import { visibleLines } from '../../contract/text/visible-text.ts';
import { articles } from '../../database/seed/articles/index.ts';
import { courses } from '../../database/seed/courses/index.ts';
import { parameterSeeds } from '../../database/seed/parameters.ts';
import { pensionItems } from '../../database/seed/pension-items.ts';
import { routeSeeds } from '../../database/seed/routes.ts';
import { subjects } from '../../database/seed/subjects.ts';
import { terms } from '../../database/seed/terms.ts';
import { numberInWords } from '../testing/number-in-words.ts';
import { lawTexts } from './demo-law-texts.ts';

/** The texts of the demonstration in their sentences, each with where it stands. */
const sentences = [
  ...articles.map(({ title, html }) => [`artículo ${title}`, visibleLines(html)]),
  ...courses.flatMap((course) => [
    [`curso ${course.title}`, visibleLines(course.descriptionHtml)],
    ...course.modules.map(({ title, html }) => [`módulo ${title}`, visibleLines(html)]),
    ...course.questions.map((question) => [
      `pregunta de ${course.title}`,
      [question.text, ...(question.type === 'multiple' ? question.options : [])].join('\n'),
    ]),
  ]),
  ...pensionItems.map(({ title, html }) => [`sistema ${title}`, visibleLines(html)]),
  ...routeSeeds.map(({ title, lead, html }) => [`ruta ${title}`, `${lead}\n${visibleLines(html)}`]),
  ...subjects.map(({ title, summary, firstThings, answers }) => [
    `tema ${title}`,
    [summary, firstThings, answers].join('\n'),
  ]),
  ...terms.map(({ term, definition }) => [`término ${term}`, definition]),
  ...parameterSeeds.map(({ key, value }) => [`dato ${key}`, typeof value === 'string' ? value : '']),
].flatMap(([place = '', text = '']) =>
  text
    .replaceAll(/[\u00a0\u202f]/g, ' ')
    .split(/(?<=[.?!])\s|\n/)
    .map((sentence) => ({ place, sentence })),
);

const where = (wrong: (sentence: string, place: string) => boolean) =>
  sentences
    .filter(({ place, sentence }) => wrong(sentence, place))
    .map(({ place, sentence }) => `${place}: ${sentence}`);

const numbersByWord = new Map([...Array(200).keys()].map((number) => [numberInWords(number), number]));
const word = [...numbersByWord.keys()].toSorted((one, other) => other.length - one.length).join('|');
const figure = `(\\d+(?: \\d{3})*(?:,\\d+)?|\\b(?:${word})\\b)`;
const read = (text: string) =>
  numbersByWord.get(text.toLowerCase()) ?? Number(text.replaceAll(' ', '').replace(',', '.'));

const seedOf = (key: string) => parameterSeeds.find((seed) => seed.key === key)?.value;
const percent = (...keys: string[]) => keys.map((key) => Number(seedOf(key)) / 100);
const days = (key: string) => [Number(/\d+/.exec(String(seedOf(key)))?.[0])];
const rowsOf = (key: string) => seedOf(key) as { ageMonths?: number; months?: number }[];

/** The figures that a sentence says beside a fact, as `said` finds them, and those that the fact allows. */
const statements: { fact: string; said: RegExp; allowed: readonly number[]; unless?: RegExp }[] = [
  {
    fact: 'aporte',
    said: new RegExp(`\\baporte(?: total| obligatorio)?,?(?: es)?(?: de)?l? ?${figure} ?%`, 'gi'),
    allowed: percent('aporte', 'aporte-de-quien-trabaja'),
  },
  {
    fact: 'aporte-de-quien-trabaja',
    said: new RegExp(`\\baporta el ${figure} ?%`, 'gi'),
    allowed: percent('aporte-de-quien-trabaja'),
  },
  {
    fact: 'aporte-del-empleador',
    said: new RegExp(`(?:empleador|empresa)[^.;]{0,20} ${figure} ?%`, 'gi'),
    allowed: percent('aporte-del-empleador'),
  },
  {
    fact: 'parte-de-la-pareja',
    said: new RegExp(`(?:viud[ao]|cónyuge|pareja|esposa)(?:(?! y )[^.;%]){0,20} ${figure} ?%`, 'gi'),
    allowed: percent('parte-de-la-pareja'),
  },
  {
    fact: 'parte-de-la-pareja',
    said: new RegExp(`${figure} ?% (?:al cónyuge|a la pareja|a la viuda)`, 'gi'),
    allowed: percent('parte-de-la-pareja'),
  },
  {
    fact: 'parte-de-cada-hijo',
    said: new RegExp(`${figure} ?% a cada hijo|cada hij[oa]: ${figure} ?%`, 'gi'),
    allowed: percent('parte-de-cada-hijo'),
  },
  {
    fact: 'plazo-de-reclamo',
    said: new RegExp(`(?:reclam|contest|responde)[^.;]{0,60}?${figure} días`, 'gi'),
    allowed: days('plazo-de-reclamo'),
    unless: /meses/,
  },
  {
    fact: 'plazo-de-meses-que-faltan',
    said: new RegExp(`meses? que falta[^.;]{0,40}${figure} días`, 'gi'),
    allowed: days('plazo-de-meses-que-faltan'),
  },
  {
    fact: 'edad-de-jubilacion',
    said: new RegExp(`edad (?:de jubilación|legal|que se pide)(?:(?! y )[^.;]){0,20}${figure} años`, 'gi'),
    allowed: rowsOf('edad-de-jubilacion').map(({ ageMonths = 0 }) => ageMonths / 12),
  },
  {
    fact: 'pension-solidaria',
    said: new RegExp(`solidaria[^.;]{0,30}${figure} años de aportes`, 'gi'),
    allowed: rowsOf('pension-solidaria').map(({ months = 0 }) => months / 12),
  },
];

test('no text of the demonstration says beside a fact another figure than the fact', () => {
  for (const { fact, said, allowed, unless } of statements) {
    expect(isParameterKey(fact), fact).toBe(true);
    const others = where(
      (sentence) =>
        unless?.test(sentence) !== true &&
        [...sentence.matchAll(said)].some(
          ([, ...figures]) => !allowed.includes(read(figures.find((each) => each !== undefined) ?? '')),
        ),
    );
    expect(others, fact).toEqual([]);
  }
});

test('terms of days are of working days, as the rules count them', () => {
  expect(
    where((sentence, place) => /^dato plazo/.test(place) && /\d+ días(?! hábiles)/.test(sentence)),
  ).toEqual([]);
  expect(where((sentence) => /hasta \d+ días(?! hábiles)/.test(sentence))).toEqual([]);
});

test('money is of one currency, and thousands are written in one way', () => {
  expect(where((sentence) => /\$ ?\d|\bpesos\b|un peso\b|€|dólares/.test(sentence))).toEqual([]);
  expect(
    where((sentence, place) => !place.startsWith('dato') && /(?<![\d,])\d{4,}|\d[.]\d{3}\b/.test(sentence)),
  ).toEqual([]);
});

test('the law of the texts is one: no degrees of disability, changing one’s mind until the first payment, who gets the solidarity pension', () => {
  expect(
    where((sentence) => /invalidez (?:total|parcial)|dos tercios o más|desde el 70 ?%/i.test(sentence)),
  ).toEqual([]);
  expect(
    where(
      (sentence) =>
        /(?:firmad|firmar)[^.]*(?:no hay vuelta|no se puede (?:cambiar|deshacer))/i.test(sentence) &&
        !/primer pago/.test(sentence),
    ),
  ).toEqual([]);
  const solidarity = terms.find(({ term }) => term === 'Pensión solidaria');
  expect(solidarity?.definition).toContain('veinte años');
  expect(solidarity?.otherNames ?? []).not.toContain('pensión no contributiva');
  expect(
    where((sentence) => /solidaria/i.test(sentence) && /nunca (?:pud\w+ )?aport/i.test(sentence)),
  ).toEqual([]);
});

test('what a fact says is printed from it, an amount that is a ceiling with its word', () => {
  expect(where((sentence) => /un año por cada uno/.test(sentence))).toEqual([]);
  expect(parameters['gastos-de-entierro'].before).toBe('hasta');
  expect(where((sentence) => /hasta \{Gastos de entierro\}/i.test(sentence))).toEqual([]);
  for (const { html } of routeSeeds) expect(html).not.toMatch(/hasta <data value="gastos-de-entierro">/i);
});

test('no link of a fact leads to a page that shows it', () => {
  for (const { key, value } of parameterSeeds)
    if (parameters[key].kind === 'link') expect(value, key).not.toMatch(/^\/(?:contact|datos)/);
});

/** The words of each article today, by law and anchor. */
const articlesOfLaws = new Map(
  lawTexts.flatMap(({ number: law, parts, amendments }) => [
    ...parts.flatMap((part) => ('label' in part ? [] : [[`${law} ${anchorOf(part.number)}`, part] as const])),
    ...amendments.flatMap((change) =>
      change.action === 'repeal' ? [] : [[`${law} ${anchorOf(change.number)}`, change] as const],
    ),
  ]),
);

test('each figure of a fact stands in the article that it cites', () => {
  const minimum = 150_000;
  const said = (value: unknown): string[][] => {
    if (Array.isArray(value)) return value.flatMap(said);
    if (typeof value === 'object' && value !== null)
      return Object.entries(value).flatMap(([name, part]) =>
        part === null || part === 0 || name === 'sex' ? [] : said(part),
      );
    if (typeof value !== 'number') return [];
    return [
      [
        ...(value < 2000 ? [numberInWords(value)] : []),
        ...(value % 12 === 0 ? [`${numberInWords(value / 12)} años`, value === 12 ? 'un año' : ''] : []),
        ...(value % 100 === 0 ? [numberInWords(value / 100), String(value / 100)] : []),
        value === 50 ? 'medio por ciento' : '',
        value === 40 ? 'cuarenta centésimos' : '',
        value === 13 ? 'una pensión más' : '',
        value % minimum === 0 ? `${numberInWords(value / minimum)} veces el sueldo mínimo` : '',
        value % minimum === 0 ? `${numberInWords(value / minimum)} sueldos mínimos` : '',
      ].filter((words) => words !== ''),
    ];
  };
  let checked = 0;
  for (const { key, value, source } of parameterSeeds) {
    const [, law, article] = /^((?:Ley|Reglamento|Decreto) \d+).*, art\. (.+) \(/.exec(source) ?? [];
    if (law === undefined || article === undefined) continue;
    const cited = articlesOfLaws.get(`${law} ${anchorOf(article)}`);
    expect(cited, `${key} cites ${law}, ${article}`).toBeDefined();
    const words = [cited?.text ?? [], cited?.list ?? []]
      .flat()
      .join(' ')
      .replaceAll(/(?<=\d)\u00a0(?=\d{3})/g, '');
    for (const ways of said(value)) {
      checked += 1;
      expect(
        ways.some((way) => words.includes(way)),
        `${key}: ${ways.join(' / ')} in «${words}»`,
      ).toBe(true);
    }
  }
  expect(checked).toBeGreaterThan(20);
});

test('every fact of the catalogue but the minimum pension, WhatsApp and a life table of its own is given', () => {
  const given = new Set(parameterSeeds.map(({ key }) => key));
  expect(parameterKeys.filter((key) => !given.has(key))).toEqual([
    'pension-minima',
    'whatsapp',
    'mortalidad',
  ]);
});
