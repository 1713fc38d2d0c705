import { useId } from 'react';
import { classNames } from '../../components/class-names.ts';
import fieldStyles from '../../components/field.module.css';
import { FieldNotes } from '../../components/field.tsx';
import styles from './answer-fields.module.css';
import { answerLetters } from './question-form.rules.ts';

/** The texts of the answers A to D of a multiple choice; at least two are written. */
export function AnswerFields({ errors }: { errors: Record<string, string> }) {
  const id = useId();
  return (
    <fieldset>
      <legend className={fieldStyles.legend}>Respuestas</legend>
      <div className={styles.answers}>
        {answerLetters.map((letter) => {
          const error = errors[`Answer${letter}`];
          const inputId = `${id}-${letter}`;
          return (
            <div key={letter}>
              <div className={styles.answer}>
                <b aria-hidden="true">{letter}</b>
                <input
                  id={inputId}
                  type="text"
                  name={`Answer${letter}`}
                  maxLength={1000}
                  autoComplete="off"
                  className={classNames(fieldStyles.input, error !== undefined && fieldStyles.bad)}
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
