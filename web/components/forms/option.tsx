import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Checkbox } from './checkbox.tsx';
import styles from './option.module.css';

type OptionProps = Omit<ComponentPropsWithRef<'input'>, 'children'> & {
  type: 'checkbox' | 'radio';
  /** A, B, C or D. */
  letter: string;
  children: ReactNode;
};

/** An answer option: a checkbox or radio, its letter and its text. The whole line can be pressed. */
export function Option({ letter, children, ...input }: OptionProps) {
  return (
    <label className={styles.option}>
      <Checkbox {...input} />
      <b>{letter}</b> <span>{children}</span>
    </label>
  );
}
