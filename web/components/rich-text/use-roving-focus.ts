import { type KeyboardEvent, useState } from 'react';

/**
 * One tab stop for a row of `count` tools; the arrow keys, Home and End move inside it. Each tool takes
 * `toolProps(place)`. When the current tool disappears, the first one becomes the tab stop.
 */
export function useRovingFocus(count: number) {
  const [last, setLast] = useState(0);
  const current = last < count ? last : 0;
  return {
    toolProps: (place: number) => ({
      tabIndex: place === current ? 0 : -1,
      'data-tool': '',
      onFocus: () => setLast(place),
    }),
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      const tools = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-tool]')];
      const here = tools.indexOf(document.activeElement as HTMLElement);
      const target = {
        ArrowRight: (here + 1) % tools.length,
        ArrowLeft: (here - 1 + tools.length) % tools.length,
        Home: 0,
        End: tools.length - 1,
      }[event.key];
      if (here === -1 || target === undefined) return;
      event.preventDefault();
      tools[target]?.focus();
    },
  };
}
