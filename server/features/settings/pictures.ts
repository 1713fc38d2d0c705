import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileKinds, type ReceivedFile } from '../../../contract/files/file-kinds.ts';
import type { SettingPicture } from '../../../contract/settings/portal-settings.ts';
import type { Context } from '../../context/context.ts';
import { fileRefusal } from '../../platform/files/file-refusal.ts';
import { inspectImage } from '../../platform/media/image-check.ts';
import { shrinkToPng } from '../../platform/media/image-process.ts';
import { recordAudit } from '../audit/audit.ts';

interface Form {
  /** The minimum width and height in pixels. */
  least: readonly [number, number];
  /** The maximum side in pixels and unpacked size: a logo is printed on every certificate (spec 9.4). */
  limits: { side: number; weight: number };
}

const forms: Record<SettingPicture, Form> = {
  logo: { least: [64, 64], limits: { side: 600, weight: 9000 } },
  icon: { least: [192, 192], limits: { side: 512, weight: 120_000 } },
  sharePicture: { least: [600, 315], limits: { side: 1200, weight: 600_000 } },
};

const inPortal = (name: string) => `portal/${name}`;
/** The folder of certificates' logos. */
const onPaper = (name: string) => `certificados/${name}`;

const isSvg = (bytes: Uint8Array) => /<svg[\s>]/i.test(Buffer.from(bytes.subarray(0, 4096)).toString('utf8'));

/**
 * Stores a picture for the settings as PNG, which keeps transparency; returns its file name. Refuses SVG and other
 * files (415), too many pixels (413), too few and broken files (400). It is not shown until a save names it.
 */
export async function addPicture(context: Context, kind: SettingPicture, file: ReceivedFile) {
  const bytes = await readFile(file.path);
  if (isSvg(bytes)) throw fileRefusal('pictureIsSvg', { taken: fileKinds.picture.taken });
  const { width, height } = await inspectImage(bytes);
  const { least, limits } = forms[kind];
  const [neededWidth, neededHeight] = least;
  if (width < neededWidth || height < neededHeight)
    throw fileRefusal('portalPictureTooSmall', { width, height, neededWidth, neededHeight });
  const png = await shrinkToPng(bytes, limits);
  const path = `${createHash('sha256').update(png).digest('hex')}.png`;
  await context.files.put(inPortal(path), png);
  if (kind === 'logo') await context.files.put(onPaper(path), png);
  await recordAudit(context, 'settings.picture', `settingsPicture:${path}`, { kind });
  return { path, width, height };
}

/**
 * The key of a settings picture; undefined if it is not stored. Logos from before there were settings are only in the
 * certificates' folder.
 */
export async function keyOfPicture(
  { files, settings }: Pick<Context, 'files' | 'settings'>,
  name: string,
): Promise<string | undefined> {
  if (await files.has(inPortal(name))) return inPortal(name);
  return name === settings.current.logo && (await files.has(onPaper(name))) ? onPaper(name) : undefined;
}

/** True if a save may name the picture. */
export const hasPicture = async (context: Context, name: string): Promise<boolean> =>
  (await keyOfPicture(context, name)) !== undefined || context.files.has(onPaper(name));
