import { type MouseEvent, useEffect, useRef } from 'react';
import noteStyles from '../display/callout.module.css';
import type { CalloutKind } from '../display/callout.tsx';
import { classNames } from '../display/class-names.ts';
import { Icon } from '../display/icon.tsx';
import styles from './form-errors.module.css';

/** An error of the field called `field`, in words; `control` is the field, `label` what the person reads beside it. */
type FieldError = { field: string; message: string; control?: HTMLElement; label?: string };

type FormErrorsProps = {
  /** Wrong fields are a warning. */
  kind?: CalloutKind;
  /** Current errors: a line disappears when its field is corrected. */
  errors: readonly FieldError[];
  /** The errors of the refused form: a new list moves the focus to the box. */
  refusal: readonly unknown[];
  /** The sentence above the list. */
  title?: string;
};

/** Above this count only the fields are named, since each has its sentence beside it. */
const sentencesAtMost = 3;

/**
 * The list of errors at the head of a form (spec 12.4). Place it inside the form: it takes the focus when the form is
 * refused, and each line links to its field. Without errors it renders nothing.
 */
export function FormErrors({
  kind = 'warn',
  errors,
  refusal,
  title = 'Por favor complete correctamente todos los campos',
}: FormErrorsProps) {
  const ref = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each refusal, not while the fields are corrected
  useEffect(() => ref.current?.focus(), [refusal]);
  if (errors.length === 0) return null;
  const isLong = refusal.length > sentencesAtMost; // and stays so: nothing jumps while the fields are corrected
  return (
    <div ref={ref} className={classNames(noteStyles.note, noteStyles[kind])} role="alert" tabIndex={-1}>
      <Icon name="alert" />
      <div>
        <p className={styles.title}>{title}</p>
        <ul className={classNames(isLong && styles.short)}>
          {errors.map((error) => {
            const text = (isLong && error.label) || sentenceOf(error);
            return (
              <li key={`${error.field} ${error.message}`}>
                {error.control ? <FieldLink {...error}>{text}</FieldLink> : text}
              </li>
            );
          })}
        </ul>
      </div>
    </div>
  );
}

/** The error with the name of its field, which most sentences contain already. */
function sentenceOf({ label = '', message }: FieldError): string {
  return message.toLowerCase().includes(label.toLowerCase()) ? message : `${label}: ${message}`;
}

function FieldLink({ field, control, children }: FieldError & { children: string }) {
  const go = (event: MouseEvent) => {
    event.preventDefault();
    const group = control?.querySelector('fieldset[aria-describedby]') ?? control; // the wrong one of a fieldset
    (group?.querySelector<HTMLElement>('input, textarea') ?? control)?.focus();
  };
  return (
    <a href={`#${field}`} onClick={go}>
      {children}
    </a>
  );
}
