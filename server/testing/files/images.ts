import sharp from 'sharp';

/** The corners of `fourColours`, clockwise from the upper left one. */
export const corners = ['#e00000', '#00c000', '#0000e0', '#f0f000'] as const;

/** A picture with four different quarters, which show how it was turned and cropped. */
export function fourColours(width: number, height: number) {
  const [halfWidth, halfHeight] = [Math.ceil(width / 2), Math.ceil(height / 2)];
  const quarter = (background: string, left: number, top: number) => ({
    input: {
      create: { width: width - halfWidth, height: height - halfHeight, channels: 3 as const, background },
    },
    left,
    top,
  });
  const [upperLeft, upperRight, lowerRight, lowerLeft] = corners;
  return sharp({ create: { width, height, channels: 3, background: upperLeft } }).composite([
    quarter(upperRight, halfWidth, 0),
    quarter(lowerRight, halfWidth, halfHeight),
    quarter(lowerLeft, 0, halfHeight),
  ]);
}

/** Draws noise like a camera's, as PNG: no two pixels are alike. */
export const noise = (width: number, height: number, strength: number): Promise<Buffer> =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: strength },
    },
  })
    .png()
    .toBuffer();

/**
 * Reads the colour in the middle of each quarter, clockwise from the upper left one, as the nearest of `corners`.
 */
export async function cornersOf(bytes: Uint8Array): Promise<string[]> {
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => {
    const start = (Math.floor(info.height * y) * info.width + Math.floor(info.width * x)) * 3;
    return [...data.subarray(start, start + 3)];
  };
  return [at(0.25, 0.25), at(0.75, 0.25), at(0.75, 0.75), at(0.25, 0.75)].map(nearestCorner);
}

function nearestCorner(pixel: number[]): string {
  const distance = (colour: string) =>
    [1, 3, 5].reduce(
      (sum, from, channel) =>
        sum + (Number.parseInt(colour.slice(from, from + 2), 16) - (pixel[channel] ?? 0)) ** 2,
      0,
    );
  return corners.toSorted((a, b) => distance(a) - distance(b))[0] ?? '';
}

/** Wraps bytes as a form sends them. `name` may claim another type than the content. */
export const fileOf = (bytes: Uint8Array | string, name = 'foto.jpg') => new File([Buffer.from(bytes)], name);
