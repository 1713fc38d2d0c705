import { expect, test } from 'vitest';
import type { LawPart } from '../../../contract/laws/text-calls.ts';
import { lawContentOf, lawTexts } from '../../boot/demo-law-texts.ts';
import { parseXml, type XmlNode } from '../../platform/xml/xml-nodes.ts';
import { akomaNtosoOf } from './akoma-ntoso.rules.ts';
import { readLawXml } from './import/akoma-ntoso-reader.ts';
import { readableText } from './laws-text.rules.ts';

const documentOf = (seed: (typeof lawTexts)[number], day: string) =>
  akomaNtosoOf({
    ...seed,
    id: 3,
    day,
    publicUrl: 'https://aula.example',
    institute: 'Instituto «A» & B',
    parts: readableText(lawContentOf(seed), day),
  });

test.each(lawTexts)('$number: read again it is the same text', (seed) => {
  const { parts } = lawContentOf(seed);
  const read = readLawXml(parseXml(documentOf(seed, '2012-02-01')));
  expect(read).toMatchObject({
    title: seed.title,
    number: seed.number,
    gazette: seed.gazette,
    promulgatedOn: seed.promulgatedOn,
    parts,
    notes: [],
  });
});

test('words under headings are written where the schema wants them, and read again', () => {
  const seed = lawTexts[0] as (typeof lawTexts)[number];
  const parts: LawPart[] = [
    { kind: 'heading', level: 1, label: 'Título I', title: 'Todo', html: '<p>Rige para todos.</p>' },
    { kind: 'article', number: '1', title: '', html: '<p>Uno.</p>' },
    { kind: 'heading', level: 1, label: 'Título II', title: 'Nada', html: '<p>No dice más.</p>' },
  ];
  const content = { parts, amendments: [] };
  const xml = akomaNtosoOf({
    ...seed,
    id: 3,
    day: '2012-02-01',
    publicUrl: 'https://aula.example',
    institute: 'Instituto',
    parts: readableText(content, '2012-02-01'),
  });
  expect(xml).toContain('</heading>\n<intro><p>Rige para todos.</p></intro>\n<article');
  expect(xml).toContain('</heading>\n<content><p>No dice más.</p></content>');
  expect(readLawXml(parseXml(xml)).parts).toEqual(parts);
});

test('words of another program’s XML outside of its articles stay after what they follow', () => {
  const xml = `<akomaNtoso><act><body><chapter><num>Capítulo I</num><heading>Reglas</heading>
    <intro><p>Son de orden público.</p></intro>
    <article><num>1</num><content><p>Uno.</p></content></article><wrapUp><p>Así sea.</p></wrapUp>
  </chapter></body></act></akomaNtoso>`;
  expect(readLawXml(parseXml(xml)).parts).toMatchObject([
    { title: 'Reglas', html: '<p>Son de orden público.</p>' },
    { number: '1', html: '<p>Uno.</p><p>Así sea.</p>' },
  ]);
});

/** The order of the children in the schema of Akoma Ntoso 3.0, for the elements that we write. */
const schema: Record<string, RegExp> = {
  akomaNtoso: /^act $/,
  act: /^meta preface body $/,
  meta: /^identification (publication )?references $/,
  identification: /^FRBRWork FRBRExpression FRBRManifestation $/,
  FRBRWork: /^FRBRthis FRBRuri FRBRdate FRBRauthor FRBRcountry FRBRnumber $/,
  FRBRExpression: /^FRBRthis FRBRuri FRBRdate FRBRauthor FRBRlanguage $/,
  FRBRManifestation: /^FRBRthis FRBRuri FRBRdate FRBRauthor $/,
  body: /^((title|chapter|section|article) )+$/,
  title: /^(num )?heading (((chapter|section|article) )+|content )$/,
  chapter: /^(num )?heading (((section|article) )+|content )$/,
  article: /^num (heading )?content $/,
  content: /^((p|ol|ul|table) )+$/,
};

test.each(lawTexts)('$number: every element has the children of the schema, ids are unique', (seed) => {
  const ids = new Set<string>();
  const look = (node: XmlNode): void => {
    const children = node.children.map(({ name }) => `${name} `).join('');
    const order = schema[node.name];
    if (order !== undefined)
      expect(`${node.name}: ${children}`).toMatch(new RegExp(`^${node.name}: ${order.source.slice(1)}`));
    const id = node.attributes['eId'];
    if (id !== undefined) {
      expect(ids).not.toContain(id);
      ids.add(id);
    }
    for (const child of node.children) look(child);
  };
  look(parseXml(documentOf(seed, '2026-11-24')));
  expect(ids).toContain('art-1');
});

test('a repealed article is marked, and an amended one has its new words', () => {
  const xml = documentOf(lawTexts[0] as (typeof lawTexts)[number], '2024-06-01');
  expect(xml).toContain('<article eId="art-29" status="removed"><num>Artículo 29</num>');
  expect(xml).toContain('sesenta y cinco años');
  expect(xml).not.toContain('sesenta y siete años');
});
