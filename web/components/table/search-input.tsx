import type { ComponentPropsWithRef } from 'react';
import { Icon } from '../display/icon.tsx';
import fieldStyles from '../forms/field.module.css';
import styles from './search-input.module.css';

/** A search box over a list; `label` is its name and its placeholder ('Buscar un curso'). */
export function SearchInput({
  label,
  ...input
}: Omit<ComponentPropsWithRef<'input'>, 'type'> & { label: string }) {
  return (
    <div className={styles.find}>
      <Icon name="search" />
      <input {...input} type="search" className={fieldStyles.input} aria-label={label} placeholder={label} />
    </div>
  );
}
