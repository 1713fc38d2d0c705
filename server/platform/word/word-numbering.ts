import { childOf, childrenOf, parseXml, type XmlNode } from '../xml/xml-nodes.ts';

/** A level of a list as Word defines it. */
interface Level {
  start: number;
  format: string;
  /** 'Artículo %1.-', '%1.%2', 'a)' with a number for each level. */
  text: string;
  /** Nothing stands between the number and the text. */
  isClose: boolean;
}

interface Numbering {
  levelOf(numId: string, level: number): Level | undefined;
  /** Lists of one kind count on where the one before ended, unless they say where to begin. */
  kindOf(numId: string): string | undefined;
  startOf(numId: string, level: number): number | undefined;
  /** The list that a style of paragraphs belongs to. */
  ofStyle(styleId: string): { numId: string; level: number } | undefined;
  isHeading(styleId: string): boolean;
}

const deepest = 8;

/** The text of a number in a list: before it stand the marks below, which `numberLists` reads. */
const listMark = { begin: '\ue010', end: '\ue011' } as const;

const valOf = (node: XmlNode | undefined) => attributeOf(node, 'w:val');
const attributeOf = (node: XmlNode | undefined, name: string) => node?.attributes[name];

/** Reads the lists and the numbered styles of a Word document. Throws (BadXml) on broken parts. */
export function readNumbering(numberingXml: string, stylesXml: string | undefined): Numbering {
  const root = parseXml(numberingXml);
  const abstract = new Map(
    childrenOf(root, 'w:abstractNum').map((node) => [node.attributes['w:abstractNumId'] ?? '', node]),
  );
  const nums = new Map(childrenOf(root, 'w:num').map((node) => [node.attributes['w:numId'] ?? '', node]));
  const styles = new Map(
    (stylesXml === undefined ? [] : childrenOf(parseXml(stylesXml), 'w:style')).map((node) => [
      node.attributes['w:styleId'] ?? '',
      node,
    ]),
  );
  const levelsOf = new Map<string, Map<number, Level>>();
  const kindOf = (numId: string) => valOf(childOf(nums.get(numId) ?? empty, 'w:abstractNumId'));
  function levelsIn(kind: string, seen = 0): Map<number, Level> {
    const known = levelsOf.get(kind);
    if (known !== undefined) return known;
    const node = abstract.get(kind);
    // a list of a style is defined where the style names it
    const link = valOf(childOf(node ?? empty, 'w:numStyleLink'));
    const linked = link === undefined ? undefined : ownNumberOf(link)?.numId;
    const other = linked === undefined ? undefined : kindOf(linked);
    const levels =
      other !== undefined && other !== kind && seen < deepest
        ? levelsIn(other, seen + 1)
        : new Map(
            childrenOf(node ?? empty, 'w:lvl').map((level) => [
              Number(level.attributes['w:ilvl']),
              readLevel(level),
            ]),
          );
    levelsOf.set(kind, levels);
    return levels;
  }
  function ownNumberOf(styleId: string, seen = 0): { numId: string; level: number } | undefined {
    const style = styles.get(styleId);
    const properties = childOf(childOf(style ?? empty, 'w:pPr') ?? empty, 'w:numPr');
    const numId = valOf(childOf(properties ?? empty, 'w:numId'));
    if (numId !== undefined) {
      const own = Number(valOf(childOf(properties ?? empty, 'w:ilvl')) ?? levelNaming(numId, styleId) ?? 0);
      return { numId, level: own };
    }
    const base = valOf(childOf(style ?? empty, 'w:basedOn'));
    return base === undefined || seen > deepest ? undefined : ownNumberOf(base, seen + 1);
  }
  /** The level that names a style: the headings of a document share one list. */
  function levelNaming(numId: string, styleId: string): number | undefined {
    const levels = childrenOf(abstract.get(kindOf(numId) ?? '') ?? empty, 'w:lvl');
    const found = levels.find((level) => valOf(childOf(level, 'w:pStyle')) === styleId);
    return found === undefined ? undefined : Number(found.attributes['w:ilvl']);
  }
  const overrideOf = (numId: string, level: number) =>
    childrenOf(nums.get(numId) ?? empty, 'w:lvlOverride').find(
      ({ attributes }) => Number(attributes['w:ilvl']) === level,
    );
  return {
    kindOf,
    levelOf(numId, level) {
      const own = childOf(overrideOf(numId, level) ?? empty, 'w:lvl');
      if (own !== undefined) return readLevel(own);
      const kind = kindOf(numId);
      return kind === undefined ? undefined : levelsIn(kind).get(level);
    },
    startOf(numId, level) {
      const start = valOf(childOf(overrideOf(numId, level) ?? empty, 'w:startOverride'));
      return start === undefined ? undefined : Number(start);
    },
    ofStyle: (styleId) => ownNumberOf(styleId),
    isHeading: (styleId) =>
      /^(?:heading|title|t[íi]tulo)\b/i.test(
        valOf(childOf(styles.get(styleId) ?? empty, 'w:name')) ?? styleId,
      ),
  };
}

