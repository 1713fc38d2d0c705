/** A size in pixels, or only the proportion of one. */
export interface Size {
  width: number;
  height: number;
}

/** A part of a picture, in whole pixels of the picture turned upright. */
export interface Crop extends Size {
  x: number;
  y: number;
}

/** Where one looks at a picture: the middle of the part that is kept, in pixels, and how near. */
export interface CropView {
  x: number;
  y: number;
  /** 1 = as much of the picture as the shape allows. */
  zoom: number;
}

/** No part is cut narrower than this, in pixels, unless the picture itself is: it would show its grain. */
const leastWidth = 320;
const greatestZoomEver = 8;

const within = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

/** The widest part of a picture that has the shape. */
const widestWidth = (picture: Size, shape: Size) =>
  within(Math.round((picture.height * shape.width) / shape.height), 1, picture.width);

/** How near one may come to a picture; 1 = it is too small to be cut closer. */
export const greatestZoom = (picture: Size, shape: Size): number =>
  within(widestWidth(picture, shape) / leastWidth, 1, greatestZoomEver);

/** The whole of a picture, as far as the shape allows, around its middle. */
export const firstView = (picture: Size): CropView => ({
  x: picture.width / 2,
  y: picture.height / 2,
  zoom: 1,
});

/** The part of a picture that a view keeps: it has the shape within a pixel and lies inside the picture. */
export function cropOf(picture: Size, shape: Size, view: CropView): Crop {
  const width = within(Math.round(widestWidth(picture, shape) / view.zoom), 1, picture.width);
  const height = within(Math.round((width * shape.height) / shape.width), 1, picture.height);
  return {
    x: within(Math.round(view.x - width / 2), 0, picture.width - width),
    y: within(Math.round(view.y - height / 2), 0, picture.height - height),
    width,
    height,
  };
}

/** A view moved by pixels of the picture; it stops at the picture's edge. */
export const movedView = (
  picture: Size,
  shape: Size,
  view: CropView,
  right: number,
  down: number,
): CropView => heldView(picture, shape, { ...view, x: view.x + right, y: view.y + down });

/** A view brought nearer or farther, its middle kept where that is possible. */
export const zoomedView = (picture: Size, shape: Size, view: CropView, zoom: number): CropView =>
  heldView(picture, shape, { ...view, zoom: within(zoom, 1, greatestZoom(picture, shape)) });

function heldView(picture: Size, shape: Size, view: CropView): CropView {
  const { width, height } = cropOf(picture, shape, view);
  return {
    ...view,
    x: within(view.x, width / 2, picture.width - width / 2),
    y: within(view.y, height / 2, picture.height - height / 2),
  };
}

/** Nothing is cut away. */
export const isWhole = (picture: Size, crop: Crop): boolean =>
  crop.width === picture.width && crop.height === picture.height;
