/**
 * A field of Word in one element: a caption's number, a cross reference, a date. The converter does not know the
 * element.
 */
const simpleField = /<w:fldSimple\b(?:"[^"<]*"|'[^'<]*'|[^<>"'])*>|<\/w:fldSimple\s*>/g;

/** Unwraps the text of simple fields in the XML of a document part. */
export const withoutSimpleFields = (xml: string): string => xml.replace(simpleField, '');
