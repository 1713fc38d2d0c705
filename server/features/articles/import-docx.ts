import type { ImportedText } from '../../../contract/article.ts';
import { Refusal } from '../../../contract/refusals.ts';
import { fileKinds, type ReceivedFile } from '../../../contract/upload.ts';
import { type Context, transaction } from '../../context.ts';
import { sanitizeHtml, visibleText } from '../../platform/html.ts';
import { fileRefusal } from '../../platform/picture-check.ts';
import { BadWordText, readWordText, type WordPicture } from '../../platform/word-text.ts';
import { addStoredMedia } from '../pictures/media.ts';
import { type Picture, storePictureBytes } from '../pictures/store-picture.ts';
import * as rules from './import-docx.rules.ts';
import { openWordFile } from './word-file.ts';

const picturesAtMost = 60;
const titleCharacters = 200;
const altCharacters = 200;

interface Shown {
  picture: Picture;
  alt: string;
}

/**
 * Makes a Word document into an article's text: safe HTML, its pictures stored and put into the picker, and in plain
 * Spanish what could not be kept. Stores no article. Refuses other kinds of file (415) and what cannot be read (400).
 */
export async function importDocx(context: Context, file: ReceivedFile): Promise<ImportedText> {
  const { bytes, xml } = await openWordFile(file);
  const text = await readWordText(bytes).catch((error: unknown) => {
    if (!(error instanceof BadWordText)) throw error;
    context.log.info({ error: error.message }, 'a Word text could not be read');
    throw fileRefusal('badWordText');
  });
  const { shown, lost } = await storePictures(context, text.pictures);
  await transaction(context, (inside) => addStoredMedia(inside, [...shown.values()]));
  const { html, links } = rules.withoutWordMarks(text.html);
  const { title, html: body } = rules.takeTitle(rules.withoutEmptyFigures(placePictures(html, shown)));
  const remarked = rules.lostInRemarks(text.remarks);
  return {
    title: (visibleText(title) || rules.titleOfFile(file.name)).slice(0, titleCharacters).trim(),
    html: sanitizeHtml(body),
    notes: rules.notesOf({
      ...rules.lostInXml(xml),
      ...remarked,
      ...lost,
      pictures: (remarked.pictures ?? 0) + text.missingPictures + lost.pictures,
      links,
      contents: text.contentLists,
    }),
  };
}

/** Stores what can be stored of a text's pictures, by their number in it, and counts what cannot. */
async function storePictures(context: Context, pictures: readonly WordPicture[]) {
  const shown = new Map<number, Shown>();
  const lost = { pictures: 0, heavyPictures: Math.max(0, pictures.length - picturesAtMost) };
  for (const [index, { bytes, alt }] of pictures.slice(0, picturesAtMost).entries()) {
    try {
      if (bytes.byteLength > fileKinds.picture.maxBytes) throw new Refusal('fileTooLarge');
      const picture = await storePictureBytes(context, bytes, 'articlefile');
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

/** Puts stored pictures where the text names them; the others leave nothing. */
function placePictures(html: string, shown: Map<number, Shown>): string {
  return html.replace(/<img[^>]*\bsrc="picture:(\d+)"[^>]*>/g, (_, index: string) => {
    const found = shown.get(Number(index));
    if (found === undefined) return '';
    const { path, width, height } = found.picture;
    return `<img src="/articlefile/${path}" alt="${escaped(found.alt)}" width="${width}" height="${height}">`;
  });
}
