import { takenFiles } from '../../../../contract/files/file-kinds.ts';
import { Button } from '../../../components/forms/button.tsx';
import { Field } from '../../../components/forms/field.tsx';
import { useApi } from '../../../lib/api/api-context.ts';
import { DropArea } from '../../../lib/uploads/drop-area.tsx';
import { usePictureUpload } from '../../../lib/uploads/use-picture-upload.ts';
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
  const { input, isBusy, error, ...upload } = usePictureUpload(async (file) =>
    onChange((await api.certificate.addPicture({ file })).data.path),
  );
  return (
    <div>
      <Field label={label} optional hint={takenFiles('picture')} {...error}>
        {(control) => (
          <DropArea
            control={control}
            input={input}
            name=""
            accept="image/*"
            icon="image"
            noun="una imagen"
            {...upload}
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
