import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { fileKinds } from '../../../contract/files/file-kinds.ts';
import type { MaterialType } from '../../../contract/material/calls.ts';
import { Refusal } from '../../../contract/refusal.ts';
import type { Context } from '../../context/context.ts';
import { sha256Of } from '../../platform/files/file-hash.ts';
import { fileRefusal } from '../../platform/files/file-refusal.ts';
import { readMp4 } from '../../platform/media/mp4.ts';
import { documentKindOf } from '../laws/document-kind.ts';

export const folder = 'courseFile';

export interface MaterialFacts {
  type: MaterialType;
  durationSeconds: number | null;
  isFastStart: boolean | null;
  /** False for a video that many browsers cannot show. */
  isShownEverywhere: boolean;
}

/**
 * Recognises a file as material by its content (spec 6.7). Refuses (415) a file that is not pdf, docx or mp4, (413) a
 * document over 20 MB, (400) a video that is cut off or encrypted.
 */
export async function inspectMaterial(path: string, sizeBytes: number): Promise<MaterialFacts> {
  const video = await readMp4(path);
  if (video === 'broken') throw fileRefusal('badVideo');
  if (video !== 'other') {
    const { playback, ...facts } = video;
    if (playback === 'encrypted') throw fileRefusal('encryptedVideo');
    return { type: 'mp4', ...facts, isShownEverywhere: playback === 'everywhere' };
  }
  const { maxBytes, taken } = fileKinds.material;
  if (sizeBytes > maxBytes) throw fileRefusal('fileTooLarge', { megabytes: maxBytes / 1024 ** 2 });
  const type = await documentKindOf(path);
  if (type !== 'pdf' && type !== 'docx') throw fileRefusal('wrongFileKind', { taken });
  return { type, durationSeconds: null, isFastStart: null, isShownEverywhere: true };
}

/**
 * Stores a file under a generated name and reads it back before any row names it (spec 6.8); returns the name. `sha256`
 * is the expected checksum, by default that of the file at `path`. If they differ, it refuses (409) and leaves nothing.
 */
export async function storeMaterial(
  { files }: Context,
  path: string,
  extension: string,
  sha256?: string,
): Promise<string> {
  const wanted = sha256 ?? (await sha256Of(createReadStream(path)));
  const name = `${randomUUID()}.${extension}`;
  const key = `${folder}/${name}`;
  await files.putFile(key, path);
  if ((await sha256Of(files.stream(key))) === wanted) return name;
  await files.remove(key);
  throw new Refusal('fileDamaged');
}
