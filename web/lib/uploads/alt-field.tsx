import { useEffect, useRef, useState } from 'react';
import { Icon } from '../../components/display/icon.tsx';
import { TextField } from '../../components/forms/text-field.tsx';
import styles from './alt-field.module.css';

type AltFieldProps = {
  name?: string;
  defaultValue?: string;
  error?: string;
  /** There is a picture that it would speak for: an empty text is pointed out. */
  hasPicture: boolean;
  /** Another picture was chosen: what was said of the one before goes, and comes back with it. */
  isOfAnother?: boolean;
  'data-focus-first'?: boolean;
};

/** Asks what a picture shows, for those who cannot see it. It may stay empty, but not unnoticed. */
export function AltField({
  name = 'Alt',
  defaultValue = '',
  error,
  hasPicture,
  isOfAnother = false,
  ...rest
}: AltFieldProps) {
  const [isEmpty, setEmpty] = useState(defaultValue.trim() === '');
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current?.value !== (isOfAnother ? defaultValue : '')) return; // something else was written
    input.current.value = isOfAnother ? '' : defaultValue;
    setEmpty(input.current.value.trim() === '');
  }, [isOfAnother, defaultValue]);
  return (
    <div>
      <TextField
        ref={input}
        label="Texto alternativo"
        optional
        name={name}
        defaultValue={defaultValue}
        error={error}
        maxLength={200}
        autoComplete="off"
        {...rest}
        hint="Di en una frase qué muestra la imagen, para quien no puede verla."
        onInput={(event) => setEmpty(event.currentTarget.value.trim() === '')}
      />
      <p className={styles.warning} role="status">
        {hasPicture && isEmpty && (
          <>
            <Icon name="info" />
            Sin este texto, quien usa un lector de pantalla no sabrá qué muestra.
          </>
        )}
      </p>
    </div>
  );
}
