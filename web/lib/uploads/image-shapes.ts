/**
 * The proportions that pictures are cut to, those of their largest place; narrower places show a little less of them.
 * Covers and details stand at 16:7.5 to 16:10, the slider at 4:3.3.
 */
export const imageShapes = {
  cover: { width: 16, height: 9 },
  detail: { width: 16, height: 9 },
  slide: { width: 40, height: 33 },
} as const;
