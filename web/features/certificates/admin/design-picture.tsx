import { takenFiles } from '../../../../contract/content/file-kinds.ts';
import { Button } from '../../../components/forms/button.tsx';
import { Field } from '../../../components/forms/field.tsx';
import { useApi } from '../../../lib/api/api-context.ts';
import { useCall } from '../../../lib/api/use-call.ts';

interface DesignPictureProps {
  label: string;
  /** The stored picture's file name; null = none. */
  path: string | null;
  onChange: (path: string | null) => void;
}

/** A picture of the design: it is stored as soon as it is chosen, and counts once the design is saved. */
export function DesignPicture({ label, path, onChange }: DesignPictureProps) {
  const api = useApi();
  const { run, isBusy } = useCall();
  const upload = (file: File | undefined) =>
    void run(async () => {
      if (file !== undefined) onChange((await api.certificate.addPicture({ file })).data.path);
    });
  return (
    <div>
      <Field
        label={label}
        optional
        hint={path === null ? takenFiles('picture') : 'Hay una imagen guardada. Elige otra para cambiarla.'}
      >
        {(control) => (
          <input
            {...control}
            type="file"
            accept="image/*"
            disabled={isBusy}
            onChange={(event) => upload(event.currentTarget.files?.[0])}
          />
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
