import type { ReactNode } from 'react';
import type { PeopleImportLine } from '../../../contract/people-import/calls.ts';
import styles from './people-import.module.css';
import { detailOf } from './people-import.rules.ts';

/** A line of the list: its number, the person, and notes about it. */
export function LineFrame(props: {
  line: PeopleImportLine;
  name?: ReactNode;
  what: ReactNode;
  children?: ReactNode;
}) {
  const { line, name = line.fullname || 'Sin nombre', what, children } = props;
  return (
    <li className={styles.line}>
      <span className={styles.number}>
        <span className="sr">Línea </span>
        {line.line}
      </span>
      <div>
        <b>{name}</b>
        <span className={styles.detail}>{detailOf(line)}</span>
      </div>
      <div className={styles.what} role="status">
        {what}
      </div>
      {children}
    </li>
  );
}
