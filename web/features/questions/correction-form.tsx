import { useId } from 'react';
import { attempt as calls, type RegradePreview } from '../../../contract/attempts/calls.ts';
import { questionTypes } from '../../../contract/constants.ts';
import type { QuestionRow } from '../../../contract/questions/calls.ts';
import { keyLetters, keyOf } from '../../../contract/questions/key.ts';
import { sameKey } from '../../../contract/questions/refusals.ts';
import fieldStyles from '../../components/forms/field.module.css';
import { FieldNotes } from '../../components/forms/field.tsx';
import { Option } from '../../components/forms/option.tsx';
import { TextArea } from '../../components/forms/text-field.tsx';
import { useApi } from '../../lib/api/api-context.ts';
import { DialogForm } from '../../lib/forms/dialog-form.tsx';
import { useForm } from '../../lib/forms/use-form.ts';
import { optionsOf } from '../exams/answers/question-field.rules.ts';
import { keyText } from './form/question-form.rules.ts';
import styles from './regrade.module.css';

type CorrectionFormProps = {
  question: QuestionRow;
  /** The correction as it was before the person came back from the preview. */
  begun: { correct: string; reason: string } | null;
  onPreview: (correct: string, reason: string, preview: RegradePreview) => void;
};

/** The correct key of a question and the reason. The next step previews the grades that change. */
export function CorrectionForm({ question, begun, onPreview }: CorrectionFormProps) {
  const api = useApi();
  const form = useForm({
    schema: calls.regrade.input,
    extraInput: () => ({ QuestionId: question.id, Fingerprint: '' }),
    alsoCheck: ({ Correct = '' }) =>
      keyLetters(Correct).join(',') === keyOf(question).join(',')
        ? [{ field: 'Correct', message: sameKey.message }]
        : [],
    async submit({ Correct, Reason }) {
      const { data } = await api.attempt.previewRegrade({ QuestionId: question.id, Correct });
      onPreview(Correct, Reason, data);
    },
  });
  return (
    <DialogForm form={form} submit="Ver a quién afecta">
      <p className="muted">
        Si la respuesta marcada como correcta estaba mal, cámbiala aquí: los exámenes ya rendidos con esta
        pregunta se califican otra vez. «Editar», en cambio, solo vale para los exámenes que empiecen después.
      </p>
      <KeyField
        question={question}
        chosen={begun === null ? keyOf(question) : keyLetters(begun.correct)}
        error={form.errors['Correct']}
      />
      <TextArea
        {...form.field('Reason')}
        label="Motivo"
        rows={2}
        defaultValue={begun?.reason}
        hint="Queda guardado con cada intento que cambie; quien rindió también lo lee."
      />
    </DialogForm>
  );
}

type KeyFieldProps = { question: QuestionRow; chosen: readonly string[]; error: string | undefined };

/** The options of a question, the correct ones checked. */
function KeyField({ question, chosen, error }: KeyFieldProps) {
  const id = useId();
  const isMultiple = question.questionTypeId === questionTypes.multipleChoice;
  return (
    <fieldset
      aria-describedby={`${error === undefined ? '' : `${id}-error `}${id}-hint`}
      className={styles.key}
    >
      <legend className={fieldStyles.legend}>{question.description}</legend>
      {optionsOf(question).map(({ letter, value, words }) => (
        <Option
          key={value}
          type={isMultiple ? 'checkbox' : 'radio'}
          name="Correct"
          value={value}
          letter={letter}
          defaultChecked={chosen.includes(value)}
        >
          {words}
        </Option>
      ))}
      <FieldNotes
        id={id}
        error={error}
        hint={`Respuesta correcta ahora: ${keyText(keyOf(question))}. Marca la que debe ser.`}
      />
    </fieldset>
  );
}