const empty: XmlNode = { name: '', attributes: {}, children: [], text: '', pieces: [], at: 0 };

const readLevel = (node: XmlNode): Level => ({
  start: Number(valOf(childOf(node, 'w:start')) ?? 1),
  format: valOf(childOf(node, 'w:numFmt')) ?? 'decimal',
  text: valOf(childOf(node, 'w:lvlText')) ?? '%1.',
  isClose: valOf(childOf(node, 'w:suff')) === 'nothing',
});

const romans: [number, string][] = [
  [1000, 'm'],
  [900, 'cm'],
  [500, 'd'],
  [400, 'cd'],
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
];
const ordinals =
  'primero segundo tercero cuarto quinto sexto séptimo octavo noveno décimo undécimo duodécimo decimotercero decimocuarto decimoquinto decimosexto decimoséptimo decimoctavo decimonoveno vigésimo'.split(
    ' ',
  );

function roman(value: number): string {
  let [rest, text] = [Math.min(value, 4999), ''];
  for (const [size, letters] of romans)
    while (rest >= size) {
      text += letters;
      rest -= size;
    }
  return text;
}

/** 1 is 'a', 27 is 'aa', as Word counts. */
const letters = (value: number) =>
  String.fromCharCode(97 + ((value - 1) % 26)).repeat(Math.min(20, Math.ceil(value / 26)));

function numberText(value: number, format: string): string {
  if (value < 1 && format !== 'decimal' && format !== 'decimalZero') return String(value);
  if (format === 'lowerLetter') return letters(value);
  if (format === 'upperLetter') return letters(value).toUpperCase();
  if (format === 'lowerRoman') return roman(value);
  if (format === 'upperRoman') return roman(value).toUpperCase();
  if (format === 'decimalZero') return String(value).padStart(2, '0');
  if (format === 'ordinal') return `${value}.º`;
  if (format === 'ordinalText') return ordinals[value - 1] ?? `${value}.º`;
  return format === 'none' ? '' : String(value);
}

/** The types of an HTML list, by Word's formats. */
const listTypes: Record<string, string> = {
  decimal: '1',
  decimalZero: '1',
  lowerLetter: 'a',
  upperLetter: 'A',
  lowerRoman: 'i',
  upperRoman: 'I',
};

const properties = '(?:(?!<w:pPrChange|</w:pPr>)[\\s\\S])*(?:<w:pPrChange[\\s\\S]*?</w:pPrChange>\\s*)?';
const paragraphStart = new RegExp(`<w:p(?:\\s[^<>]*[^/])?>\\s*<w:pPr>(${properties})</w:pPr>`, 'g');
const numberProperties = /<w:numPr>[\s\S]*?<\/w:numPr>/;
const noNumber = '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="0"/></w:numPr>';

const attribute = (xml: string, element: string) =>
  new RegExp(`<w:${element}\\b[^<>]*\\bw:val=["']([^"']*)["']`).exec(xml)?.[1];

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const runOf = (text: string) => `<w:r><w:t xml:space="preserve">${escaped(text)}</w:t></w:r>`;

/**
 * Writes the numbers that Word counts into a document's XML. Labels with words, with several numbers or in headings
 * become text ('Artículo 3.-', '1.1'); the others stay lists, and say where they begin and by what they count.
 */
