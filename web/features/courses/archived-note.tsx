import { Tag } from '../../components/display/tag.tsx';
import styles from './archived-note.module.css';

/** A note for members whose course was archived after they enrolled. */
export function ArchivedNote() {
  return (
    <p className={styles.note}>
      <Tag kind="off">Archivado</Tag> Ya no recibe inscripciones. Lo conservas para seguir leyéndolo.
    </p>
  );
}
