import styles from './coming-note.module.css';
import { type Coming, useComing } from './use-coming.ts';

const words: Record<Coming, string> = {
  making: 'Estamos preparando tu certificado…',
  ready: 'Tu certificado está listo.',
  unknown: 'Tu certificado está guardado. Lo mostramos en cuanto vuelva la conexión.',
};

/** The progress of a just issued certificate (spec 9.10), announced when its file is ready. */
export function ComingNote({ courseId }: { courseId: number }) {
  const coming = useComing(courseId, false);
  return (
    <p role="status" className={styles.note} data-coming={coming} data-eager>
      {words[coming]}
    </p>
  );
}
