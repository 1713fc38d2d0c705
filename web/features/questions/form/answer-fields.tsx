import { type KeyboardEvent, useId } from 'react';
import { answerLetters } from '../../../../contract/questions/key.ts';
import { classNames } from '../../../components/display/class-names.ts';
import fieldStyles from '../../../components/forms/field.module.css';
import { FieldNotes } from '../../../components/forms/field.tsx';
import type { FormState } from '../../../lib/forms/use-form.ts';
import styles from './answer-fields.module.css';

type AnswerFieldsProps = {
  field: FormState['field'];
  /** The texts are kept, but are not part of the form now. */
  disabled: boolean;
};

/** The answers A to D of a multiple choice. At least two are required. */
export function AnswerFields({ field, disabled }: AnswerFieldsProps) {
  const id = useId();
  return (
    <fieldset>
      <legend className={fieldStyles.legend}>Respuestas</legend>
      <div className={styles.answers}>
        {answerLetters.map((letter) => {
          const { error, ...named } = field(`Answer${letter}`);
          const inputId = `${id}-${letter}`;
          return (
            <div key={letter}>
              <div className={styles.answer}>
                <b aria-hidden="true">{letter}</b>
                <textarea
                  {...named}
                  id={inputId}
                  rows={1}
                  disabled={disabled}
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

/**
 * Enter submits, as in any one-line field, and Shift + Enter adds a line. Stored answers of several lines
 * keep them.
 */
function sendOnEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}
