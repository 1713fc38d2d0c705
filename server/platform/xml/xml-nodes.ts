import { decodeXML } from 'entities';
import { XMLParser, XMLValidator } from 'fast-xml-parser';

/** An XML that cannot be read, with the reason in Spanish. */
export class BadXml extends Error {}

export interface XmlNode {
  name: string;
  attributes: Record<string, string>;
  children: XmlNode[];
  /** Its own text, CDATA included, entities decoded. */
  text: string;
  /** The same text and the children, in their order. */
  pieces: (string | XmlNode)[];
  /** Its offset in the file. */
  at: number;
}

const deepest = 40;
const cdataStart = '<![CDATA[';

/** Nothing is expanded: a DOCTYPE is refused, and only XML's own entities are decoded. */
const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  trimValues: false,
  parseTagValue: false,
  parseAttributeValue: false,
  processEntities: false,
  cdataPropName: '#cdata',
  captureMetaData: true,
  maxNestedTags: deepest,
});

/** Parses an XML text and returns its root. Refuses (BadXml), with the line, malformed XML and a DOCTYPE. */
export function parseXml(text: string): XmlNode {
  if (text.lastIndexOf(cdataStart) > text.lastIndexOf(']]>'))
    throw new BadXml('El XML está mal formado: un CDATA no termina.'); // each would be searched to the file's end
  const content = text.replace(/<!\[CDATA\[[\s\S]*?\]\]>/g, '');
  if (/<!(?:DOCTYPE|ENTITY)/i.test(content))
    throw new BadXml('El XML trae un DOCTYPE, que no se admite aquí. Quítalo y vuelve a intentarlo.');
  const checked = XMLValidator.validate(text);
  if (checked !== true)
    throw new BadXml(`El XML está mal formado en la línea ${checked.err.line}: no se puede leer.`);
  const top: XmlNode = { name: '', attributes: {}, children: [], text: '', pieces: [], at: 0 };
  try {
    fill(top, parser.parse(text) as Parsed[]);
  } catch {
    throw new BadXml('El XML tiene demasiados elementos unos dentro de otros.');
  }
  const root = top.children.find(({ name }) => !name.startsWith('?'));
  if (root === undefined) throw new BadXml('El XML está vacío.');
  return root;
}

type Parsed = Record<string, Parsed[] | string | Record<string, string>>;
const metaData = XMLParser.getMetaDataSymbol() as unknown as string;

function fill(node: XmlNode, parsed: readonly Parsed[]): void {
  for (const each of parsed) {
    const [name = ''] = Object.keys(each);
    const value = each[name];
    if (name === '#text') add(node, decodeXML(String(value)));
    else if (name === '#cdata') add(node, (value as Parsed[]).map((part) => String(part['#text'])).join(''));
    else {
      const meta = (each as unknown as Record<string, { startIndex?: number } | undefined>)[metaData];
      const child: XmlNode = {
        name,
        attributes: (each[':@'] as Record<string, string> | undefined) ?? {},
        children: [],
        text: '',
        pieces: [],
        at: meta?.startIndex ?? 0,
      };
      fill(child, value as Parsed[]);
      node.children.push(child);
      node.pieces.push(child);
    }
  }
}

function add(node: XmlNode, text: string): void {
  node.text += text;
  node.pieces.push(text);
}

export const childrenOf = (node: XmlNode, name: string): XmlNode[] =>
  node.children.filter((child) => child.name === name);
export const childOf = (node: XmlNode, name: string): XmlNode | undefined =>
  node.children.find((child) => child.name === name);
