import type { ComponentPropsWithRef } from 'react';
import styles from './arrow-link.module.css';
import { classNames } from './class-names.ts';

type GoLinkProps = ComponentPropsWithRef<'a'> & {
  href: string;
  /** The subject of the link, added for screen readers: 'Leer Más' + 'El aporte del empleador'. */
  subject?: string;
};

/** A link on a line of its own: 'Ver todos', 'Leer Más'. It may end with an icon. */
export function ArrowLink({ subject, className, children, ...rest }: GoLinkProps) {
  return (
    <a {...rest} className={classNames(styles.go, className)}>
      {children}
      {subject && <span className="sr">: {subject}</span>}
    </a>
  );
}