export function writeNumbers(xml: string, numbering: Numbering): string {
  const counts = new Map<string, (number | undefined)[]>();
  const begun = new Set<string>();

  function countUp(numId: string, kind: string, level: number, start: number): (number | undefined)[] {
    const of = counts.get(kind) ?? [];
    counts.set(kind, of);
    const own = numbering.startOf(numId, level);
    const key = `${numId}:${level}`;
    if (own !== undefined && !begun.has(key)) of[level] = own;
    else of[level] = of[level] === undefined ? start : of[level] + 1;
    begun.add(key);
    of.length = level + 1; // deeper levels begin anew
    return of;
  }

  return xml.replace(paragraphStart, (whole, inside: string) => {
    const now = inside.replace(/<w:pPrChange[\s\S]*$/, '');
    const styleId = attribute(now, 'pStyle') ?? '';
    const direct = numberProperties.exec(now)?.[0];
    const ofStyle = numbering.ofStyle(styleId);
    const numId = (direct && attribute(direct, 'numId')) ?? ofStyle?.numId;
    const level = Number((direct && attribute(direct, 'ilvl')) ?? ofStyle?.level ?? 0);
    if (numId === '0') return direct === undefined ? whole : whole.replace(direct, noNumber);
    const kind = numId === undefined ? undefined : numbering.kindOf(numId);
    if (numId === undefined || kind === undefined || !(level <= deepest)) return whole;
    const defined = numbering.levelOf(numId, level);
    if (defined === undefined) return whole;
    const of = countUp(numId, kind, level, defined.start);
    if (defined.format === 'bullet') return whole;
    const label = defined.text.replace(/%([1-9])/g, (_, place: string) => {
      const at = Number(place) - 1;
      const other = numbering.levelOf(numId, at);
      return numberText(of[at] ?? other?.start ?? 1, other?.format ?? 'decimal');
    });
    const type = listTypes[defined.format];
    const isPlain = new RegExp(`^\\s*\\(?%${level + 1}[.)ºª°:-]*\\s*$`).test(defined.text);
    if (isPlain && type !== undefined && !numbering.isHeading(styleId))
      return `${whole}${runOf(`${listMark.begin}${type}:${of[level] ?? 1}:${label.trim()}${listMark.end}`)}`;
    const plain =
      direct === undefined ? whole.replace(inside, noNumber + inside) : whole.replace(direct, noNumber);
    return label.trim() === '' ? plain : `${plain}${runOf(label + (defined.isClose ? '' : ' '))}`;
  });
}

const listPiece = new RegExp(
  `<(/?)(ol|ul)>|<li>((?:<(?:p|strong|em|u)>)*)${listMark.begin}([1aAiI]):(\\d+):[^${listMark.end}]*${listMark.end}|<(/?)li>`,
  'g',
);
/** A mark outside a list, of a paragraph that the converter takes for none: its number becomes text. */
const anyMark = new RegExp(
  `${listMark.begin}[^:${listMark.end}]*:\\d+:([^${listMark.end}]*)${listMark.end}`,
  'g',
);

/** Gives the lists of the converted HTML their letters and numbers; a list that begins anew or leaps becomes two. */
export function numberLists(html: string): string {
  const open: { name: string; type: string; next: number; isEmpty: boolean }[] = [];
  const pieces: string[] = [];
  let at = 0;
  for (const found of html.matchAll(listPiece)) {
    const [whole, closes, name, inside, type, value] = found;
    pieces.push(html.slice(at, found.index));
    at = found.index + whole.length;
    if (name !== undefined && closes === '') {
      open.push({ name, type: '1', next: 1, isEmpty: true });
      if (name === 'ul') pieces.push(whole); // that of numbers is written once its first item is known
      continue;
    }
    const list = open.at(-1);
    if (name !== undefined) {
      open.pop();
      pieces.push(whole);
    } else if (type !== undefined && list?.name === 'ol') {
      const number = Number(value);
      if (list.isEmpty || list.type !== type || list.next !== number)
        pieces.push(list.isEmpty ? '' : '</ol>', listStart(type, number));
      Object.assign(list, { type, next: number + 1, isEmpty: false });
      pieces.push(`<li>${inside}`);
    } else {
      if (whole === '<li>' && list?.name === 'ol') {
        if (list.isEmpty) pieces.push('<ol>');
        Object.assign(list, { isEmpty: false, next: list.next + 1 });
      }
      pieces.push(whole);
    }
  }
  return (pieces.join('') + html.slice(at)).replace(anyMark, '$1 ');
}

const listStart = (type: string, number: number) =>
  `<ol${type === '1' ? '' : ` type="${type}"`}${number === 1 ? '' : ` start="${number}"`}>`;
