import { partBytesCap } from '../../../contract/files/file-kinds.ts';

const mebibyte = 1024 * 1024;
const least = mebibyte / 2;

/** The bytes of the first part: a lost network costs one part at most. */
export const firstPartBytes = 2 * mebibyte;

const shortMilliseconds = 1_000;
const longMilliseconds = 8_000;

/**
 * The bytes of the next part, from the duration of the last one: few calls on a fast line, small losses on a
 * slow one.
 */
export function nextPartBytes(bytes: number, milliseconds: number): number {
  if (milliseconds < shortMilliseconds) return Math.min(bytes * 2, partBytesCap);
  return milliseconds > longMilliseconds ? Math.max(bytes / 2, least) : bytes;
}
