import mammoth from 'mammoth';
import zipfile, { type ZipFile } from 'mammoth/lib/zipfile.js';
import { answerTasks } from '../process/answer-tasks.ts';
import { documentTransform } from './word-elements.ts';
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

/** Reads the parts of a .docx as the converter does, with the text of simple fields unwrapped. */
async function partsOf(bytes: Uint8Array): Promise<ZipFile> {
  const zip = await zipfile.openArrayBuffer(bytes);
  return {
    ...zip,
    async read(name, encoding) {
      const part = await zip.read(name, encoding);
      return typeof part === 'string' ? withoutSimpleFields(part) : part;
    },
  };
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
  const { value, messages } = await mammoth.convertToHtml(
    { file: await partsOf(bytes) } as unknown as { buffer: Buffer }, // its types leave this input out
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
    html: value,
    pictures,
    heavyPictures,
    remarks: messages.filter(({ type }) => type === 'warning').map(({ message }) => message),
    missingPictures: messages.filter(({ type }) => type === 'error').length, // nothing else is one
    contentLists: counts.contentLists,
  };
}

answerTasks(convert);
