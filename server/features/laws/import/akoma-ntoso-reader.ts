import type { LawPart } from '../../../../contract/laws/text-calls.ts';
import { escapeHtml } from '../../../../contract/text/text.ts';
import { visibleText } from '../../../../contract/text/visible-text.ts';
import type { XmlNode } from '../../../platform/xml/xml-nodes.ts';
import { titleOf } from './law-beginnings.rules.ts';
import { blocksOfPages } from './law-blocks.ts';
import { type ReadLaw, structureOf } from './law-structure.rules.ts';

const bare = (name: string) => name.replace(/^.*:/, '');
const levels: Record<string, number> = { book: 1, part: 1, title: 1, chapter: 2, section: 3, subsection: 3 };
const wordsOf = (node: XmlNode | undefined): string =>
  (node?.pieces ?? [])
    .map((piece) => (typeof piece === 'string' ? piece : wordsOf(piece)))
    .join('')
    .replace(/\s+/g, ' ')
    .trim();

/** Reads an XML law: Akoma Ntoso by its elements, any other by its lines. */
export function readLawXml(root: XmlNode): ReadLaw {
  const act =
    bare(root.name) === 'akomaNtoso' ? root.children.find(({ children }) => children.length > 0) : undefined;
  return act === undefined ? structureOf(blocksOfPages([linesOf(root)])) : readAct(act);
}

function readAct(act: XmlNode): ReadLaw {
  const meta = everyNode(act, 'meta')[0];
  const attribute = (name: string, key: string) =>
    (meta === undefined ? undefined : everyNode(meta, name)[0])?.attributes[key];
  const publication = meta === undefined ? undefined : everyNode(meta, 'publication')[0];
  const body = act.children.find(({ name }) => /^(?:.*:)?(?:body|mainBody)$/.test(name));
  const parts: LawPart[] = [];
  if (body !== undefined) collect(body, parts);
  const title = wordsOf(everyNode(act, 'docTitle')[0]) || (attribute('FRBRalias', 'value') ?? '');
  const isEmpty = !parts.some(({ kind }) => kind === 'article');
  return {
    title: title.slice(0, 200),
    number: (wordsOf(everyNode(act, 'docNumber')[0]) || (attribute('FRBRnumber', 'value') ?? '')).slice(
      0,
      60,
    ),
    gazette: (publication?.attributes['showAs'] ?? publication?.attributes['name'] ?? '').slice(0, 200),
    promulgatedOn: dayOf(attribute('FRBRdate', 'date')),
    inForceFrom: null,
    parts,
    notes: isEmpty
      ? ['El archivo no tiene ningún artículo: búscalos en el original y agrégalos a mano.']
      : [],
  };
}

const dayOf = (text: string | undefined) => (/^\d{4}-\d{2}-\d{2}$/.test(text ?? '') ? (text ?? null) : null);

function everyNode(node: XmlNode, name: string): XmlNode[] {
  return node.children.flatMap((child) => [
    ...(bare(child.name) === name ? [child] : []),
    ...everyNode(child, name),
  ]);
}

const part = (node: XmlNode, name: string) => node.children.find((child) => bare(child.name) === name);

function collect(node: XmlNode, parts: LawPart[]): void {
  for (const child of node.children) {
    const name = bare(child.name);
    const level = levels[name];
    if (name === 'article') parts.push(articleOf(child));
    else {
      if (level !== undefined) {
        const label = wordsOf(part(child, 'num'))
          .replace(/[.:\-–—\s]+$/, '')
          .slice(0, 60);
        const title = titleOf(wordsOf(part(child, 'heading'))).slice(0, 200);
        parts.push({
          kind: 'heading',
          level,
          label: title === '' ? '' : label,
          title: title || label || name,
        });
      }
      if (level !== undefined || holdsParts(child)) collect(child, parts);
      else if (!['num', 'heading', 'subheading'].includes(name)) addWords(htmlOf(child), parts);
    }
  }
}

const holdsParts = (node: XmlNode): boolean =>
  node.children.some(({ name }) => bare(name) === 'article' || bare(name) in levels) ||
  node.children.some(holdsParts);

/** Words outside of an article stand under the heading, or after the article, that they follow. */
function addWords(html: string, parts: LawPart[]): void {
  const last = parts.at(-1);
  if (last !== undefined && visibleText(html) !== '') last.html = (last.html ?? '') + html;
}

function articleOf(node: XmlNode): LawPart {
  const number = wordsOf(part(node, 'num'))
    .replace(/^art(?:[íi]culo|\.)?\s*/i, '')
    .replace(/[.:\-–—°º\s]+$/, '');
  const rest = node.children.filter(({ name }) => !['num', 'heading'].includes(bare(name)));
  return {
    kind: 'article',
    number: (number || '?').slice(0, 40),
    title: titleOf(wordsOf(part(node, 'heading'))).slice(0, 200),
    html: rest.map(htmlOf).join(''),
  };
}

const inline: Record<string, string> = { b: 'strong', strong: 'strong', i: 'em', em: 'em', u: 'u' };
const lists = new Set(['ol', 'ul', 'blockList', 'list']);
const items = new Set(['li', 'item', 'point']);

/** The HTML of a part of an article, with its number if it has one. */
function htmlOf(node: XmlNode): string {
  const name = bare(node.name);
  if (name === 'p') return `<p>${inlineOf(node)}</p>`;
  if (lists.has(name)) {
    const intro = node.children.filter(({ name: each }) =>
      ['listIntroduction', 'intro'].includes(bare(each)),
    );
    const lines = node.children.filter(({ name: each }) => items.has(bare(each)));
    const tag = name === 'ul' ? 'ul' : 'ol';
    const html = lines.map((line) => `<li>${escapeHtml(wordsOf(withoutNumber(line)))}</li>`).join('');
    return `${intro.map((each) => `<p>${escapeHtml(wordsOf(each))}</p>`).join('')}<${tag}>${html}</${tag}>`;
  }
  const number = wordsOf(part(node, 'num'));
  const blocks = node.children.filter((child) => bare(child.name) !== 'num');
  if (blocks.length === 0) return wordsOf(node) === '' ? '' : `<p>${escapeHtml(wordsOf(node))}</p>`;
  const html = blocks.map(htmlOf).join('');
  return number === '' ? html : html.replace(/^<p>/, `<p>${escapeHtml(number)} `);
}

const withoutNumber = (node: XmlNode): XmlNode => ({
  ...node,
  pieces: node.pieces.filter((piece) => typeof piece === 'string' || bare(piece.name) !== 'num'),
});

function inlineOf(node: XmlNode): string {
  return node.pieces
    .map((piece) => {
      if (typeof piece === 'string') return escapeHtml(piece.replace(/\s+/g, ' '));
      const tag = inline[bare(piece.name)];
      return tag === undefined ? inlineOf(piece) : `<${tag}>${inlineOf(piece)}</${tag}>`;
    })
    .join('');
}

/** The lines of unknown XML: the text of each element that has some, and of its children. */
function linesOf(node: XmlNode): string[] {
  const isLeaf = node.text.trim() !== '' || node.children.length === 0;
  if (isLeaf) return wordsOf(node) === '' ? [] : [wordsOf(node)];
  return node.children.flatMap(linesOf);
}

/** The lines of the file, for an administrator to compare. */
export const originalOfXml = (root: XmlNode): string[] => linesOf(root);
