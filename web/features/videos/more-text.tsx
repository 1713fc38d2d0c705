import { truncate } from '../../../contract/text/text.ts';
import styles from './more-text.module.css';

/**
 * The beginning of a text, with the rest behind 'Mostrar Más' and 'Mostrar Menos'. The whole text keeps its
 * line breaks, since it may be a transcript. It opens without script. `about` names the text for screen
 * readers.
 */
export function MoreText({ text, length, about }: { text: string; length: number; about: string }) {
  const oneLine = text.replace(/\s+/g, ' ');
  const beginning = truncate(oneLine, length);
  if (beginning === oneLine) return text === '' ? null : <p className={styles.text}>{text}</p>;
  return (
    <details className={styles.more} data-prints-open>
      <summary>
        <span className={styles.beginning}>{beginning} </span>
        <span className={styles.open}>Mostrar Más</span>
        <span className={styles.close}>Mostrar Menos</span>
        <span className="sr">: {about}</span>
      </summary>
      <p className={styles.text}>{text}</p>
    </details>
  );
}
