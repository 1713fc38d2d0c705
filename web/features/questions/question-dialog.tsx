import { useState } from 'react';
import { questionTypes } from '../../../contract/constants.ts';
import { question as calls } from '../../../contract/question.ts';
import { Button } from '../../components/button.tsx';
import { Dialog, DialogFoot } from '../../components/dialog.tsx';
import { RadioLetters } from '../../components/radio-letters.tsx';
import { SelectField } from '../../components/select-field.tsx';
import { TextArea } from '../../components/text-field.tsx';
import { useApi } from '../../lib/api-context.ts';
import { FormNote } from '../../lib/form-note.tsx';
import { useForm } from '../../lib/use-form.ts';
import { AnswerFields } from './answer-fields.tsx';
import { checkAnswers, typeLabels } from './question-form.rules.ts';

type QuestionDialogProps = {
  courseId: number;
  open: boolean;
  onClose: () => void;
  onAdded: (message: string) => Promise<void>;
};

/** The window 'Agregar pregunta': the kind that is chosen decides which answers are asked. */
export function QuestionDialog({ open, onClose, ...rest }: QuestionDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} wide title="Agregar pregunta">
      {open && <QuestionForm {...rest} onClose={onClose} />}
    </Dialog>
  );
}

const categories = [questionTypes.trueFalse, questionTypes.multipleChoice].map((value) => ({
  value,
  label: typeLabels[value],
}));

function QuestionForm({ courseId, onClose, onAdded }: Omit<QuestionDialogProps, 'open'>) {
  const api = useApi();
  const [type, setType] = useState(0);
  const form = useForm({
    schema: calls.add.input,
    beside: () => ({ CourseId: courseId }),
    alsoCheck: checkAnswers,
    async submit(input) {
      const { message } = await api.question.add(input);
      await onAdded(message);
    },
  });
  return (
    <form className="stack" {...form.formProps}>
      <FormNote form={form} />
      <TextArea
        label="Descripcion"
        name="QuestionDescription"
        rows={2}
        error={form.errors['QuestionDescription']}
        data-focus-first
      />
      <SelectField
        label="Categoria"
        name="QuestionTypeId"
        placeholder="Seleccione"
        options={categories}
        value={type || ''}
        onChange={(event) => setType(Number(event.currentTarget.value))}
        error={form.errors['QuestionTypeId']}
      />
      {type === questionTypes.multipleChoice && (
        <>
          <AnswerFields errors={form.errors} />
          <RadioLetters
            multiple
            label="Respuesta correcta"
            name="CorrectAnswerMultiple"
            letters={['A', 'B', 'C', 'D']}
            hint="Puedes marcar varias: el examen pide exactamente esas."
            error={form.errors['CorrectAnswerMultiple']}
          />
        </>
      )}
      {type === questionTypes.trueFalse && (
        <RadioLetters
          label="Respuesta correcta"
          name="CorrectAnswerVoF"
          letters={[
            { value: 'V', label: 'Verdadero' },
            { value: 'F', label: 'Falso' },
          ]}
          hint="V si es verdadero, F si es falso."
          error={form.errors['CorrectAnswerVoF']}
        />
      )}
      <DialogFoot>
        <Button kind="line" onClick={onClose}>
          Cancelar
        </Button>
        <Button type="submit" busy={form.isBusy}>
          Agregar
        </Button>
      </DialogFoot>
    </form>
  );
}
