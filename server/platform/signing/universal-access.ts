/**
 * Typst writes one standard at a time: PDF/A-3a, for archives, or PDF/UA-1, for screen readers. A file of the first has
 * all that the second asks for except two entries, which the signature's addition to the file brings along.
 */

const namespace = 'http://www.aiim.org/pdfua/ns/id/';
const li = (inside: string) => `<rdf:li rdf:parseType="Resource">${inside}</rdf:li>`;
const described = (name: string, words: string) => `<pdfaSchema:${name}>${words}</pdfaSchema:${name}>`;
const property = ['category>internal', 'description>PDF/UA version', 'name>part', 'valueType>Integer']
  .map((entry) => `<pdfaProperty:${entry}</pdfaProperty:${entry.split('>', 1)}>`)
  .join('');

/** PDF/A wants every entry of its metadata declared that is not its own. */
const declaration = li(
  described('schema', 'PDF/UA identification') +
    described('namespaceURI', namespace) +
    described('prefix', 'pdfuaid') +
    described('property', `<rdf:Seq>${li(property)}</rdf:Seq>`),
);
const mark = `<pdfuaid:part xmlns:pdfuaid="${namespace}">1</pdfuaid:part>`;

/** The metadata (XMP) of a PDF/A file that say that it is PDF/UA-1 too. Throws where they are not as Typst writes them. */
export function withUaMark(xmp: string): string {
  const marked = xmp
    .replace('<pdfaExtension:schemas><rdf:Bag>', `$&${declaration}`)
    .replace(/<\/rdf:Description>(?=<\/rdf:RDF>)/, `${mark}$&`);
  if (!marked.includes(declaration) || !marked.includes(mark)) throw new Error('the metadata are no PDF/A');
  return marked;
}

/** The catalogue of a file that shows its title in the window, not the name of the file. */
export function withTitleShown(catalogue: string): string {
  const shown = catalogue.replace(/\/ViewerPreferences\s*<</, '$& /DisplayDocTitle true');
  if (shown === catalogue) throw new Error('the PDF has no preferences');
  return shown;
}
