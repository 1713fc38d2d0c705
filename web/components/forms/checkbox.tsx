import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../display/class-names.ts';
import styles from './checkbox.module.css';

/** A checkbox, or with `type="radio"` a radio button, drawn in our colours. */
export function Checkbox({ type = 'checkbox', className, ...input }: ComponentPropsWithRef<'input'>) {
  return <input {...input} type={type} className={classNames(styles.box, className)} />;
}
