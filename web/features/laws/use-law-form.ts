import { leyReglamento as calls, type LawRow } from '../../../contract/calls/ley-reglamento.ts';
import type { InputOf } from '../../../contract/endpoint.ts';
import { useApi } from '../../lib/api/api-context.ts';
import { useDraft } from '../../lib/forms/use-draft.ts';
import { useForm } from '../../lib/forms/use-form.ts';
import { useUpload } from '../../lib/uploads/use-upload.ts';
import { storedRow, useVersionedSave } from '../../lib/versions/use-versioned-save.ts';

type LawInput = Omit<InputOf<typeof calls.update>, 'file'> & { file?: File };

/**
 * The form of a law: a new law needs a file, a stored one keeps its file unless another is chosen. A change that
 * somebody else saved meanwhile is shown first.
 */
export function useLawForm(
  law: LawRow | null,
  accountId: number,
  onSaved: (message: string) => Promise<void>,
) {
  const api = useApi();
  const upload = useUpload();
  const draft = useDraft(accountId, `law.${law?.id ?? 'new'}`);
  const texts = draft.restored ?? { Title: law?.title, Description: law?.description };
  async function finish({ message }: { message: string }): Promise<void> {
    draft.forget();
    await onSaved(message);
  }
  const adding = useForm({
    schema: calls.add.input,
    draft,
    texts,
    submit: async (input) => finish(await upload.send((options) => api.leyReglamento.add(input, options))),
  });
  const saving = useVersionedSave<LawInput, LawRow>({
    version: law?.version,
    save: async (input, Version) =>
      finish(await upload.send((options) => api.leyReglamento.update({ ...input, Version }, options))),
    stored: async () => storedRow((await api.leyReglamento.get({})).data, law?.id),
  });
  const changing = useForm({
    schema: calls.update.input,
    draft,
    texts,
    extraInput: () => ({ Id: law?.id ?? 0 }),
    submit: saving.submit,
  });
  return { form: law === null ? adding : changing, upload, draft, saving };
}
