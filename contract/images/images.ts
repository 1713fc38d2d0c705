/** Widths in pixels of the stored sizes of a picture; the first has the plain file name. */
export const imageWidths = [1280, 640, 320] as const;
/** Side in pixels of the square thumbnail: 80 × 80 on a dense screen. */
export const thumbnailSide = 160;

/** Folders that serve pictures (spec 6.6). */
export type ImageFolder = 'articlefile' | 'coursefileinfo' | 'slider';

/** The address of a stored picture in one of its sizes; without a width, the largest. */
export function imageUrl(
  folder: ImageFolder,
  file: string,
  size?: (typeof imageWidths)[number] | 'thumb',
): string {
  const isLargest = size === undefined || size === imageWidths[0];
  return `/${folder}/${isLargest ? file : file.replace(/\.webp$/, `-${size}.webp`)}`;
}

/** Width and height of the picture of a page on other sites (Open Graph). */
export const pagePictureSize = [1200, 630] as const;

/** The path of that picture from the page's path; query parameters follow it. */
export const pagePicturePath = (path: string): string => `/tarjetas/${path.slice(1) || 'inicio'}.jpg`;
