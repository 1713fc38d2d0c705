import { useEffect, useState } from 'react';
import { useApi } from '../../lib/api/api-context.ts';
import styles from './file-progress-note.module.css';
import { waitBefore } from './polling.rules.ts';

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

/** The progress of a certificate's file: being made, ready, or unknown without network. */
type FileProgress = 'making' | 'ready' | 'unknown';

/**
 * Polls the file of the member's own certificate until it is ready, ever more seldom, and only while the page is
 * visible.
 */
function useFileProgress(courseId: number, isReady: boolean): FileProgress {
  const { certificate } = useApi();
  const [progress, setProgress] = useState<FileProgress>(isReady ? 'ready' : 'making');
  const isOver = progress === 'ready';
  useEffect(() => {
    if (isOver) return;
    let tries = 0;
    let isGone = false;
    let timer = setTimeout(ask, waitBefore(tries));
    async function ask(): Promise<void> {
      if (!document.hidden) {
        const answer = await certificate.getOwn({ courseId }).catch(() => undefined); // shown as unknown, and asked again
        if (!isGone) setProgress(progressOf(answer?.data.isReady));
      }
      if (isGone) return;
      tries += 1;
      timer = setTimeout(ask, waitBefore(tries));
    }
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [certificate, courseId, isOver]);
  return progress;
}

function progressOf(isReady: boolean | undefined): FileProgress {
  if (isReady === undefined) return 'unknown';
  return isReady ? 'ready' : 'making';
}
