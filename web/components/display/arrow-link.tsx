import { type ComponentPropsWithRef, useContext } from 'react';
import styles from './arrow-link.module.css';
import { classNames } from './class-names.ts';
import { ClosedScreens } from './closed-screens.tsx';

type GoLinkProps = ComponentPropsWithRef<'a'> & {
  href: string;
  /** The subject of the link, added for screen readers: 'Leer Más' + 'El aporte del empleador'. */
  subject?: string;
};

/** A link on a line of its own: 'Ver todos', 'Leer Más'. It may end with an icon; to a closed screen there is none. */
export function ArrowLink({ subject, className, children, ...rest }: GoLinkProps) {
  if (useContext(ClosedScreens)(rest.href)) return null;
  return (
    <a {...rest} className={classNames(styles.go, className)}>
      {children}
      {subject && <span className="sr">: {subject}</span>}
    </a>
  );
}
