import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../display/class-names.ts';
import styles from './checkbox.module.css';

/** The box of a checkbox, or with `type="radio"` the ring of a radio, drawn in our colours. */
export function Checkbox({ type = 'checkbox', className, ...input }: ComponentPropsWithRef<'input'>) {
  return <input {...input} type={type} className={classNames(styles.box, className)} />;
}
