import styles from './file-progress-note.module.css';
import { type FileProgress, useFileProgress } from './use-file-progress.ts';

const words: Record<FileProgress, string> = {
  making: 'Estamos preparando tu certificado…',
  ready: 'Tu certificado está listo.',
  unknown: 'Tu certificado está guardado. Lo mostramos en cuanto vuelva la conexión.',
};

/** The progress of a just issued certificate (spec 9.10), announced when its file is ready. */
export function FileProgressNote({ courseId }: { courseId: number }) {
  const progress = useFileProgress(courseId, false);
  return (
    <p role="status" className={styles.note} data-progress={progress} data-eager>
      {words[progress]}
    </p>
  );
}
