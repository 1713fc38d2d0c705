import fc from 'fast-check';
import { expect, test } from 'vitest';
import { imageSideCap } from '../../../contract/files/file-kinds.ts';
import { type CropView, cropOf, firstView, maxZoom, movedView, zoomedView } from './crop.rules.ts';

const sizes = fc.record({
  width: fc.integer({ min: 1, max: imageSideCap }),
  height: fc.integer({ min: 1, max: imageSideCap }),
});
const shapes = fc.record({
  width: fc.integer({ min: 1, max: 100 }),
  height: fc.integer({ min: 1, max: 100 }),
});
const steps = fc.array(
  fc.oneof(
    fc.record({
      right: fc.double({ min: -9000, max: 9000, noNaN: true }),
      down: fc.double({ min: -9000, max: 9000, noNaN: true }),
    }),
    fc.record({ zoom: fc.double({ min: -1, max: 20, noNaN: true }) }),
  ),
);

test('wherever one moves and however near one comes, the part lies inside the picture and has the shape', () => {
  fc.assert(
    fc.property(sizes, shapes, steps, (image, shape, taken) => {
      let view: CropView = firstView(image);
      for (const step of taken)
        view =
          'zoom' in step
            ? zoomedView(image, shape, view, step.zoom)
            : movedView(image, shape, view, step.right, step.down);
      const { x, y, width, height } = cropOf(image, shape, view);
      for (const side of [x, y, width, height]) expect(Number.isInteger(side)).toBe(true);
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(1);
      expect(x + width).toBeLessThanOrEqual(image.width);
      expect(y + height).toBeLessThanOrEqual(image.height);
      const ratio = shape.width / shape.height;
      const offBy = Math.min(Math.abs(width - height * ratio), Math.abs(height - width / ratio));
      expect(offBy).toBeLessThanOrEqual(1);
    }),
  );
});

test('at first as much is kept as the shape allows, around the middle', () => {
  const image = { width: 4000, height: 3000 };
  expect(cropOf(image, { width: 16, height: 9 }, firstView(image))).toEqual({
    x: 0,
    y: 375,
    width: 4000,
    height: 2250,
  });
  expect(cropOf(image, { width: 1, height: 1 }, firstView(image))).toEqual({
    x: 500,
    y: 0,
    width: 3000,
    height: 3000,
  });
});

test('coming nearer keeps the middle, and a small picture is not cut closer', () => {
  const image = { width: 4000, height: 3000 };
  const shape = { width: 4, height: 3 };
  expect(cropOf(image, shape, zoomedView(image, shape, firstView(image), 2))).toEqual({
    x: 1000,
    y: 750,
    width: 2000,
    height: 1500,
  });
  expect(maxZoom({ width: 300, height: 200 }, shape)).toBe(1);
});

test('a view that was pushed against the edge comes back at once', () => {
  const image = { width: 1000, height: 1000 };
  const shape = { width: 2, height: 1 };
  const pushed = movedView(image, shape, firstView(image), 0, 9000);
  expect(cropOf(image, shape, pushed).y).toBe(500);
  expect(cropOf(image, shape, movedView(image, shape, pushed, 0, -10)).y).toBe(490);
});
