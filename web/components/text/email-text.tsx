import { Fragment } from 'react';
import styles from './email-text.module.css';

/** An address that breaks before its @ and its dots, not in the middle of a word. */
export function EmailText({ address }: { address: string }) {
  return (
    <span className={styles.address}>
      {address.split(/(?=[@.])/).map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a part has no other name than its place
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  );
}
