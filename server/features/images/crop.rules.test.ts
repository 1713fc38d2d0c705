import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cropOf } from './crop.rules.ts';

const picture = { width: 400, height: 300 };
const crop = (CropX: number, CropY: number, CropWidth: number, CropHeight: number) => ({
  CropX,
  CropY,
  CropWidth,
  CropHeight,
});

describe('the part of a picture that is kept', () => {
  test('is the whole without a crop, and the wanted part with one', () => {
    expect(cropOf({}, picture)).toBeUndefined();
    expect(cropOf(crop(0, 0, 400, 300), picture)).toEqual({ left: 0, top: 0, ...picture });
    expect(cropOf(crop(399, 299, 1, 1), picture)).toEqual({ left: 399, top: 299, width: 1, height: 1 });
  });

  test('is refused where it is not said whole, empty or outside', () => {
    const whole = crop(10, 10, 20, 20);
    for (const field of ['CropX', 'CropY', 'CropWidth', 'CropHeight'] as const)
      expect(() => cropOf({ ...whole, [field]: undefined }, picture)).toThrow('El recorte');
    for (const bad of [crop(0, 0, 0, 9), crop(0, 0, 9, 0), crop(1, 0, 400, 9), crop(0, 1, 9, 300)])
      expect(() => cropOf(bad, picture)).toThrow('El recorte');
  });

  test('always lies inside the picture', () => {
    const side = fc.integer({ min: 0, max: 500 });
    fc.assert(
      fc.property(side, side, side, side, (left, top, width, height) => {
        let kept: ReturnType<typeof cropOf>;
        try {
          kept = cropOf(crop(left, top, width, height), picture);
        } catch {
          return; // refused, which is as good
        }
        expect(kept).toEqual({ left, top, width, height });
        expect(width * height).toBeGreaterThan(0);
        expect([left + width <= 400, top + height <= 300]).toEqual([true, true]);
      }),
    );
  });
});
