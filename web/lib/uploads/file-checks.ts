import { type FileKind, fileKinds, imageSideCap } from '../../../contract/content/file-kinds.ts';
import { sentence } from '../../../contract/refusal.ts';
import type { Size } from './crop.rules.ts';

/** Whether a file is an mp4, as far as its name or the system tells. */
export const isVideo = (file: File): boolean =>
  file.type === 'video/mp4' || file.name.toLowerCase().endsWith('.mp4');

/**
 * What is wrong with a file, as far as the browser can tell before it is sent: in the server's own sentences, and null
 * when it may be sent. Pictures are told by the type that the system gave them, documents by their name's ending.
 */
export function fileProblem(kind: FileKind, file: File): string | null {
  const { accept, taken } = fileKinds[kind];
  const { maxBytes } = fileKinds[kind === 'material' && isVideo(file) ? 'video' : kind];
  const name = file.name.toLowerCase();
  const isTaken = accept
    .split(',')
    .some((form) => (form.startsWith('.') ? name.endsWith(form) : file.type === form));
  if (!isTaken) return sentence('wrongFileKind', { taken });
  if (file.size > maxBytes) return sentence('fileTooLarge', { megabytes: maxBytes / 1024 ** 2 });
  return file.size === 0 ? 'Ese archivo está vacío. Elige otro.' : null;
}

/** What is wrong with a picture's sides in pixels; null when nothing is. */
export function sidesProblem({ width, height }: Size): string | null {
  return Math.max(width, height) > imageSideCap ? sentence('pictureTooWide', { pixels: imageSideCap }) : null;
}
