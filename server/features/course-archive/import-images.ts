import { fileKinds } from '../../../contract/files/file-kinds.ts';
import type { ImageFolder } from '../../../contract/images/images.ts';
import { Refusal } from '../../../contract/refusal.ts';
import type { Context } from '../../context/context.ts';
import { inspectImage } from '../../platform/media/image-check.ts';
import { renewImage } from '../images/renew-image.ts';
import { storeImageBytes } from '../images/store-image.ts';
import type { ArchivedImage, ReadArchive } from './archive-json.ts';
import { imagesIn, placeOf, withImages } from './images.rules.ts';
import type { OpenArchive } from './open-archive.ts';

/** A cover or detail image under its new name. */
export type ImportedImage = { name: string; alt: string } | null;

export interface ImportedImages {
  descriptionHtml: string;
  moduleHtml: string;
  cover: ImportedImage;
  detail: ImportedImage;
  count: number;
}

/**
 * Stores the pictures of an archive and puts their new names into the texts. Unusable ones are removed and reported in
 * `problems`. A dry run checks them too and stores none.
 */
export async function importImages(
  context: Context,
  archive: OpenArchive,
  { cover, detail, problems }: ReadArchive,
  texts: { descriptionHtml: string; moduleHtml: string },
  isDryRun: boolean,
): Promise<ImportedImages> {
  const names = new Map<string, string>();
  const take = async (place: string, folder: ImageFolder) => {
    const known = names.get(`${folder} ${place}`);
    if (known !== undefined) return known;
    try {
      const name = await storePicture(context, archive, place, folder, isDryRun);
      names.set(`${folder} ${place}`, name);
      return name;
    } catch (error) {
      if (!(error instanceof Refusal) || error.code === 'badCourseArchive') throw error;
      problems.push(`La imagen «${place}» no se importa: ${error.message}`);
      return undefined;
    }
  };
  const image = async (given: ArchivedImage): Promise<ImportedImage> => {
    const name = given === null ? undefined : await take(given.file, 'coursefileinfo');
    return given === null || name === undefined ? null : { name, alt: given.alt };
  };
  const inText = async (html: string) => {
    const now = new Map<string, string | undefined>();
    for (const picture of imagesIn(html)) {
      const place = placeOf(picture);
      now.set(place, await take(place, picture.folder));
    }
    return withImages(html, (picture) => now.get(placeOf(picture)));
  };
  return {
    cover: await image(cover),
    detail: await image(detail),
    descriptionHtml: await inText(texts.descriptionHtml),
    moduleHtml: await inText(texts.moduleHtml),
    count: names.size,
  };
}

async function storePicture(
  context: Context,
  archive: OpenArchive,
  place: string,
  folder: ImageFolder,
  isDryRun: boolean,
): Promise<string> {
  const sizeBytes = archive.sizeOf(place);
  if (sizeBytes === undefined) throw new Refusal('notFound');
  const { maxBytes } = fileKinds.picture;
  if (sizeBytes > maxBytes)
    throw new Refusal('fileTooLarge', { values: { megabytes: maxBytes / 1024 ** 2 } });
  const bytes = await archive.bytes(place);
  const name = place.split('/').at(-1) ?? '';
  if (isDryRun) {
    await inspectImage(bytes);
    return name;
  }
  if (await renewImage(context, folder, name, bytes)) return name;
  return (await storeImageBytes(context, bytes, folder)).path;
}
