import type { Size } from './crop.rules.ts';

/**
 * The proportions of crops, each that of its largest place; narrower places show a little less. Covers and detail
 * images are shown at 16:7.5 to 16:10, the slider at 4:3.3.
 */
export const imageShapes = {
  cover: { width: 16, height: 9, proportion: '16 : 9', best: '1600 × 900' },
  detail: { width: 16, height: 9, proportion: '16 : 9', best: '1600 × 900' },
  slide: { width: 40, height: 33, proportion: '4 : 3,3', best: '1200 × 1000' },
} as const;

/** The proportions of a place, and what its field says of them. */
export type ImageShape = Size & { proportion: string; best: string };
