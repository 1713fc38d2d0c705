import { classNames } from './class-names.ts';
import styles from './file-icon.module.css';

const tints: Record<string, string | undefined> = { pdf: styles.clay, doc: styles.sky, docx: styles.sky };

/** A drawn file with the name of its format. Decoration: the text beside it says the same. */
export function FileIcon({ type }: { type: string }) {
  return (
    <svg
      className={classNames(styles.sign, tints[type.toLowerCase()])}
      viewBox="0 0 46 56"
      aria-hidden="true"
    >
      <path className={styles.sheet} d="M5 2h24l13 13v35a4 4 0 0 1-4 4H9a4 4 0 0 1-4-4z" />
      <path className={styles.fold} d="M29 2v9a4 4 0 0 0 4 4h9z" />
      <rect className={styles.label} x="0" y="29" width="40" height="18" rx="4" />
      <text x="20" y="42" textAnchor="middle">
        {type.toUpperCase()}
      </text>
    </svg>
  );
}
