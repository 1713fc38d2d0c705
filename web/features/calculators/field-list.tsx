import { useState } from 'react';
import type { Problem } from '../../../contract/pension/answer.ts';
import type { CalculatorFields } from '../../../contract/pension/calculators.ts';
import {
  amountOf,
  type CalculatorField,
  type NumberField,
  readNumber,
  written,
} from '../../../contract/pension/fields.ts';
import type { KnownFacts } from '../../../contract/pension/pension-facts.ts';
import { moneyIn } from '../../../contract/pension/shown.ts';
import { classNames } from '../../components/display/class-names.ts';
import { Icon } from '../../components/display/icon.tsx';
import fieldStyles from '../../components/forms/field.module.css';
import { SelectField } from '../../components/forms/select-field.tsx';
import { DateField } from '../../components/forms/text-field.tsx';
import styles from './field-list.module.css';

interface FieldProps {
  known: KnownFacts;
  values: Readonly<Record<string, string>>;
  problems: readonly Problem[];
  onChange(field: string, value: string): void;
}

/** The fields of a calculator; those that few people need are folded. */
export function FieldList({ fields, ...rest }: FieldProps & { fields: CalculatorFields }) {
  const { main, more } = fields;
  // decided once: the section must not fold while a value in it returns to its initial one
  const [isTold] = useState(() =>
    more.some((field) => rest.values[field.name] !== written(field, field.initial)),
  );
  return (
    <>
      {main.map((field) => (
        <OneField key={field.name} field={field} {...rest} />
      ))}
      {more.length > 0 && (
        <details className={styles.more} open={isTold}>
          <summary>
            Más datos
            <Icon name="chevron-down" />
          </summary>
          {more.map((field) => (
            <OneField key={field.name} field={field} {...rest} />
          ))}
        </details>
      )}
    </>
  );
}

function OneField({ field, ...rest }: FieldProps & { field: CalculatorField }) {
  const { values, problems, onChange } = rest;
  const { name, label, hint } = field;
  const error = problems.find((problem) => problem.field === name)?.message;
  const shared = {
    className: styles.field ?? '',
    label,
    name,
    value: values[name] ?? '',
    ...(hint !== undefined && { hint }),
    ...(error !== undefined && { error }),
  };
  if (field.kind === 'choice')
    return (
      <SelectField
        {...shared}
        options={field.choices}
        onChange={(event) => onChange(name, event.currentTarget.value)}
      />
    );
  if (field.kind === 'day')
    return (
      <DateField
        {...shared}
        min={field.min}
        max={field.max}
        onChange={(event) => onChange(name, event.currentTarget.value)}
      />
    );
  return <Dial field={field} error={error} {...rest} />;
}

/**
 * A number with a slider and a text field. The slider appears once a script keeps both in step. While somebody types, the field
 * holds exactly that; thousands are set apart when it is left.
 */
function Dial({
  field,
  error,
  known,
  values,
  onChange,
}: FieldProps & { field: NumberField; error: string | undefined }) {
  const { name, label, kind } = field;
  const id = `dato-${name}`;
  const money = moneyIn(known.currency);
  const [draft, setDraft] = useState<string>();
  const typed = draft ?? values[name] ?? '';
  const unit = kind === 'money' ? 100 : 1;
  const [min, max, initial] = [field.min / unit, field.max / unit, field.initial / unit];
  const number = readNumber(typed);
  return (
    <div className={styles.dial}>
      <label htmlFor={id}>{label}</label>
      <span className={styles.unit}>
        {kind === 'money' && known.currency}
        <input
          id={id}
          name={name}
          className={classNames(fieldStyles.input, styles.number, kind === 'money' && styles.wide)}
          inputMode={kind === 'money' ? 'decimal' : 'numeric'}
          autoComplete="off"
          value={typed}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
          onChange={(event) => {
            setDraft(event.currentTarget.value);
            onChange(name, event.currentTarget.value);
          }}
          onBlur={() => setDraft(undefined)}
        />
        {kind === 'years' ? 'años' : kind === 'months' ? 'meses' : ''}
      </span>
      {error !== undefined && (
        <span className={classNames(fieldStyles.error, styles.line)} id={`${id}-error`}>
          <Icon name="alert" />
          {error}
        </span>
      )}
      <input
        type="range"
        className={styles.range}
        min={min}
        max={max}
        step={field.step / unit}
        value={Number.isNaN(number) ? initial : number}
        aria-label={`${label}: mover`}
        aria-valuetext={Number.isNaN(number) ? '' : amountOf(field, Math.round(number * unit), money)}
        onChange={(event) => {
          setDraft(undefined); // on a phone the field beside may have the focus still
          onChange(name, event.currentTarget.value);
        }}
      />
      <div className={styles.scale} aria-hidden="true">
        <span>{kind === 'money' ? money.exact(field.min) : min}</span>
        <span>{kind === 'money' ? money.exact(field.max) : max}</span>
      </div>
    </div>
  );
}
