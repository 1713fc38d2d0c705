import type { BankFormat } from '../../../contract/question-banks/calls.ts';
import { question as calls, type QuestionRow } from '../../../contract/questions/calls.ts';
import { counted } from '../../../contract/text/counted.ts';
import { Button } from '../../components/forms/button.tsx';
import { Dialog } from '../../components/overlay/dialog.tsx';
import { downloadFileOf } from '../../lib/api/download.ts';
import { useCall } from '../../lib/api/use-call.ts';
import { useSignInAgain } from '../../lib/sign-in/sign-in-again.tsx';
import { withSignInRetry } from '../../lib/sign-in/sign-in-retry.ts';
import { exportOrder, formatNames, lossText } from './bank-formats.rules.ts';
import styles from './export-dialog.module.css';

type ExportProps = { course: { id: number; title: string }; questions: readonly QuestionRow[] };

/** 'Exportar': the bank in any of its formats, with a warning about what the format loses. */
export function ExportDialog({
  open,
  onClose,
  course,
  questions,
}: ExportProps & { open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} onClose={onClose} title="Exportar preguntas" wide>
      <p className="muted">
        {counted(questions.length, 'pregunta', 'preguntas')} con su respuesta. Guarda el archivo donde solo lo
        vea quien prepara el examen.
      </p>
      <ul className={styles.formats}>
        {exportOrder.map((format) => (
          <Format key={format} format={format} course={course} questions={questions} />
        ))}
      </ul>
    </Dialog>
  );
}

function Format({ format, course, questions }: ExportProps & { format: BankFormat }) {
  const { run, isBusy } = useCall();
  const ask = useSignInAgain();
  const { name, use } = formatNames[format];
  const loss = lossText(format, questions);
  const { method, path } = calls.export;
  const save = () => downloadFileOf(method, path, { id: course.id, format }, `preguntas.${format}`);
  return (
    <li>
      <div>
        <b>{name}</b>
        <p className="small muted">{use}</p>
        {loss !== '' && <p className={styles.loss}>{loss}</p>}
      </div>
      <Button
        kind="line"
        size="small"
        busy={isBusy}
        aria-label={`Descargar en ${name}`}
        onClick={() => void run(() => withSignInRetry(save, ask))}
      >
        Descargar
      </Button>
    </li>
  );
}
