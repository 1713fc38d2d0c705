import { useId, useLayoutEffect, useState } from 'react';
import { question as calls, type QuestionRow } from '../../../contract/calls/question.ts';
import type { Viewer } from '../../../contract/pages.ts';
import { Button } from '../../components/forms/button.tsx';
import { DialogFoot } from '../../components/overlay/dialog.tsx';
import type { FormTexts } from '../../lib/form-texts.ts';
import { DraftOffer } from '../../lib/forms/draft-offer.tsx';
import { FormNote } from '../../lib/forms/form-note.tsx';
import { useDraft } from '../../lib/forms/use-draft.ts';
import { textsOf, useForm } from '../../lib/forms/use-form.ts';
import { OtherQuestionVersion, QuestionConflict } from './question-conflict.tsx';
import { QuestionFields } from './question-fields.tsx';
import { checkAnswers, shownQuestion, textsOfQuestion } from './question-form.rules.ts';
import { QuestionPreview } from './question-preview.tsx';
import { useQuestionSave } from './use-question-save.ts';

type QuestionFormProps = {
  /** The stored question; null = a new one. */
  question: QuestionRow | null;
  courseId: number;
  modules: readonly string[];
  viewer: Viewer | null;
  onClose: () => void;
  onSaved: (message: string) => Promise<void>;
  onTakeOther: (otherVersion: QuestionRow) => void;
};

/** The form of a question with its preview. The text survives a closed dialog. */
export function QuestionForm(props: QuestionFormProps) {
  const { question, courseId, modules, viewer, onClose, onSaved, onTakeOther } = props;
  const id = useId();
  const draft = useDraft(viewer?.accountId ?? 0, `question.${courseId}.${question?.id ?? 'new'}`);
  useLayoutEffect(() => draft.storeNow, [draft.storeNow]);
  const saving = useQuestionSave(question, courseId, async (message) => {
    draft.forget();
    await onSaved(message);
  });
  const form = useForm({
    schema: calls.add.input,
    extraInput: () => ({ CourseId: courseId }),
    alsoCheck: checkAnswers,
    submit: saving.submit,
  });
  const [live, setLive] = useState<{ formKey: number; texts: FormTexts } | null>(null);
  const begun = draft.restored ?? textsOfQuestion(question);
  const written = live?.formKey === draft.formKey ? live.texts : begun;
  return (
    <div className="stack">
      <form
        ref={draft.form}
        id={id}
        className="stack"
        {...form.formProps}
        onInput={(event) => {
          form.formProps.onInput(event);
          draft.onInput();
          setLive({ formKey: draft.formKey, texts: textsOf(event.currentTarget) });
        }}
      >
        <DraftOffer draft={draft} />
        <FormNote form={form} />
        {saving.seen && <OtherQuestionVersion otherVersion={saving.seen} />}
        <QuestionFields key={draft.formKey} texts={begun} errors={form.errors} modules={modules} />
      </form>
      <QuestionPreview question={shownQuestion(written)} />
      {question && (
        <p className="small muted">
          Lo que cambies vale para los exámenes que empiecen después. Si la respuesta correcta estaba mal y
          alguien ya rindió, usa «Corregir respuesta» en la lista: vuelve a calcular sus notas.
        </p>
      )}
      <DialogFoot>
        <Button
          kind="line"
          onClick={() => {
            draft.forget();
            onClose();
          }}
        >
          Cancelar
        </Button>
        <Button type="submit" form={id} busy={form.isBusy}>
          {question === null ? 'Agregar' : 'Editar'}
        </Button>
      </DialogFoot>
      <QuestionConflict
        saving={saving}
        onTakeOther={(otherVersion) => {
          draft.storeNow();
          onTakeOther(otherVersion);
        }}
      />
    </div>
  );
}
