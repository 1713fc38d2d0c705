import sharp from 'sharp';

const plain = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } });

/** A picture of one colour. */
export const aPng = (width: number, height: number, background = '#c96f3b') =>
  plain(width, height, background).png().toBuffer();

/** A picture of one colour, as a camera would keep it. */
export const aJpeg = (width: number, height: number, background = '#c96f3b') =>
  plain(width, height, background).jpeg().toBuffer();
