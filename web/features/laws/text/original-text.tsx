import { ScrollArea } from '../../../components/display/scroll-area.tsx';
import { ImportLosses } from '../../../lib/imports/import-losses.tsx';
import styles from './law-text-form.module.css';
import type { FileReading } from './read-file-panel.tsx';

/** The text of the file, beside the articles read from it. */
export function OriginalText({ reading: { name, notes, original } }: { reading: FileReading }) {
  return (
    <section className={styles.original} aria-labelledby="original">
      <h2 id="original" className={styles.head}>
        El original: {name}
      </h2>
      <ImportLosses losses={notes} role="status" />
      <ScrollArea className={styles.lines} label="Las palabras del archivo">
        {original.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a file never move
          <p key={index}>{line}</p>
        ))}
      </ScrollArea>
    </section>
  );
}
