import { type MediaRow, media } from '../../../../contract/calls/media.ts';
import { Dialog } from '../../../components/overlay/dialog.tsx';
import { useApi } from '../../../lib/api/api-context.ts';
import { DialogForm } from '../../../lib/forms/dialog-form.tsx';
import { useForm } from '../../../lib/forms/use-form.ts';
import { AltField } from '../../../lib/uploads/alt-field.tsx';

type MediaAltDialogProps = {
  /** The image to describe; null = closed. */
  row: MediaRow | null;
  onClose(): void;
  onSaved(row: MediaRow): void;
};

/** Changes the description of a stored image. Texts that already show it keep the old one. */
export function MediaAltDialog({ row, onClose, onSaved }: MediaAltDialogProps) {
  return (
    <Dialog open={row !== null} onClose={onClose} title="Texto alternativo">
      {row !== null && <MediaAltForm row={row} onSaved={onSaved} />}
    </Dialog>
  );
}

function MediaAltForm({ row, onSaved }: Pick<MediaAltDialogProps, 'onSaved'> & { row: MediaRow }) {
  const api = useApi();
  const form = useForm({
    schema: media.update.input,
    extraInput: () => ({ Id: row.id }),
    async submit(input) {
      await api.media.update(input);
      onSaved({ ...row, alt: input.Alt ?? '' });
    },
  });
  return (
    <DialogForm form={form} submit="Guardar">
      <AltField defaultValue={row.alt} error={form.errors['Alt']} hasImage data-focus-first />
      <p className="muted">Los textos que ya muestran esta imagen conservan el suyo.</p>
    </DialogForm>
  );
}
