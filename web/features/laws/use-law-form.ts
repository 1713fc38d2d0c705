import { leyReglamento as calls, type LawRow } from '../../../contract/calls/ley-reglamento.ts';
import { useApi } from '../../lib/api/api-context.ts';
import { type FormState, useForm } from '../../lib/forms/use-form.ts';
import { type UploadState, useUpload } from '../../lib/uploads/use-upload.ts';

/**
 * The form of a law in its two modes: a new law needs a file, a stored one keeps its file unless another is
 * chosen.
 */
export function useLawForm(
  law: LawRow | null,
  onSaved: (message: string) => Promise<void>,
): { form: FormState; upload: UploadState } {
  const api = useApi();
  const upload = useUpload();
  const adding = useForm({
    schema: calls.add.input,
    async submit(input) {
      const { message } = await upload.send((options) => api.leyReglamento.add(input, options));
      await onSaved(message);
    },
  });
  const changing = useForm({
    schema: calls.update.input,
    extraInput: () => ({ Id: law?.id ?? 0 }),
    async submit(input) {
      const { message } = await upload.send((options) => api.leyReglamento.update(input, options));
      await onSaved(message);
    },
  });
  return { form: law === null ? adding : changing, upload };
}
