import { type KeyboardEvent, useId } from 'react';
import { answerLetters } from '../../../contract/content/question-key.ts';
import { classNames } from '../../components/display/class-names.ts';
import fieldStyles from '../../components/forms/field.module.css';
import { FieldNotes } from '../../components/forms/field.tsx';
import type { FormTexts } from '../../lib/form-texts.ts';
import styles from './answer-fields.module.css';

type AnswerFieldsProps = {
  texts: FormTexts;
  errors: Record<string, string>;
  /** Kept, but not part of the form now. */
  disabled: boolean;
};

/** The texts of the answers A to D of a multiple choice; at least two are written. */
export function AnswerFields({ texts, errors, disabled }: AnswerFieldsProps) {
  const id = useId();
  return (
    <fieldset>
      <legend className={fieldStyles.legend}>Respuestas</legend>
      <div className={styles.answers}>
        {answerLetters.map((letter) => {
          const name = `Answer${letter}`;
          const error = errors[name];
          const inputId = `${id}-${letter}`;
          return (
            <div key={letter}>
              <div className={styles.answer}>
                <b aria-hidden="true">{letter}</b>
                <textarea
                  id={inputId}
                  rows={1}
                  name={name}
                  defaultValue={texts[name]}
                  disabled={disabled}
                  maxLength={1000}
                  autoComplete="off"
                  className={classNames(
                    fieldStyles.input,
                    styles.text,
                    error !== undefined && fieldStyles.bad,
                  )}
                  onKeyDown={sendOnEnter}
                  aria-label={`Respuesta ${letter}`}
                  aria-invalid={error !== undefined || undefined}
                  aria-describedby={error === undefined ? undefined : `${inputId}-error`}
                />
              </div>
              <FieldNotes id={inputId} error={error} />
            </div>
          );
        })}
      </div>
    </fieldset>
  );
}

/** Enter sends, as in any field of one line; an answer that has several keeps them, and Shift + Enter writes one. */
function sendOnEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}
