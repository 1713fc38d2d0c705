import type { ImportedText } from '../../../contract/articles/calls.ts';
import { maxHtmlLength, mostOpenElements } from '../../../contract/fields.ts';
import { fileKinds, type ReceivedFile } from '../../../contract/files/file-kinds.ts';
import { Refusal } from '../../../contract/refusal.ts';
import { openElements } from '../../../contract/text/text.ts';
import { visibleText } from '../../../contract/text/visible-text.ts';
import { type Context, transaction } from '../../context/context.ts';
import { fileRefusal } from '../../platform/files/file-refusal.ts';
import { safeHtml } from '../../platform/html/safe-html.ts';
import { openSemaphore } from '../../platform/process/semaphore.ts';
import { BadWordText, readWordText, type WordImage } from '../../platform/word/word-text.ts';
import { addStoredMedia } from '../images/media.ts';
import { type Picture, storeImageBytes } from '../images/store-image.ts';
import * as rules from './import-docx.rules.ts';
import { openWordFile } from './word-file.ts';

const titleCharacters = 200;
const altCharacters = 200;

interface Shown {
  picture: Picture;
  alt: string;
}

/**
 * Converts a Word document to an article's text: safe HTML, its pictures stored and added to the picker, and the losses
 * in plain Spanish. Stores no article. Refuses other kinds of file (415), an unreadable one (400) and one too long for
 * an article (413).
 */
export async function importDocx(context: Context, file: ReceivedFile): Promise<ImportedText> {
  const { text, lostParts } = await runExclusive(() => readDocument(context, file));
  const { shown, lost } = await storePictures(context, text.pictures, text.heavyPictures);
  await transaction(context, (inside) => addStoredMedia(inside, [...shown.values()]));
  const { html, links } = rules.withoutWordMarks(text.html);
  const { title, html: body } = rules.extractTitle(rules.withoutEmptyFigures(placePictures(html, shown)));
  const remarked = rules.lostInRemarks(text.remarks);
  const clean = await safeHtml(body);
  assertLength(clean);
  return {
    title: (visibleText(title) || rules.titleOfFile(file.name)).slice(0, titleCharacters).trim(),
    html: clean,
    notes: rules.notesOf({
      ...lostParts,
      ...remarked,
      ...lost,
      pictures: (remarked.pictures ?? 0) + text.missingPictures + lost.pictures,
      links,
      contents: text.contentLists,
      hidden: text.hiddenTexts,
    }),
  };
}

/** Documents are unpacked one at a time, because several would use up the memory. */
const runExclusive = openSemaphore(1);

async function readDocument(context: Context, file: ReceivedFile) {
  const { bytes, xml } = await openWordFile(file);
  const text = await readWordText(bytes).catch((error: unknown) => {
    if (!(error instanceof BadWordText)) throw error;
    context.log.info('Word document could not be converted'); // the error is left out, because it quotes the document
    throw fileRefusal('badWordText');
  });
  assertLength(text.html);
  if (openElements(text.html) > mostOpenElements) throw fileRefusal('badWordText');
  return { text, lostParts: rules.lostInXml(xml) };
}

/** Refuses a text that the form could not save, before anybody edits it. */
function assertLength(html: string): void {
  if (html.length > maxHtmlLength) throw fileRefusal('wordTextTooLong');
}

/** Stores a text's pictures, by their number in it, and counts those that cannot be stored. */
async function storePictures(context: Context, pictures: readonly WordImage[], heavyPictures: number) {
  const shown = new Map<number, Shown>();
  const lost = { pictures: 0, heavyPictures };
  for (const [index, { bytes, alt }] of pictures.entries()) {
    try {
      if (bytes.byteLength > fileKinds.picture.maxBytes) throw new Refusal('fileTooLarge');
      const picture = await storeImageBytes(context, bytes, 'articlefile');
      shown.set(index, { picture, alt: cleanAlt(alt) });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      lost[error.status === 413 ? 'heavyPictures' : 'pictures'] += 1;
    }
  }
  return { shown, lost };
}

const cleanAlt = (alt: string) =>
  alt
    .replace(/Descripción generada automáticamente.*$/s, '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, altCharacters);

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Inserts stored pictures where the text names them, and removes all others. */
function placePictures(html: string, shown: Map<number, Shown>): string {
  return html.replace(/<img[^>]*\bsrc="picture:(\d+)"[^>]*>/g, (_, index: string) => {
    const found = shown.get(Number(index));
    if (found === undefined) return '';
    const { path, width, height } = found.picture;
    return `<img src="/articlefile/${path}" alt="${escaped(found.alt)}" width="${width}" height="${height}">`;
  });
}
