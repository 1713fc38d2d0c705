import { expect, it } from 'vitest';
import { beginsAsXml, encodingOf } from './xml-text.rules.ts';

const latin1 = (text: string) => Buffer.from(text, 'latin1');

it.each([
  ['a mark', [0xff, 0xfe], 'utf-16le'],
  ['the other mark', [0xfe, 0xff], 'utf-16be'],
  ['no mark', [0x3c, 0, 0x61, 0], 'utf-16le'],
  ['no mark, the other way round', [0, 0x3c, 0, 0x61], 'utf-16be'],
  ['half a mark', [0xff, 0x61], 'utf-8'],
  ['the other half', [0x61, 0xfe], 'utf-8'],
  ['half the other mark', [0xfe, 0x61], 'utf-8'],
  ['its other half', [0x61, 0xff], 'utf-8'],
  ['a NUL after the sign alone', [0x3c, 0, 0x61, 0x61], 'utf-8'],
  ['a NUL later alone', [0x3c, 0x61, 0x61, 0], 'utf-8'],
  ['a NUL before the sign alone', [0, 0x3c, 0x61, 0x61], 'utf-8'],
  ['NULs around another sign', [0, 0x61, 0, 0x61], 'utf-8'],
  ['NULs after another sign', [0x61, 0, 0x61, 0], 'utf-8'],
  ['a sign between letters', [0x61, 0x3c, 0, 0x61], 'utf-8'],
  ['nothing', [], 'utf-8'],
])('a text with %s', (_, head, encoding) => {
  expect(encodingOf(Uint8Array.from(head))).toBe(encoding);
});

it.each([
  ['<?xml version="1.0"?><ley/>', 'utf-8'],
  ["\u00ef\u00bb\u00bf\n<?xml version='1.0' encoding = 'windows-1252' ?><ley/>", 'windows-1252'],
  ['<ley encoding="windows-1252"/>', 'utf-8'],
  [`<?xml version="1.0"${' '.repeat(157)}encoding="windows-1252"?>`, 'windows-1252'],
  [`<?xml version="1.0"${' '.repeat(168)}encoding="windows-1252"?>`, 'utf-8'],
])('%j', (text, encoding) => {
  expect(encodingOf(latin1(text))).toBe(encoding);
});

const comments = '<!-- a --> <!-- b -->';

it.each([
  ['a root', '<ley/>'],
  ['a root in a space of names', '<n:ley>x</n:ley>'],
  [
    'all that may come before the root',
    `\ufeff<?xml?>${comments}<!DOCTYPE ley [<!ELEMENT a (b)>]>${comments}<ley/>`,
  ],
  ['a root that begins like one of a page', '<pensión/>'],
])('is XML: %s', (_, text) => {
  expect(beginsAsXml(text)).toBe(true);
});

it.each([
  ['nothing', ''],
  ['a declaration alone', '<?xml version="1.0"?>'],
  ['a sign alone', '< 3 de mayo'],
  ['a page', '<HTML>'],
  ['a page of another space of names', '<h:html/>'],
  ['a page behind comments', `${comments}<!DOCTYPE html>${comments}<ley/>`],
  ['a page that calls itself a law', '<!DOCTYPE ley><html/>'],
])('is no XML: %s', (_, text) => {
  expect(beginsAsXml(text)).toBe(false);
});
