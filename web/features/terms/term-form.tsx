import { useRef } from 'react';
import type { InputOf } from '../../../contract/endpoint.ts';
import { term as calls, type TermRow, type TermToEdit } from '../../../contract/terms/calls.ts';
import { Button } from '../../components/forms/button.tsx';
import { TextArea, TextField } from '../../components/forms/text-field.tsx';
import { useApi } from '../../lib/api/api-context.ts';
import { type TextsFor, underDraft } from '../../lib/form-texts.ts';
import { useDraft } from '../../lib/forms/use-draft.ts';
import { useForm } from '../../lib/forms/use-form.ts';
import { useCitedLaw, writeInto } from '../../lib/page/use-cited-law.tsx';
import { RowForm } from '../../lib/versions/row-form.tsx';
import { useVersionedSave } from '../../lib/versions/use-versioned-save.ts';
import { comparedTerms, termLabels } from './term-comparison.ts';

interface TermFormProps {
  /** The term to change; null = a new one. */
  row: TermRow | null;
  accountId: number;
  onSaved: (message: string) => Promise<void>;
  /** Reopens the form with what another person saved. */
  onTakeOther: (theirs: TermToEdit) => void;
}
type TermInput = InputOf<typeof calls.add>;

/** The fields of a term as written: lists one a line. */
const textsOf = (row: TermRow | null): TextsFor<TermInput> => ({
  Term: row?.term,
  Definition: row?.definition,
  OtherNames: row?.otherNames.join('\n'),
  SeeAlso: row?.seeAlso.map(({ term }) => term).join('\n'),
  Law: row?.law,
  LawLink: row?.lawLink,
});

export function TermForm({ row, accountId, onSaved, onTakeOther }: TermFormProps) {
  const api = useApi();
  const draft = useDraft(accountId, `term.${row?.id ?? 'new'}`, row?.version);
  const saving = useVersionedSave<TermInput, TermToEdit>({
    draft,
    async save(input, Version) {
      const { message } = await (row === null
        ? api.term.add(input)
        : api.term.update({ ...input, Id: row.id, Version }));
      draft.saved();
      await onSaved(message);
    },
    stored: async () => (await api.term.getToEdit({ id: row?.id ?? 0 })).data,
  });
  const texts = underDraft(textsOf(row), draft.restored);
  const form = useForm({ schema: calls.add.input, draft, texts, submit: saving.submit });
  const fieldOf = (name: keyof TermInput, label: string) => ({
    ...form.field(name),
    label,
    autoComplete: 'off',
  });
  const cited = useCitedLaw();
  const [law, lawLink] = [useRef<HTMLInputElement>(null), useRef<HTMLInputElement>(null)];
  async function cite() {
    const link = await cited.pick();
    if (link === null) return;
    if (law.current?.value.trim() === '') writeInto(law, link.label);
    writeInto(lawLink, link.href);
  }
  return (
    <RowForm
      form={form}
      submitLabel={row === null ? 'Agregar' : 'Guardar'}
      saving={saving}
      draft={draft}
      onTakeOther={onTakeOther}
      fieldsOf={({ Term, Definition, OtherNames = '', SeeAlso = '', Law = '', LawLink = '' }, theirs) =>
        comparedTerms(theirs, {
          title: Term,
          definition: Definition,
          otherNames: OtherNames,
          seeAlso: SeeAlso,
          law: Law,
          lawLink: LawLink,
        })
      }
    >
      <TextField
        {...fieldOf('Term', termLabels.title)}
        hint="En singular: los textos lo marcan también en plural."
        data-focus-first
      />
      <TextArea
        {...fieldOf('Definition', termLabels.definition)}
        hint="Una o dos frases, como se lo dirías a un amigo."
      />
      <TextArea
        {...fieldOf('OtherNames', termLabels.otherNames)}
        optional
        hint="Uno por línea. Los textos los marcan también."
      />
      <TextArea
        {...fieldOf('SeeAlso', termLabels.seeAlso)}
        optional
        hint="Otros términos del glosario, uno por línea."
      />
      <TextField
        {...fieldOf('Law', termLabels.law)}
        ref={law}
        optional
        hint="Por ejemplo: Ley 65, artículo 12."
      />
      <TextField {...fieldOf('LawLink', termLabels.lawLink)} ref={lawLink} optional inputMode="url" />
      <Button kind="text" size="small" onClick={cite}>
        Citar un artículo de ley
      </Button>
      {cited.dialog}
    </RowForm>
  );
}
