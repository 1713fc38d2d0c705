import type { ComponentPropsWithRef } from 'react';

type ImageProps = Omit<ComponentPropsWithRef<'img'>, 'style'> & {
  src: string;
  /** The description of the image; empty if it is decoration. */
  alt: string;
  /** The image's own width in pixels. With the height it reserves the room while the image loads. */
  width: number;
  height: number;
  /** The image is in the first view: it loads at once and before others. */
  first?: boolean;
  /** The image is one of our drawings: it is dimmed a little in dark mode. */
  drawn?: boolean;
};

/** An image whose room is reserved from the start and which loads when it comes near the view. */
export function ResponsiveImage({ first, drawn, alt, sizes, ...rest }: ImageProps) {
  return (
    <img
      decoding="async"
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : undefined}
      data-drawn={drawn || undefined}
      {...rest}
      sizes={rest.srcSet === undefined ? undefined : sizes} // a drawing has one size
      alt={alt}
    />
  );
}
