import type { CropInput } from '../../../contract/files/file-kinds.ts';
import { Refusal } from '../../../contract/refusal.ts';

/**
 * The crop in pixels of the upright picture; undefined = the whole picture. Refuses (400) an incomplete crop and one
 * that leaves the picture.
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
