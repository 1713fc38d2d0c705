import mammoth from 'mammoth';
import zipfile, { type ZipFile } from 'mammoth/lib/zipfile.js';
import { answerTasks } from '../process/answer-tasks.ts';
import { isWordText } from './office-formats.ts';
import { documentTransform } from './word-elements.ts';
import { numberLists, readNumbering, writeNumbers } from './word-numbering.ts';
import { imageBytesAtMost, imagesAtMost, type WordImage, type WordText } from './word-text.ts';

/**
 * A field of Word in one element: a caption's number, a cross reference, a date. The converter does not know the
 * element.
 */
const simpleField = /<w:fldSimple\b(?:"[^"<]*"|'[^'<]*'|[^<>"'])*>|<\/w:fldSimple\s*>/g;

/** Unwraps the text of simple fields in the XML of a document part. */
const withoutSimpleFields = (xml: string): string => xml.replace(simpleField, '');

/** Word's style names and their elements. Headings keep their level; the caller decides its meaning. */
const styleMap = [
  "p[style-name='Title'] => h1.title:fresh",
  "p[style-name='portal picture'] => figure:fresh",
  "p[style-name='caption'] => figure > figcaption:separator(' ')",
  "p[style-name='Quote'] => blockquote > p:fresh",
  "p[style-name='Intense Quote'] => blockquote > p:fresh",
  "p[style-name='Quotations'] => blockquote > p:fresh",
  "r[style-name='Emphasis'] => em",
  "r[style-name='Subtle Emphasis'] => em",
  "r[style-name='Intense Emphasis'] => em",
  'u => u',
];

/** A run of text, without another one inside. */
const run =
  /<w:r(?:\s[^<>]*)?>\s*<w:rPr>((?:(?!<\/w:rPr>)[\s\S])*)<\/w:rPr>((?:(?!<w:r[\s>]|<\/w:r>)[\s\S])*)<\/w:r>/g;
const vanish = /<w:(?:vanish|specVanish)(?:\s+w:val=["'](?:1|true|on)["'])?\s*\/>/;

/** Reads the parts of a .docx as the converter does: simple fields unwrapped, hidden text left out, numbers written. */
async function partsOf(bytes: Uint8Array): Promise<{ file: ZipFile; counts: { hiddenTexts: number } }> {
  const zip = await zipfile.openArrayBuffer(bytes);
  const counts = { hiddenTexts: 0 };
  const textOf = async (name: string) =>
    zip.exists(name) ? String(await zip.read(name, 'utf-8')) : undefined;
  const withoutHidden = (xml: string) =>
    xml.replace(run, (whole, look: string, content: string) => {
      if (!vanish.test(look)) return whole;
      if (/<w:t[ >]/.test(content)) counts.hiddenTexts += 1;
      return '';
    });
  const numbering = await textOf('word/numbering.xml');
  const styles = await textOf('word/styles.xml');
  const withNumbers = (xml: string) => {
    if (numbering === undefined) return xml;
    return writeNumbers(xml, readNumbering(numbering, styles));
  };
  const file: ZipFile = {
    ...zip,
    async read(name, encoding) {
      const part = await zip.read(name, encoding);
      if (typeof part !== 'string') return part;
      const plain = withoutHidden(withoutSimpleFields(part));
      return isWordText(name) ? withNumbers(plain) : plain;
    },
  };
  return { file, counts };
}

async function convert(bytes: Uint8Array): Promise<WordText> {
  const pictures: WordImage[] = [];
  let roomBytes = imageBytesAtMost;
  let seen = 0;
  let heavyPictures = 0;
  const leaveOut = () => {
    heavyPictures += 1;
    return { src: `picture:${imagesAtMost}`, alt: '' }; // none has this number
  };
  const { prepare, counts } = documentTransform();
  const parts = await partsOf(bytes);
  const { value, messages } = await mammoth.convertToHtml(
    { file: parts.file } as unknown as { buffer: Buffer }, // its types leave this input out
    {
      styleMap,
      includeEmbeddedStyleMap: false, // otherwise the document would decide what its text becomes
      externalFileAccess: false,
      transformDocument: prepare,
      convertImage: mammoth.images.imgElement(async (image) => {
        const { altText } = image as { altText?: string };
        seen += 1;
        if (seen > imagesAtMost) return leaveOut();
        const bytes = await image.readAsBuffer();
        if (bytes.byteLength > roomBytes) return leaveOut();
        roomBytes -= bytes.byteLength;
        pictures.push({ bytes, alt: altText ?? '' });
        return { src: `picture:${pictures.length - 1}`, alt: '' };
      }),
    },
  );
  return {
    html: numberLists(value),
    pictures,
    heavyPictures,
    remarks: messages.filter(({ type }) => type === 'warning').map(({ message }) => message),
    missingPictures: messages.filter(({ type }) => type === 'error').length, // nothing else is one
    contentLists: counts.contentLists,
    hiddenTexts: parts.counts.hiddenTexts,
  };
}

answerTasks(convert);
