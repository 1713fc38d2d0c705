import type { ComponentPropsWithRef, ReactNode } from 'react';
import styles from './chip.module.css';
import { classNames } from './class-names.ts';

/**
 * A small round button: a filter (`aria-pressed`) or a text tool. With `href` it is a link (`aria-current`).
 */
export function Chip({
  className,
  ...rest
}:
  | ({ href?: undefined } & ComponentPropsWithRef<'button'>)
  | ({ href: string } & Omit<ComponentPropsWithRef<'a'>, 'href'>)) {
  const shared = { className: classNames(styles.chip, className) };
  return rest.href === undefined ? (
    <button type="button" {...rest} {...shared} />
  ) : (
    <a {...rest} {...shared} />
  );
}

export function Chips({ children, label }: { children: ReactNode; label?: string }) {
  return (
    <fieldset className={styles.chips} aria-label={label}>
      {children}
    </fieldset>
  );
}
