import { type ComponentPropsWithRef, useState } from 'react';
import { Field, type FieldProps } from './field.tsx';
import styles from './range-field.module.css';

type RangeFieldProps = FieldProps &
  Omit<
    ComponentPropsWithRef<'input'>,
    keyof FieldProps | 'type' | 'value' | 'min' | 'max' | 'defaultValue'
  > & {
    min: number;
    max: number;
    defaultValue: number;
    /** The value in words, 'desde 25 años'. Left out, the bare number. */
    say?: (value: number) => string;
  };

/** A number chosen on a line, its value written large above. */
export function RangeField(props: RangeFieldProps) {
  const { label, hint, error, optional, id, className, say = String, onChange, ...input } = props;
  const [value, setValue] = useState(input.defaultValue);
  return (
    <Field {...{ label, hint, error, optional, id, className }}>
      {(control) => (
        <>
          <output className={styles.value} htmlFor={control.id}>
            {say(value)}
          </output>
          <input
            {...input}
            {...control}
            type="range"
            className={styles.range}
            aria-valuetext={say(value)}
            onChange={(event) => {
              setValue(event.currentTarget.valueAsNumber);
              onChange?.(event);
            }}
          />
          <div className={styles.scale} aria-hidden="true">
            <span>{input.min}</span>
            <span>{input.max}</span>
          </div>
        </>
      )}
    </Field>
  );
}
