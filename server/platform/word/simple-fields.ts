/** A field of Word in one element: a caption's number, a cross reference, a date. The converter knows no such element. */
const simpleField = /<w:fldSimple\b(?:"[^"<]*"|'[^'<]*'|[^<>"'])*>|<\/w:fldSimple\s*>/g;

/** The XML of a part of a document, in which the text of simple fields stands by itself. */
export const withoutSimpleFields = (xml: string): string => xml.replace(simpleField, '');
