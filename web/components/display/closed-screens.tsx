import { type ComponentPropsWithRef, createContext, useContext } from 'react';

/** True for the address of a screen that the viewer may not open (spec 4.7). Links that lead there are left out. */
export const ClosedScreens = createContext<(href: string) => boolean>(() => false);

/** A link inside a text or a cell: its words alone where it leads to a closed screen. */
export function OpenLink({ href, children, ...rest }: { href: string } & ComponentPropsWithRef<'a'>) {
  const isClosed = useContext(ClosedScreens);
  if (isClosed(href)) return children;
  return (
    <a href={href} {...rest}>
      {children}
    </a>
  );
}
