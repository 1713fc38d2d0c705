/**
 * The proportions of crops, each that of its largest place; narrower places show a little less. Covers and detail
 * images are shown at 16:7.5 to 16:10, the slider at 4:3.3.
 */
export const imageShapes = {
  cover: { width: 16, height: 9 },
  detail: { width: 16, height: 9 },
  slide: { width: 40, height: 33 },
} as const;
