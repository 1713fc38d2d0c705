import styles from './coming-note.module.css';
import { type Coming, useComing } from './use-coming.ts';

const words: Record<Coming, string> = {
  making: 'Estamos preparando tu certificado…',
  ready: 'Tu certificado está listo.',
  unknown: 'Tu certificado está guardado. Lo mostramos en cuanto vuelva la conexión.',
};

/** How far a certificate is that was just issued (spec 9.10): it is seen and heard when it comes. */
export function ComingNote({ courseId }: { courseId: number }) {
  const coming = useComing(courseId, false);
  return (
    <p role="status" className={styles.note} data-coming={coming} data-eager>
      {words[coming]}
    </p>
  );
}
