import { type FileKind, fileKinds, imageSideCap } from '../../../contract/files/file-kinds.ts';
import {
  fileTooLarge,
  pictureIsSvg,
  pictureTooWide,
  wrongFileKind,
} from '../../../contract/files/refusals.ts';
import { sentenceOf } from '../../../contract/refusal-kind.ts';
import type { Size } from './crop.rules.ts';

/** True if a file is an mp4, as far as its name or type tells. */
export const isVideo = (file: File): boolean =>
  file.type === 'video/mp4' || file.name.toLowerCase().endsWith('.mp4');

/**
 * The error of a file that can be found before sending, in the server's own sentences; null = none. Images are
 * recognised by their type, documents by their extension.
 */
export function fileProblem(kind: FileKind, file: File): string | null {
  const { accept, taken } = fileKinds[kind];
  const { maxBytes } = fileKinds[kind === 'material' && isVideo(file) ? 'video' : kind];
  const name = file.name.toLowerCase();
  const isTaken = accept
    .split(',')
    .some((form) => (form.startsWith('.') ? name.endsWith(form) : file.type === form));
  const isSvg = kind === 'picture' && file.type === 'image/svg+xml';
  if (!isTaken) return sentenceOf(isSvg ? pictureIsSvg : wrongFileKind, { taken });
  if (file.size > maxBytes) return sentenceOf(fileTooLarge, { megabytes: maxBytes / 1024 ** 2 });
  return file.size === 0 ? 'Ese archivo está vacío. Elige otro.' : null;
}

/** The error of an image's size in pixels; null = none. */
export function sidesProblem({ width, height }: Size): string | null {
  return Math.max(width, height) > imageSideCap ? sentenceOf(pictureTooWide, { pixels: imageSideCap }) : null;
}
