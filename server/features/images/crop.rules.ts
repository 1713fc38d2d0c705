import type { CropInput } from '../../../contract/content/file-kinds.ts';
import { Refusal } from '../../../contract/refusal.ts';

/**
 * The part of a picture that is asked for, in its pixels as it is seen; undefined = the whole. Refuses (400) what is
 * not said whole and what does not lie inside the picture.
 */
export function cropOf(input: CropInput, picture: { width: number; height: number }) {
  const { CropX: left, CropY: top, CropWidth: width, CropHeight: height } = input;
  const given = [left, top, width, height].filter((side) => side !== undefined).length;
  if (given === 0) return undefined;
  if (left === undefined || top === undefined || width === undefined || height === undefined)
    throw new Refusal('badCrop');
  const isInside =
    left >= 0 &&
    top >= 0 &&
    width >= 1 &&
    height >= 1 &&
    left + width <= picture.width &&
    top + height <= picture.height;
  if (!isInside) throw new Refusal('badCrop');
  return { left, top, width, height };
}
