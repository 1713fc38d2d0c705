import type { ComponentPropsWithRef } from 'react';

type ScrollAreaProps = Omit<ComponentPropsWithRef<'section'>, 'aria-label' | 'tabIndex'> & {
  /** The name of the region, for screen readers. */
  label: string;
};

/** A region that scrolls by itself. It can be focused, since the keyboard scrolls only a focused element. */
export function ScrollArea({ label, ...section }: ScrollAreaProps) {
  // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls only a focused element
  return <section {...section} aria-label={label} tabIndex={0} />;
}
