/**
 * Marks a PDF/A-3a as PDF/UA-1. Typst writes one standard at a time, and a PDF/A-3a lacks only two entries of
 * PDF/UA-1, which the signature's addition brings.
 */

const namespace = 'http://www.aiim.org/pdfua/ns/id/';
const li = (inside: string) => `<rdf:li rdf:parseType="Resource">${inside}</rdf:li>`;
const described = (name: string, words: string) => `<pdfaSchema:${name}>${words}</pdfaSchema:${name}>`;
const property = ['category>internal', 'description>PDF/UA version', 'name>part', 'valueType>Integer']
  .map((entry) => `<pdfaProperty:${entry}</pdfaProperty:${entry.split('>', 1)}>`)
  .join('');

/** The declaration of the entry: PDF/A demands one for every entry that is not its own. */
const declaration = li(
  described('schema', 'PDF/UA identification') +
    described('namespaceURI', namespace) +
    described('prefix', 'pdfuaid') +
    described('property', `<rdf:Seq>${li(property)}</rdf:Seq>`),
);
const mark = `<pdfuaid:part xmlns:pdfuaid="${namespace}">1</pdfuaid:part>`;

/** Adds the mark of PDF/UA-1 to the metadata (XMP) of a PDF/A file. Throws if they are not as Typst writes them. */
export function withUaMark(xmp: string): string {
  const marked = xmp
    .replace('<pdfaExtension:schemas><rdf:Bag>', `$&${declaration}`)
    .replace(/<\/rdf:Description>(?=<\/rdf:RDF>)/, `${mark}$&`);
  if (!marked.includes(declaration) || !marked.includes(mark)) throw new Error('the metadata are no PDF/A');
  return marked;
}

/** Makes the catalogue show the title in the window, not the file's name. */
export function withTitleShown(catalogue: string): string {
  const shown = catalogue.replace(/\/ViewerPreferences\s*<</, '$& /DisplayDocTitle true');
  if (shown === catalogue) throw new Error('the PDF has no preferences');
  return shown;
}
