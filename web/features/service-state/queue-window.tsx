import type { QueuedJobs } from '../../../contract/service-state/calls.ts';
import { queuedWords, taskWords } from '../../../contract/service-state/detail-words.ts';
import { Tag } from '../../components/display/tag.tsx';
import { Button } from '../../components/forms/button.tsx';
import { Dialog } from '../../components/overlay/dialog.tsx';
import { dateAndTime } from '../../lib/format.ts';
import styles from './state-window.module.css';

type QueueWindowProps = {
  queue: readonly QueuedJobs[] | null;
  isBusy: boolean;
  onRetry: (task: string) => void;
  onClose: () => void;
};

/** 'Ver la cola': the jobs that wait, run or failed, by task (spec 13.15). */
export function QueueWindow({ queue, isBusy, onRetry, onClose }: QueueWindowProps) {
  return (
    <Dialog open={queue !== null} onClose={onClose} asksFirst={false} wide title="Tareas en espera">
      {queue?.length === 0 ? (
        <p>No hay ninguna tarea en espera ni en marcha.</p>
      ) : (
        <ul className={styles.list}>
          {queue?.map((jobs) => (
            <QueueRow key={jobs.task} jobs={jobs} isBusy={isBusy} onRetry={() => onRetry(jobs.task)} />
          ))}
        </ul>
      )}
    </Dialog>
  );
}

type QueueRowProps = { jobs: QueuedJobs; isBusy: boolean; onRetry: () => void };

function QueueRow({ jobs, isBusy, onRetry }: QueueRowProps) {
  const { task, failed, retried, since, nextAt, lastError } = jobs;
  const title = taskWords(task) ?? task;
  return (
    <li>
      <span>
        {title} <small>desde el {dateAndTime(since)}</small>
      </span>
      <Tag kind={failed > 0 ? 'no' : retried > 0 ? 'wait' : 'plain'}>{queuedWords(jobs)}</Tag>
      {failed + retried > 0 && (
        <Button
          kind="line"
          size="small"
          busy={isBusy}
          aria-label={`Intentar ahora: ${title}`}
          onClick={onRetry}
        >
          Intentar ahora
        </Button>
      )}
      {lastError !== null && (
        <p className={styles.error}>
          Muestra este motivo a quien instala el portal: {lastError}
          {nextAt !== null && ` · Se intenta otra vez por sí sola el ${dateAndTime(nextAt)}.`}
        </p>
      )}
    </li>
  );
}
