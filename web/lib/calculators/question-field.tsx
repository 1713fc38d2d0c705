import { useState } from 'react';
import { type CalculatorParameter, insteadParameter } from '../../../contract/pension/calculator-names.ts';
import { type CalculatorField, insteadValue } from '../../../contract/pension/fields.ts';
import { classNames } from '../../components/display/class-names.ts';
import { Checkbox } from '../../components/forms/checkbox.tsx';
import { Field } from '../../components/forms/field.tsx';
import { SelectField } from '../../components/forms/select-field.tsx';
import styles from './question-field.module.css';

interface QuestionFieldProps {
  field: CalculatorField;
  /** The value of the address; `insteadValue` = the box beside it is ticked. */
  value: string;
  error?: string | undefined;
  currency: string;
  autoFocus?: boolean;
  /** Absent = a form that the server reads: the browser keeps what is typed. */
  onChange?: (name: CalculatorParameter, value: string) => void;
}

/** The id of a field, to which suppositions link. */
export const fieldId = (name: string): string => `dato-${name}`;

/** '14/03/1984' of '1984-03-14': the day as people write it. */
const asWritten = (value: string): string => value.replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$3/$2/$1');

/** A question of a calculator: a field, and beside it the box for who has no value ('No sé'). */
export function QuestionField({ field, value, error, currency, autoFocus, onChange }: QuestionFieldProps) {
  const { name, label, hint, kind, instead } = field;
  const [draft, setDraft] = useState<string>();
  const shared = {
    label,
    id: fieldId(name),
    ...(error !== undefined && { error }),
    ...(hint !== undefined && { hint }),
  };
  if (kind === 'choice')
    return (
      <SelectField
        {...shared}
        className={styles.field ?? ''}
        name={name}
        options={field.choices}
        {...(onChange === undefined
          ? { defaultValue: value }
          : { value, onChange: (event) => onChange(name, event.currentTarget.value) })}
      />
    );
  const isTicked = value === insteadValue;
  const written = isTicked ? '' : asWritten(value);
  const control =
    onChange === undefined
      ? { defaultValue: written }
      : {
          value: draft ?? written,
          disabled: isTicked,
          // the field holds exactly what is being typed; thousands are set apart when it is left
          onBlur: () => setDraft(undefined),
        };
  return (
    <Field {...shared} className={styles.field}>
      {(own) => (
        <span className={styles.line}>
          <span className={classNames(styles.box, kind === 'money' && styles.money)}>
            {kind === 'money' && <span aria-hidden="true">{currency}</span>}
            <input
              {...own}
              {...control}
              type="text"
              name={name}
              // biome-ignore lint/a11y/noAutofocus: a link asked for this field
              autoFocus={autoFocus}
              inputMode={
                kind === 'money'
                  ? 'decimal'
                  : kind === 'day' || kind === 'months' || kind === 'count'
                    ? 'numeric'
                    : undefined
              }
              autoComplete={kind === 'day' ? 'bday' : 'off'}
              placeholder={kind === 'day' ? 'dd/mm/aaaa' : undefined}
              data-amount={kind === 'money' ? '' : undefined}
              onChange={(event) => {
                setDraft(event.currentTarget.value);
                onChange?.(name, event.currentTarget.value);
              }}
            />
          </span>
          {instead !== undefined && (
            <label className={styles.instead}>
              <Checkbox
                name={insteadParameter(name)}
                value="1"
                {...(onChange === undefined
                  ? { defaultChecked: isTicked }
                  : {
                      checked: isTicked,
                      onChange: (event) => {
                        setDraft(undefined);
                        onChange(name, event.currentTarget.checked ? insteadValue : '');
                      },
                    })}
              />
              {instead.label}
              <span className="sr">: {label}</span>
            </label>
          )}
        </span>
      )}
    </Field>
  );
}
