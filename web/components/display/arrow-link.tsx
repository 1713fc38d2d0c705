import type { ComponentPropsWithRef } from 'react';
import styles from './arrow-link.module.css';
import { classNames } from './class-names.ts';

type GoLinkProps = ComponentPropsWithRef<'a'> & {
  href: string;
  /** What it leads to, for readers only: 'Leer Más' + 'El aporte del empleador'. */
  subject?: string;
};

/** A link that stands by itself: 'Ver todos', 'Leer Más'. An icon may follow the words. */
export function ArrowLink({ subject, className, children, ...rest }: GoLinkProps) {
  return (
    <a {...rest} className={classNames(styles.go, className)}>
      {children}
      {subject && <span className="sr">: {subject}</span>}
    </a>
  );
}
