import { term as calls, type TermRow } from '../../../contract/calls/term.ts';
import type { InputOf } from '../../../contract/endpoint.ts';
import { TextArea, TextField } from '../../components/forms/text-field.tsx';
import { Dialog } from '../../components/overlay/dialog.tsx';
import { useApi } from '../../lib/api/api-context.ts';
import type { FormTexts } from '../../lib/form-texts.ts';
import { useDraft } from '../../lib/forms/use-draft.ts';
import { useForm } from '../../lib/forms/use-form.ts';
import { RowForm } from '../../lib/versions/row-form.tsx';
import { storedRow, useVersionedSave } from '../../lib/versions/use-versioned-save.ts';

type TermDialogProps = {
  /** The term to change, 'new' to add one, null = closed. */
  edited: TermRow | 'new' | null;
  accountId: number;
  onClose: () => void;
  onSaved: (message: string) => Promise<void>;
  /** Reopens the form with what another person saved. */
  onTakeOther: (row: TermRow) => void;
};

export function TermDialog({ edited, onClose, ...rest }: TermDialogProps) {
  const row = edited === 'new' ? null : edited;
  return (
    <Dialog
      open={edited !== null}
      onClose={onClose}
      title={edited === 'new' ? 'Agregar término' : 'Editar término'}
    >
      {edited !== null && <TermForm key={row?.version} row={row} {...rest} />}
    </Dialog>
  );
}

type TermInput = InputOf<typeof calls.add>;

/** The fields of a term as they are written: lists one a line. */
const textsOf = (row: TermRow) => ({
  Term: row.term,
  Definition: row.definition,
  OtherNames: row.otherNames.join('\n'),
  SeeAlso: row.seeAlso.map(({ term }) => term).join('\n'),
  Law: row.law,
  LawLink: row.lawLink,
});

const labels = {
  Term: 'Término',
  Definition: 'Definición',
  OtherNames: 'Otros nombres',
  SeeAlso: 'Mira también',
  Law: 'Artículo de la ley',
  LawLink: 'Enlace al artículo',
} as const;

type TermFormProps = { row: TermRow | null } & Omit<TermDialogProps, 'edited' | 'onClose'>;

function TermForm({ row, accountId, onSaved, onTakeOther }: TermFormProps) {
  const api = useApi();
  const draft = useDraft(accountId, `term.${row?.id ?? 'new'}`);
  const saving = useVersionedSave<TermInput, TermRow>({
    version: row?.version,
    async save(input, Version) {
      const { message } = await (row === null
        ? api.term.add(input)
        : api.term.update({ ...input, Id: row.id, Version }));
      draft.forget();
      await onSaved(message);
    },
    stored: async () => storedRow((await api.term.get({})).data, row?.id),
  });
  const texts: FormTexts = draft.restored ?? (row === null ? {} : textsOf(row));
  const form = useForm({ schema: calls.add.input, draft, texts, submit: saving.submit });
  const fieldOf = (name: keyof typeof labels) => ({
    ...form.field(name),
    label: labels[name],
    autoComplete: 'off',
  });
  return (
    <RowForm
      form={form}
      submitLabel={row === null ? 'Agregar' : 'Guardar'}
      saving={saving}
      draft={draft}
      onTakeOther={onTakeOther}
      fieldsOf={(own, theirs) => {
        const before = textsOf(theirs);
        return (Object.keys(labels) as (keyof typeof labels)[]).map((name) => ({
          label: labels[name],
          before: before[name],
          after: own[name] ?? '',
        }));
      }}
    >
      <TextField
        {...fieldOf('Term')}
        hint="En singular: los textos lo marcan también en plural."
        data-focus-first
      />
      <TextArea {...fieldOf('Definition')} hint="Una o dos frases, como se lo dirías a un amigo." />
      <TextArea {...fieldOf('OtherNames')} optional hint="Uno por línea. Los textos los marcan también." />
      <TextArea {...fieldOf('SeeAlso')} optional hint="Otros términos del glosario, uno por línea." />
      <TextField {...fieldOf('Law')} optional hint="Por ejemplo: Ley 65, artículo 12." />
      <TextField {...fieldOf('LawLink')} optional inputMode="url" />
    </RowForm>
  );
}
