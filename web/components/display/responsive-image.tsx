import type { ComponentPropsWithRef } from 'react';

type PictureProps = Omit<ComponentPropsWithRef<'img'>, 'style'> & {
  src: string;
  /** What is to be seen; empty if it only decorates. */
  alt: string;
  /** The picture's own size in pixels: keeps its room free while it loads. */
  width: number;
  height: number;
  /** It is the first thing seen: loaded at once and before others. */
  first?: boolean;
  /** It is one of our drawings: dimmed a little in the dark. */
  drawn?: boolean;
};

/** A picture that holds its place from the start and loads when it comes near. */
export function ResponsiveImage({ first, drawn, alt, ...rest }: PictureProps) {
  return (
    <img
      decoding="async"
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : undefined}
      data-drawn={drawn || undefined}
      {...rest}
      alt={alt}
    />
  );
}
