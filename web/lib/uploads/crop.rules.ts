/** A size in pixels, or only a proportion. */
export interface Size {
  width: number;
  height: number;
}

/** A part of an image, in whole pixels of the upright image. */
export interface Crop extends Size {
  x: number;
  y: number;
}

/** The centre of the visible part, in pixels, and the zoom. */
export interface CropView {
  x: number;
  y: number;
  /** 1 = as much of the image as the shape allows. */
  zoom: number;
}

/** The minimum width of a crop, in pixels, unless the image itself is smaller. */
const minWidth = 320;
const absoluteMaxZoom = 8;

const within = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

const widestWidth = (image: Size, shape: Size) =>
  within(Math.round((image.height * shape.width) / shape.height), 1, image.width);

/** The greatest zoom of an image; 1 = it is too small for a closer crop. */
export const maxZoom = (image: Size, shape: Size): number =>
  within(widestWidth(image, shape) / minWidth, 1, absoluteMaxZoom);

/** The initial view: as much of the image as the shape allows, around its middle. */
export const firstView = (image: Size): CropView => ({
  x: image.width / 2,
  y: image.height / 2,
  zoom: 1,
});

/** The crop of a view: it has the shape within a pixel and lies inside the image. */
export function cropOf(image: Size, shape: Size, view: CropView): Crop {
  const width = within(Math.round(widestWidth(image, shape) / view.zoom), 1, image.width);
  const height = within(Math.round((width * shape.height) / shape.width), 1, image.height);
  return {
    x: within(Math.round(view.x - width / 2), 0, image.width - width),
    y: within(Math.round(view.y - height / 2), 0, image.height - height),
    width,
    height,
  };
}

/** A view moved by pixels of the image, within its edges. */
export const movedView = (image: Size, shape: Size, view: CropView, right: number, down: number): CropView =>
  clampedView(image, shape, { ...view, x: view.x + right, y: view.y + down });

/** A view zoomed in or out, around the same centre where possible. */
export const zoomedView = (image: Size, shape: Size, view: CropView, zoom: number): CropView =>
  clampedView(image, shape, { ...view, zoom: within(zoom, 1, maxZoom(image, shape)) });

function clampedView(image: Size, shape: Size, view: CropView): CropView {
  const { width, height } = cropOf(image, shape, view);
  return {
    ...view,
    x: within(view.x, width / 2, image.width - width / 2),
    y: within(view.y, height / 2, image.height - height / 2),
  };
}

/** True if nothing is cut off. */
export const isWhole = (image: Size, crop: Crop): boolean =>
  crop.width === image.width && crop.height === image.height;
