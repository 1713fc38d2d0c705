import { type ZipPart, zipOf } from './zip.ts';

const namespaces = [
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"',
  'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"',
  'xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"',
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"',
  'xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture"',
  'xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math"',
].join(' ');
const relation = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';

/** Styles as Spanish Word writes them: their names are English, their ids Spanish. */
const styles: Record<string, string> = {
  Ttulo: 'Title',
  Ttulo1: 'heading 1',
  Ttulo2: 'heading 2',
  Ttulo3: 'heading 3',
  Cita: 'Quote',
  Descripcin: 'caption',
  Prrafodelista: 'List Paragraph',
  TDC1: 'toc 1',
  Propio: 'Estilo de la casa',
};

/** Makes a run of text in Word's XML; `format` is the content of its properties, e.g. '<w:b/>'. */
export const run = (text: string, format = '') =>
  `<w:r><w:rPr>${format}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`;

/** Makes a paragraph of runs; `list` = 1 for bullets, 2 for numbers. */
export const paragraph = (runs: string, given: { style?: string; list?: 1 | 2 } = {}) => {
  const style = given.style === undefined ? '' : `<w:pStyle w:val="${given.style}"/>`;
  const list =
    given.list === undefined ? '' : `<w:numPr><w:ilvl w:val="0"/><w:numId w:val="${given.list}"/></w:numPr>`;
  return `<w:p><w:pPr>${style}${list}</w:pPr>${runs}</w:p>`;
};

/** Places a picture in a run, by its index among the document's pictures, from 0. */
export const picture = (index: number, alt: string) =>
  `<w:r><w:drawing><wp:inline><wp:docPr id="${index + 1}" name="Imagen" descr="${alt}"/><a:graphic><a:graphicData uri="pic"><pic:pic><pic:blipFill><a:blip r:embed="foto${index}"/></pic:blipFill></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r>`;

/** Links by an index among the document's links, from 0. */
export const link = (index: number, text: string) =>
  `<w:hyperlink r:id="enlace${index}">${run(text)}</w:hyperlink>`;

export const table = (rows: string[][]) =>
  `<w:tbl>${rows.map((row) => `<w:tr>${row.map((cell) => `<w:tc>${paragraph(run(cell))}</w:tc>`).join('')}</w:tr>`).join('')}</w:tbl>`;

interface Given {
  /** A picture without bytes is named by the document, but missing. */
  pictures?: { name: string; bytes?: Uint8Array }[];
  links?: string[];
  more?: ZipPart[];
  /** The lists of the document; without it, bullets and numbers. */
  numbering?: string;
  /** More properties of a style, by its id. */
  styleProperties?: Record<string, string>;
}

/** Makes a .docx as Word writes it, reduced to what readers need. */
export function wordDocument(
  body: string,
  { pictures = [], links = [], more = [], numbering, styleProperties = {} }: Given = {},
): Buffer {
  const style = ([id, name]: [string, string]) =>
    `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/>${styleProperties[id] ?? ''}</w:style>`;
  const level = (id: number, format: string) =>
    `<w:abstractNum w:abstractNumId="${id}"><w:lvl w:ilvl="0"><w:numFmt w:val="${format}"/></w:lvl></w:abstractNum>`;
  const xml = (name: string, content: string): ZipPart => ({ name, content: head + content });
  return zipOf([
    xml(
      '[Content_Types].xml',
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="png" ContentType="image/png"/><Default Extension="jpeg" ContentType="image/jpeg"/><Default Extension="emf" ContentType="image/x-emf"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
    ),
    xml(
      '_rels/.rels',
      `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${relation}/officeDocument" Target="word/document.xml"/></Relationships>`,
    ),
    xml('word/document.xml', `<w:document ${namespaces}><w:body>${body}</w:body></w:document>`),
    xml(
      'word/_rels/document.xml.rels',
      `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="estilos" Type="${relation}/styles" Target="styles.xml"/><Relationship Id="listas" Type="${relation}/numbering" Target="numbering.xml"/>${pictures.map(({ name }, index) => `<Relationship Id="foto${index}" Type="${relation}/image" Target="media/${name}"/>`).join('')}${links.map((address, index) => `<Relationship Id="enlace${index}" Type="${relation}/hyperlink" Target="${address}" TargetMode="External"/>`).join('')}</Relationships>`,
    ),
    xml(
      'word/styles.xml',
      `<w:styles ${namespaces}>${Object.entries(styles).map(style).join('')}</w:styles>`,
    ),
    {
      name: 'word/numbering.xml',
      content:
        numbering ??
        head +
          `<w:numbering ${namespaces}>${level(0, 'bullet')}${level(1, 'decimal')}<w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num><w:num w:numId="2"><w:abstractNumId w:val="1"/></w:num></w:numbering>`,
    },
    ...pictures.flatMap(({ name, bytes }) =>
      bytes === undefined ? [] : [{ name: `word/media/${name}`, content: bytes }],
    ),
    ...more,
  ]);
}
