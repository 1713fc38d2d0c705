import { useState } from 'react';
import type { EvidenceQuestion } from '../../../contract/attempts/calls.ts';
import { maxReportLength, questionFaults, questionReport } from '../../../contract/question-reports/calls.ts';
import { Callout } from '../../components/display/callout.tsx';
import { Icon } from '../../components/display/icon.tsx';
import { Button } from '../../components/forms/button.tsx';
import { Checkbox } from '../../components/forms/checkbox.tsx';
import fieldStyles from '../../components/forms/field.module.css';
import { FieldNotes } from '../../components/forms/field.tsx';
import { TextArea } from '../../components/forms/text-field.tsx';
import { CancelButton, Dialog } from '../../components/overlay/dialog.tsx';
import { DialogFoot } from '../../components/overlay/modal.tsx';
import { useToast } from '../../components/overlay/toast.tsx';
import { useApi } from '../../lib/api/api-context.ts';
import { shortDate } from '../../lib/format.ts';
import { FormNote } from '../../lib/forms/form-note.tsx';
import { useForm } from '../../lib/forms/use-form.ts';
import { faultLabels } from './fault-labels.ts';
import styles from './report-question.module.css';

interface ReportQuestionProps {
  attemptId: number;
  question: EvidenceQuestion;
  onReported: () => Promise<void>;
}

/** 'Esta pregunta tiene un problema', or the institute's answer to who has said so (spec 8.21). */
export function ReportQuestion({ attemptId, question, onReported }: ReportQuestionProps) {
  const [isOpen, setOpen] = useState(false);
  const { report } = question;
  if (report !== null)
    return (
      <div className={styles.told}>
        <p className="small muted">Nos avisaste de un problema el {shortDate(report.date)}.</p>
        {report.answer === null ? (
          <p>Lo está viendo el instituto. La respuesta aparecerá aquí.</p>
        ) : (
          <p className={styles.text}>
            <b>El instituto responde:</b> {report.answer}
          </p>
        )}
      </div>
    );
  return (
    <div data-noprint>
      <Button kind="text" size="small" onClick={() => setOpen(true)}>
        <Icon name="flag" />
        Esta pregunta tiene un problema
        <span className="sr">: pregunta {question.position}</span>
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title="Esta pregunta tiene un problema">
        {isOpen && (
          <ReportForm
            attemptId={attemptId}
            question={question}
            onReported={async () => {
              setOpen(false);
              await onReported();
            }}
          />
        )}
      </Dialog>
    </div>
  );
}

function ReportForm({ attemptId, question, onReported }: ReportQuestionProps) {
  const api = useApi();
  const toast = useToast();
  const form = useForm({
    schema: questionReport.add.input,
    extraInput: () => ({ AttemptId: attemptId, QuestionId: question.questionId }),
    async submit(input) {
      const { message } = await api.questionReport.add(input);
      toast({ text: message });
      await onReported();
    },
  });
  const fault = form.field('Fault');
  return (
    <form className="stack" {...form.formProps}>
      <FormNote form={form} />
      <p className={styles.quoted}>{question.description}</p>
      <fieldset className={styles.faults} aria-describedby={fault.error ? 'fault-error' : undefined}>
        <legend className={fieldStyles.legend}>¿Qué pasa con ella?</legend>
        {questionFaults.map((each, at) => (
          <label key={each}>
            <Checkbox
              type="radio"
              name="Fault"
              value={each}
              aria-invalid={fault.error ? true : undefined}
              data-focus-first={at === 0 || undefined}
            />
            {faultLabels[each]}
          </label>
        ))}
        <FieldNotes id="fault" error={fault.error} />
      </fieldset>
      <TextArea
        {...form.field('Text')}
        label="Cuéntanos"
        optional
        rows={4}
        hint={`Hasta ${maxReportLength} letras.`}
      />
      <Callout>
        Lo lee una persona del instituto. Si cambia tu nota te escribimos; por avisar no pierdes nada.
      </Callout>
      <DialogFoot>
        <CancelButton />
        <Button type="submit" busy={form.isBusy}>
          Enviar
        </Button>
      </DialogFoot>
    </form>
  );
}
