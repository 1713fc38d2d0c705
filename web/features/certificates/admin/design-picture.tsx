import { useRef } from 'react';
import { takenFiles } from '../../../../contract/content/file-kinds.ts';
import { Button } from '../../../components/forms/button.tsx';
import { Field } from '../../../components/forms/field.tsx';
import { useApi } from '../../../lib/api/api-context.ts';
import { useCall } from '../../../lib/api/use-call.ts';
import { DropArea } from '../../../lib/uploads/drop-area.tsx';
import styles from './design-page.module.css';

interface DesignPictureProps {
  label: string;
  /** The stored picture's file name; null = none. */
  path: string | null;
  onChange: (path: string | null) => void;
}

/** A picture of the design: it is stored as soon as it is chosen, and applies once the design is saved. */
export function DesignPicture({ label, path, onChange }: DesignPictureProps) {
  const api = useApi();
  const input = useRef<HTMLInputElement>(null);
  const { run, isBusy } = useCall();
  const upload = (file: File | undefined) =>
    void run(async () => {
      if (file !== undefined) onChange((await api.certificate.addPicture({ file })).data.path);
    });
  return (
    <div>
      <Field label={label} optional hint={takenFiles('picture')}>
        {(control) => (
          <DropArea
            control={control}
            input={input}
            name=""
            accept="image/*"
            icon="image"
            noun="una imagen"
            onChange={(event) => upload(event.currentTarget.files?.[0])}
          >
            {(path !== null || isBusy) && (
              <p>
                {isBusy ? 'Guardando la imagen…' : 'Hay una imagen: se ve en la muestra.'}{' '}
                <label htmlFor={control.id} className={styles.other}>
                  Elegir otra
                </label>
              </p>
            )}
          </DropArea>
        )}
      </Field>
      {path !== null && (
        <Button kind="text" size="small" onClick={() => onChange(null)}>
          Quitar<span className="sr">: {label}</span>
        </Button>
      )}
    </div>
  );
}
