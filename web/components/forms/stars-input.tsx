import { useEffect, useId, useRef, useState } from 'react';
import { StarShape, starNumbers } from '../display/stars.tsx';
import { FieldNotes } from './field.tsx';
import styles from './stars-input.module.css';

const words = ['Malo', 'Regular', 'Bueno', 'Muy bueno', 'Excelente'];

type StarsInputProps = {
  name: string;
  defaultValue?: number;
  error?: string;
};

/** A rating from 1 to 5 as five radios, so that the arrow keys work, with the value in words beside them. */
export function StarsInput({ name, defaultValue = 0, error }: StarsInputProps) {
  const [value, setValue] = useState(defaultValue);
  const id = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    // a star that was chosen before hydration
    const pressed = group.current?.querySelector<HTMLInputElement>('input:checked');
    if (pressed) setValue(Number(pressed.value));
  }, []);
  return (
    <fieldset ref={group} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={styles.legend}>Tu calificación</legend>
      <div className={styles.line}>
        <div className={styles.rate}>
          {starNumbers.map((number) => (
            <label key={number}>
              <input
                type="radio"
                name={name}
                value={number}
                defaultChecked={number === defaultValue}
                aria-label={formatStars(number)}
                aria-invalid={error ? true : undefined}
                onChange={() => setValue(number)}
              />
              <StarShape isFull={number <= value} />
            </label>
          ))}
        </div>
        <span className="muted" aria-hidden="true">
          {value > 0 && formatStars(value)}
        </span>
      </div>
      <FieldNotes id={id} error={error} />
    </fieldset>
  );
}

/** '4 de 5: muy bueno' */
function formatStars(value: number): string {
  return `${value} de 5: ${words[value - 1]?.toLowerCase() ?? ''}`;
}
