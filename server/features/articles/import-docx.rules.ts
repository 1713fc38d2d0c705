import { isLinkAllowed } from '../../../contract/text/links.ts';

/** Features of a Word text that an article cannot show, with their counts. */
export type Lost =
  | 'charts'
  | 'formulas'
  | 'comments'
  | 'changes'
  | 'contents'
  | 'links'
  | 'pictures'
  | 'heavyPictures'
  | 'styles'
  | 'symbols'
  | 'cells'
  | 'hidden'
  | 'lawPictures'
  | 'footnotes';

type Wording = readonly [one: string, many: string];

const wordings: Record<Lost, Wording> = {
  pictures: [
    'Una imagen no se pudo traer: no es JPEG, PNG, WebP, AVIF ni GIF, o está dañada.',
    '{n} imágenes no se pudieron traer: no son JPEG, PNG, WebP, AVIF ni GIF, o están dañadas.',
  ],
  heavyPictures: [
    'Una imagen era demasiado grande y quedó fuera.',
    '{n} imágenes eran demasiado grandes o estaban de más y quedaron fuera.',
  ],
  charts: [
    'Un gráfico o diagrama de Word quedó fuera. Ponlo como imagen.',
    '{n} gráficos o diagramas de Word quedaron fuera. Ponlos como imágenes.',
  ],
  formulas: [
    'Una fórmula quedó fuera. Escríbela como texto o ponla como imagen.',
    '{n} fórmulas quedaron fuera. Escríbelas como texto o ponlas como imágenes.',
  ],
  comments: ['Un comentario al margen quedó fuera.', '{n} comentarios al margen quedaron fuera.'],
  changes: [
    'Había un cambio sin aceptar: quedó el texto como si se hubiera aceptado.',
    'Había {n} cambios sin aceptar: quedó el texto como si se hubieran aceptado.',
  ],
  contents: [
    'El índice quedó fuera: nombra páginas que aquí no existen.',
    '{n} índices quedaron fuera: nombran páginas que aquí no existen.',
  ],
  links: [
    'Un enlace quedó como texto: solo se aceptan direcciones https, correos y páginas de este sitio.',
    '{n} enlaces quedaron como texto: solo se aceptan direcciones https, correos y páginas de este sitio.',
  ],
  styles: [
    'Un estilo propio del documento no existe aquí: su texto quedó como texto normal.',
    '{n} estilos propios del documento no existen aquí: su texto quedó como texto normal.',
  ],
  hidden: ['Un texto oculto en Word quedó fuera.', '{n} textos ocultos en Word quedaron fuera.'],
  lawPictures: [
    'Una imagen quedó fuera: el texto de una ley no lleva imágenes.',
    '{n} imágenes quedaron fuera: el texto de una ley no lleva imágenes.',
  ],
  footnotes: [
    'Una nota al pie quedó al final del último artículo. Llévala a su lugar.',
    '{n} notas al pie quedaron al final del último artículo. Llévalas a su lugar.',
  ],
  symbols: ['Un símbolo no se pudo traer.', '{n} símbolos no se pudieron traer.'],
  cells: [
    'Una tabla tenía celdas unidas de un modo que no se pudo seguir. Revísala.',
    '{n} tablas tenían celdas unidas de un modo que no se pudo seguir. Revísalas.',
  ],
};

/** One sentence for each kind of loss. */
export function notesOf(lost: Partial<Record<Lost, number>>): string[] {
  return (Object.keys(wordings) as Lost[]).flatMap((kind) => {
    const count = lost[kind] ?? 0;
    if (count === 0) return [];
    return [count === 1 ? wordings[kind][0] : wordings[kind][1].replace('{n}', String(count))];
  });
}

const inXml: Partial<Record<Lost, RegExp>> = {
  charts: /<(?:c:chart|dgm:relIds)\b/g,
  formulas: /<m:oMath>|<m:oMath /g,
  comments: /<w:commentReference\b/g,
  changes: /<w:(?:ins|del) [^<>]*[^/<>]>/g, // without '<' it takes linear time
};

/** Losses found in the document's own XML, which the converter does not report. */
export function lostInXml(xml: string): Partial<Record<Lost, number>> {
  return Object.fromEntries(
    Object.entries(inXml).map(([kind, pattern]) => [kind, xml.match(pattern)?.length ?? 0]),
  );
}

const inRemarks: [Lost, RegExp][] = [
  ['styles', /^Unrecognised (?:paragraph|run) style/],
  ['symbols', /^A w:sym element/],
  ['cells', /^unexpected non-/],
  ['pictures', /^Could not find image|^A v:imagedata/],
];

/** Losses from the converter's warnings that an author can act on; the other warnings are ignored. */
export function lostInRemarks(remarks: readonly string[]): Partial<Record<Lost, number>> {
  const distinct = new Set(remarks);
  return Object.fromEntries(
    inRemarks.map(([kind, pattern]) => [kind, [...distinct].filter((remark) => pattern.test(remark)).length]),
  );
}

const decoded = (attribute: string) =>
  attribute
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');

/** Removes marks that only Word needs, and turns forbidden links into text; `links` counts those links. */
export function withoutWordMarks(html: string): { html: string; links: number } {
  let links = 0;
  const clean = html
    .replace(/ ?<a href="#[^"]*">↑<\/a>/g, '')
    .replace(/<a id="[^"]*"><\/a>/g, '')
    .replace(/<input type="checkbox"( checked="checked")? \/>/g, (_, checked) => (checked ? '☑' : '☐'))
    .replace(/<a\b([^>]*)>(.*?)<\/a>/gs, (whole, attributes: string, text: string) => {
      const [, address] = /\bhref="([^"]*)"/.exec(attributes) ?? [];
      if (address === undefined || address.startsWith('#')) return text;
      if (isLinkAllowed(decoded(address).trim())) return whole;
      links += 1;
      return text;
    });
  return { html: clean, links };
}

/** A figure without its picture becomes a paragraph, or nothing. */
export const withoutEmptyFigures = (html: string): string =>
  html
    .replace(/<figure><figcaption>(.*?)<\/figcaption><\/figure>/gs, '<p>$1</p>')
    .replace(/<figure><\/figure>/g, '');

const titleForm = /<h1 class="title">(.*?)<\/h1>/s;
const firstHeading = /<h1>(.*?)<\/h1>/s;

/**
 * Takes the title out of the text: the paragraph with Word's title style, else the first heading of level one. If other
 * level-one headings remain, all headings go down a level, under the article's own title.
 */
export function extractTitle(html: string): { title: string; html: string } {
  const found = titleForm.exec(html) ?? firstHeading.exec(html);
  const rest = found === null ? html : html.replace(found[0], '').replaceAll(' class="title"', '');
  const step = /<h1>/.test(rest) ? 1 : 0;
  const moved = rest.replace(
    /<(\/?)h([1-6])>/g,
    (_, slash: string, level: string) => `<${slash}h${Math.min(4, Math.max(2, Number(level) + step))}>`,
  );
  return { title: found?.[1] ?? '', html: moved };
}

/** 'C:\\Textos\\La jubilación.docx' as a title: the file's name, for a text without a title. */
export const titleOfFile = (name: string): string =>
  (name.split(/[\\/]/).at(-1) ?? '')
    .replace(/\.docx?m?$/i, '')
    .replace(/[_\s]+/g, ' ')
    .trim();
