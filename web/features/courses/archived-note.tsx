import { Tag } from '../../components/display/tag.tsx';
import styles from './archived-note.module.css';

/** Told to who took a course that was archived afterwards. */
export function ArchivedNote() {
  return (
    <p className={styles.note}>
      <Tag kind="off">Archivado</Tag> Ya no recibe inscripciones. Lo conservas para seguir leyéndolo.
    </p>
  );
}
