import { Children, type ComponentPropsWithRef, type ReactNode } from 'react';
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

interface ChipsProps {
  children: ReactNode;
  label: string;
}

/** Buttons that belong together. */
export function Chips({ children, label }: ChipsProps) {
  return (
    <fieldset className={styles.chips}>
      <legend className="sr">{label}</legend>
      {children}
    </fieldset>
  );
}

/** Links of one kind, such as the states of a list. In a `nav`, which has the name, they need no label. */
export function ChipLinks({ children, label }: Partial<ChipsProps>) {
  return (
    <ul className={styles.chips} aria-label={label}>
      {Children.map(children, (link) => (
        <li>{link}</li>
      ))}
    </ul>
  );
}
