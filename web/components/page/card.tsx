import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../display/class-names.ts';
import styles from './card.module.css';

type CardProps = ComponentPropsWithRef<'div'> & {
  as?: 'div' | 'section' | 'article' | 'li';
  flat?: boolean;
  padded?: boolean;
};

/** A bordered surface for one thing that a person can act on. Lists use hairlines instead. */
export function Card({ as, flat, padded, className, ...rest }: CardProps) {
  const Element = (as ?? 'div') as 'div';
  return (
    <Element
      {...rest}
      className={classNames(styles.card, flat && styles.flat, padded && styles.padded, className)}
    />
  );
}
