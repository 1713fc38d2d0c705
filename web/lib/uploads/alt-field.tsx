import { useEffect, useRef, useState } from 'react';
import { Icon } from '../../components/display/icon.tsx';
import { TextField } from '../../components/forms/text-field.tsx';
import styles from './alt-field.module.css';

type AltFieldProps = {
  defaultValue?: string;
  error?: string;
  /** True if there is an image to describe: an empty text gets a hint. */
  hasImage: boolean;
  /** True for another image: the old description is put aside, and returns with the old image. */
  isOfAnother?: boolean;
  'data-focus-first'?: boolean;
};

/** The description of an image for people who cannot see it. It may stay empty, with a hint. */
export function AltField({
  defaultValue = '',
  error,
  hasImage,
  isOfAnother = false,
  ...rest
}: AltFieldProps) {
  const [isEmpty, setEmpty] = useState(defaultValue.trim() === '');
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current?.value !== (isOfAnother ? defaultValue : '')) return; // another text was written
    input.current.value = isOfAnother ? '' : defaultValue;
    setEmpty(input.current.value.trim() === '');
  }, [isOfAnother, defaultValue]);
  return (
    <div>
      <TextField
        ref={input}
        label="Texto alternativo"
        optional
        name="Alt"
        defaultValue={defaultValue}
        error={error}
        autoComplete="off"
        {...rest}
        hint="Di en una frase qué muestra la imagen, para quien no puede verla."
        onInput={(event) => setEmpty(event.currentTarget.value.trim() === '')}
      />
      <p className={styles.warning} role="status">
        {hasImage && isEmpty && (
          <>
            <Icon name="info" />
            Sin este texto, quien usa un lector de pantalla no sabrá qué muestra.
          </>
        )}
      </p>
    </div>
  );
}
