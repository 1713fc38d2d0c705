import { Fragment } from 'react';
import styles from './email-text.module.css';

/** An e-mail address that breaks before its @, and elsewhere only where even that is too long. */
export function EmailText({ address }: { address: string }) {
  return (
    <span className={styles.address}>
      {address.split(/(?=@)/).map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a part has no other key than its position
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  );
}
