/**
 * The library for pictures, loaded when the first one is drawn: a portal that only shows them has no use for its 20 MB.
 * One core a picture, so that uploads by staff do not slow down readers.
 */
export async function loadSharp(): Promise<typeof import('sharp').default> {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  return sharp;
}
