import { escapeXml } from '../../../contract/text/text.ts';
import type { ReadablePart } from './laws-text.rules.ts';

/** The law as of a day, to be written as Akoma Ntoso. */
export interface LawDocument {
  id: number;
  title: string;
  number: string;
  gazette: string;
  promulgatedOn: string | null;
  day: string;
  publicUrl: string;
  institute: string;
  parts: readonly ReadablePart[];
}

/** The country code for "none": the institute's country is not a setting. */
const country = 'un';

const levelNames = ['title', 'chapter', 'section'] as const;

/**
 * Writes a law as Akoma Ntoso 3.0 (OASIS): the expression of its text on a day, with headings as `title`, `chapter` and
 * `section`, and articles whose `eId` is our anchor.
 */
export function akomaNtosoOf(law: LawDocument): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<akomaNtoso xmlns="http://docs.oasis-open.org/legaldocml/ns/akn/3.0">
<act name="act" contains="singleVersion">
${metaOf(law)}
<preface><p><docTitle>${escapeXml(law.title)}</docTitle> <docNumber>${escapeXml(law.number)}</docNumber></p></preface>
<body>
${hierarchyOf(law.parts)}
</body>
</act>
</akomaNtoso>
`;
}

function metaOf(law: LawDocument): string {
  const { promulgatedOn, day, publicUrl, institute, gazette } = law;
  const enacted = promulgatedOn ?? day;
  const work = `/akn/${country}/act/${enacted}/${law.id}`;
  const author = '<FRBRauthor href="#instituto"/>';
  const language = '<FRBRlanguage language="spa"/>';
  const publication =
    gazette === '' ? '' : `<publication date="${enacted}" name="gaceta" showAs="${escapeXml(gazette)}"/>\n`;
  return `<meta>
<identification source="#instituto">
<FRBRWork><FRBRthis value="${work}/!main"/><FRBRuri value="${work}"/><FRBRdate date="${enacted}" name="promulgación"/>${author}<FRBRcountry value="${country}"/><FRBRnumber value="${escapeXml(law.number)}"/></FRBRWork>
<FRBRExpression><FRBRthis value="${work}/spa@${day}/!main"/><FRBRuri value="${work}/spa@${day}"/><FRBRdate date="${day}" name="texto"/>${author}${language}</FRBRExpression>
<FRBRManifestation><FRBRthis value="${work}/spa@${day}/!main.xml"/><FRBRuri value="${work}/spa@${day}.akn"/><FRBRdate date="${day}" name="archivo"/>${author}</FRBRManifestation>
</identification>
${publication}<references source="#instituto"><TLCOrganization eId="instituto" href="${escapeXml(publicUrl)}" showAs="${escapeXml(institute)}"/></references>
</meta>`;
}

/** Headings as nested elements: one closes those of its level and below. */
function hierarchyOf(parts: readonly ReadablePart[]): string {
  const open: { level: number; name: string; words: string; isEmpty: boolean }[] = [];
  const lines: string[] = [];
  const close = () => {
    const last = open.pop();
    if (last === undefined) return;
    if (last.isEmpty) lines.push(`<content>${blocksOf(last.words)}</content>`); // an element of the hierarchy must not be empty
    lines.push(`</${last.name}>`);
  };
  const fill = () => {
    const last = open.at(-1);
    if (last?.isEmpty && last.words !== '') lines.push(`<intro>${blocksOf(last.words)}</intro>`);
    if (last !== undefined) last.isEmpty = false;
  };
  for (const part of parts) {
    if (part.kind === 'article') {
      fill();
      lines.push(articleOf(part));
      continue;
    }
    while ((open.at(-1)?.level ?? 0) >= part.level) close();
    fill();
    const name = levelNames[part.level - 1] ?? 'section';
    const num = part.label === '' ? '' : `<num>${escapeXml(part.label)}</num>`;
    lines.push(`<${name} eId="${part.anchor}">${num}<heading>${escapeXml(part.title)}</heading>`);
    open.push({ level: part.level, name, words: part.html ?? '', isEmpty: true });
  }
  while (open.length > 0) close();
  return lines.join('\n');
}

function articleOf(part: Extract<ReadablePart, { kind: 'article' }>): string {
  const num = `<num>Artículo ${escapeXml(part.number)}</num>`;
  const heading = part.title === '' ? '' : `<heading>${escapeXml(part.title)}</heading>`;
  const status = part.isRepealed ? ' status="removed"' : '';
  const content = part.isRepealed ? '<p>Derogado.</p>' : blocksOf(part.html);
  return `<article eId="${part.anchor}"${status}>${num}${heading}<content>${content}</content></article>`;
}

/** Stored HTML in the elements that Akoma Ntoso also has; others keep only their text. */
function blocksOf(html: string): string {
  const inner = html
    .replace(/<(\/?)strong>/g, '<$1b>')
    .replace(/<(\/?)em>/g, '<$1i>')
    .replace(/<(\/?)(?:h\d|pre)[^>]*>/g, '<$1p>')
    .replace(/<br\s*\/?>/g, '<br/>')
    .replace(/&nbsp;/g, '\u00a0')
    .replace(/<(\/?)(\w+)[^>]*?(\/?)>/g, (_, slash: string, name: string, end: string) =>
      kept.has(name) ? `<${slash}${name}${end}>` : withinWords.has(name) ? '' : ' ',
    );
  return inner.trim() === '' ? '<p/>' : inner.startsWith('<') ? inner : `<p>${inner}</p>`;
}

const kept = new Set(['p', 'ul', 'ol', 'li', 'b', 'i', 'u', 'table', 'tr', 'th', 'td', 'br']);
/** Elements whose words go on in the sentence; a fact is one (spec 19.4). */
const withinWords = new Set(['a', 'data', 's', 'code']);
