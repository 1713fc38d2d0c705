import { type ComponentPropsWithRef, useRef, useState } from 'react';
import fieldStyles from './field.module.css';
import { Field, type FieldProps } from './field.tsx';
import styles from './range-field.module.css';

type RangeFieldProps = FieldProps &
  Omit<
    ComponentPropsWithRef<'input'>,
    keyof FieldProps | 'type' | 'value' | 'min' | 'max' | 'defaultValue' | 'ref'
  > & {
    label: string;
    min: number;
    max: number;
    defaultValue: number;
    /** The value in words, 'desde 25 años'. Without it the bare number is shown. */
    formatValue?: (value: number) => string;
  };

/**
 * A whole number, set on a slider or typed beside it, and shown large above. The slider carries the form's
 * field name.
 */
export function RangeField(props: RangeFieldProps) {
  const { label, hint, error, optional, id, className, formatValue = String, ...input } = props;
  const [value, setValue] = useState(input.defaultValue);
  const [typed, setTyped] = useState<string | null>(null);
  const range = useRef<HTMLInputElement>(null);

  function move(number: number): void {
    setValue(number);
    if (range.current !== null) range.current.value = String(number);
  }
  function take(text: string): void {
    setTyped(text);
    const number = wholeOf(text);
    if (number !== null && number >= input.min && number <= input.max) move(number);
  }
  function leave(): void {
    const number = typed === null ? null : wholeOf(typed);
    if (number !== null) move(Math.min(input.max, Math.max(input.min, number)));
    setTyped(null);
  }

  return (
    <Field label={label} hint={hint} error={error} optional={optional} id={id} className={className}>
      {(control) => (
        <>
          <output className={styles.value} htmlFor={control.id}>
            {formatValue(value)}
          </output>
          <div className={styles.both}>
            <input
              {...input}
              {...control}
              ref={range}
              type="range"
              className={styles.range}
              aria-valuetext={formatValue(value)}
              onChange={(event) => {
                setValue(event.currentTarget.valueAsNumber);
                setTyped(null);
              }}
            />
            <input
              type="number"
              inputMode="numeric"
              className={fieldStyles.input}
              aria-label={`${label}, en número`}
              min={input.min}
              max={input.max}
              value={typed ?? String(value)}
              onChange={(event) => take(event.currentTarget.value)}
              onBlur={leave}
            />
          </div>
          <div className={styles.scale} aria-hidden="true">
            <span>{input.min}</span>
            <span>{input.max}</span>
          </div>
        </>
      )}
    </Field>
  );
}

function wholeOf(text: string): number | null {
  const number = Number(text);
  return text.trim() !== '' && Number.isInteger(number) ? number : null;
}
