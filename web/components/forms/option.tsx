import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Checkbox } from './checkbox.tsx';
import styles from './option.module.css';

type OptionProps = Omit<ComponentPropsWithRef<'input'>, 'children'> & {
  type: 'checkbox' | 'radio';
  /** A, B, C or D. */
  letter: string;
  children: ReactNode;
};

/** An answer to choose: a box or a ring, its letter and its words, the whole line to be pressed. */
export function Option({ letter, children, ...input }: OptionProps) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the Checkbox inside is the control
    <label className={styles.option}>
      <Checkbox {...input} />
      <b>{letter}</b>
      <span>{children}</span>
    </label>
  );
}
