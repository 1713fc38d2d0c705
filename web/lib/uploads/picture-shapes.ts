/**
 * The proportions that pictures are cut to, those of their largest place; narrower places show a little less of them.
 * The article's two stand at 16:8.4 to 16:10, the slider at 4:3.3.
 */
export const pictureShapes = {
  articleCover: { width: 16, height: 9 },
  articleDetail: { width: 16, height: 9 },
  slide: { width: 40, height: 33 },
} as const;
