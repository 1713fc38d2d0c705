import { useEffect, useId, useRef, useState } from 'react';
import type { Viewer } from '../../../../contract/pages.ts';
import { question as calls, type QuestionRow } from '../../../../contract/questions/calls.ts';
import { Button } from '../../../components/forms/button.tsx';
import { CancelButton, useDialogSaved } from '../../../components/overlay/dialog.tsx';
import { DialogFoot } from '../../../components/overlay/modal.tsx';
import { type FormTexts, underDraft } from '../../../lib/form-texts.ts';
import { DraftOffer } from '../../../lib/forms/draft-offer.tsx';
import { textsOf } from '../../../lib/forms/form-content.ts';
import { FormNote } from '../../../lib/forms/form-note.tsx';
import { useDraft } from '../../../lib/forms/use-draft.ts';
import { useForm } from '../../../lib/forms/use-form.ts';
import { ConflictWindow, SeenNote } from '../../../lib/versions/conflict-window.tsx';
import { QuestionFields } from './question-fields.tsx';
import styles from './question-form.module.css';
import {
  checkAnswers,
  conflictFields,
  type QuestionTexts,
  shownQuestion,
  textsOfQuestion,
  wordsOfQuestion,
} from './question-form.rules.ts';
import { QuestionPreview } from './question-preview.tsx';
import { rememberFields } from './remembered-fields.ts';
import { useQuestionSave } from './use-question-save.ts';

type QuestionFormProps = {
  /** The stored question; null = a new one. */
  question: QuestionRow | null;
  /** The texts that the form begins with. */
  begun: QuestionTexts;
  courseId: number;
  modules: readonly string[];
  viewer: Viewer | null;
  /** With `isNextWanted` another one follows at once. */
  onSaved: (message: string, isNextWanted: boolean) => Promise<void>;
  onTakeOther?: (otherVersion: QuestionRow) => void;
};

/** The form of a question with its preview. The text survives a closed dialog. */
export function QuestionForm(props: QuestionFormProps) {
  const { question, begun, courseId, modules, viewer, onSaved, onTakeOther } = props;
  const id = useId();
  const draft = useDraft(
    viewer?.accountId ?? 0,
    `question.${courseId}.${question?.id ?? 'new'}`,
    question?.version,
  );
  const windowSaved = useDialogSaved();
  const isNextWanted = useRef(false);
  const saving = useQuestionSave(question, courseId, draft, async (message, input) => {
    draft.saved();
    windowSaved();
    rememberFields(courseId, input);
    await onSaved(message, isNextWanted.current);
  });
  // a draft has no value for an unchecked checkbox
  const texts = draft.restored === null ? begun : underDraft(textsOfQuestion(null), draft.restored);
  const form = useForm({
    schema: calls.add.input,
    draft,
    texts,
    extraInput: () => ({ CourseId: courseId }),
    alsoCheck: checkAnswers,
    submit: (input) =>
      saving.submit(input).finally(() => {
        isNextWanted.current = false;
      }),
  });
  useEffect(
    () => document.getElementById(id)?.querySelector<HTMLElement>('[data-focus-first]')?.focus(),
    [id],
  );
  const [live, setLive] = useState<{ formKey: number; texts: FormTexts } | null>(null);
  const written = live?.formKey === draft.formKey ? live.texts : texts;
  return (
    <div className={styles.window}>
      <form
        id={id}
        className="stack"
        {...form.formProps}
        onInput={(event) => {
          form.formProps.onInput(event);
          setLive({ formKey: draft.formKey, texts: textsOf(event.currentTarget) });
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
          event.preventDefault();
          isNextWanted.current = question === null;
          event.currentTarget.requestSubmit();
        }}
      >
        <DraftOffer draft={draft} />
        <FormNote form={form} />
        <SeenNote seen={saving.seen}>
          <ul>{saving.seen && wordsOfQuestion(saving.seen).map((line) => <li key={line}>{line}</li>)}</ul>
        </SeenNote>
        <QuestionFields
          key={draft.formKey}
          texts={texts}
          field={form.field}
          modules={modules}
          lawLabel={question?.lawLabel ?? ''}
        />
      </form>
      <div className={styles.beside}>
        <QuestionPreview question={shownQuestion(written)} explanation={written['Explanation'] ?? ''} />
        {question && (
          <p className="small muted">
            Lo que cambies vale para los exámenes que empiecen después. Si la respuesta correcta estaba mal y
            alguien ya rindió, usa «Corregir respuesta» en la lista: vuelve a calcular sus notas.
          </p>
        )}
      </div>
      <DialogFoot>
        <CancelButton />
        {question === null && (
          <Button
            type="submit"
            kind="soft"
            form={id}
            busy={form.isBusy}
            title="Ctrl + Enter"
            onClick={() => {
              isNextWanted.current = true;
            }}
          >
            Guardar y agregar otra
          </Button>
        )}
        <Button
          type="submit"
          form={id}
          busy={form.isBusy}
          onClick={() => {
            isNextWanted.current = false;
          }}
        >
          {question === null ? 'Agregar' : 'Editar'}
        </Button>
      </DialogFoot>
      <ConflictWindow saving={saving} draft={draft} fieldsOf={conflictFields} onTakeOther={onTakeOther} />
    </div>
  );
}
