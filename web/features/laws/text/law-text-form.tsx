import { useState } from 'react';
import type { InputOf } from '../../../../contract/endpoint.ts';
import { lawHref } from '../../../../contract/laws/anchors.ts';
import type { LawRow } from '../../../../contract/laws/calls.ts';
import {
  leyTexto as calls,
  type LawAmendment,
  type LawPart,
  type LawToEdit,
} from '../../../../contract/laws/text-calls.ts';
import { SelectField } from '../../../components/forms/select-field.tsx';
import { DateField, TextField } from '../../../components/forms/text-field.tsx';
import { Card } from '../../../components/page/card.tsx';
import { useApi } from '../../../lib/api/api-context.ts';
import { DraftNote } from '../../../lib/forms/draft-note.tsx';
import { DraftedForm } from '../../../lib/forms/drafted-form.tsx';
import type { FormDraft } from '../../../lib/forms/use-draft.ts';
import { useForm } from '../../../lib/forms/use-form.ts';
import { storeNotice } from '../../../lib/page/notice.ts';
import { ConflictWindow, SeenNote } from '../../../lib/versions/conflict-window.tsx';
import { textIsSafe, useVersionedSave } from '../../../lib/versions/use-versioned-save.ts';
import { AmendmentDialog, type EditedAmendment } from './amendment-dialog.tsx';
import { AmendmentList } from './amendment-list.tsx';
import { comparedLaws } from './law-comparison.ts';
import styles from './law-text-form.module.css';
import { amendmentsIn, type LawTexts, partsIn } from './law-text-state.ts';
import { OriginalText } from './original-text.tsx';
import { type EditedPart, PartDialog } from './part-dialog.tsx';
import { PartList } from './part-list.tsx';
import { type FileReading, ReadFilePanel } from './read-file-panel.tsx';

type LawTextFormProps = {
  law: LawRow;
  texts: LawTexts;
  laws: LawRow[];
  draft: FormDraft;
};
type SaveInput = InputOf<typeof calls.save>;

/** The details of a law, its parts, its amendments; beside them the text of the file that was read. */
export function LawTextForm({ law, texts, laws, draft }: LawTextFormProps) {
  const api = useApi(textIsSafe);
  const [parts, setParts] = useState(() => partsIn(texts.Parts));
  const [amendments, setAmendments] = useState(() => amendmentsIn(texts.Amendments));
  const [editedPart, setEditedPart] = useState<EditedPart | null>(null);
  const [editedAmendment, setEditedAmendment] = useState<EditedAmendment | null>(null);
  const [reading, setReading] = useState<FileReading | null>(null);
  const saving = useVersionedSave<SaveInput, LawToEdit>({
    draft,
    async save(input, Version) {
      const { message } = await api.leyTexto.save({ ...input, Version });
      draft.saved();
      storeNotice(message, { label: 'Ver la ley', href: lawHref(law.id) });
      location.assign(`/textoley?id=${law.id}`);
    },
    stored: async () => (await api.leyTexto.getToEdit({ id: law.id })).data,
  });
  const form = useForm({
    schema: calls.save.input,
    draft,
    texts,
    extraInput: () => ({ Id: law.id }),
    made: (given) => ({ Parts: partsIn(given['Parts']), Amendments: amendmentsIn(given['Amendments']) }),
    submit: saving.submit,
  });

  function changeParts(next: LawPart[]): void {
    setParts(next);
    draft.onInput();
  }
  function changeAmendments(next: LawAmendment[]): void {
    setAmendments(next);
    draft.onInput();
  }
  function take(read: FileReading): void {
    setReading(read);
    changeParts(read.parts);
    for (const [name, value] of Object.entries(read.facts)) {
      const field = draft.form.current?.elements.namedItem(name);
      if (field instanceof HTMLInputElement && value !== '') field.value = value;
    }
  }

  return (
    <>
      <ReadFilePanel law={law} hasText={parts.length > 0} onRead={take} />
      <DraftedForm form={form} submitLabel="Guardar" cancelHref="/leyreglamento">
        <SeenNote seen={saving.seen} />
        <input type="hidden" name="Parts" value={JSON.stringify(parts)} />
        <input type="hidden" name="Amendments" value={JSON.stringify(amendments)} />
        <Card as="section" padded aria-labelledby="datos">
          <h2 id="datos" className={styles.head}>
            Datos de la ley
          </h2>
          <div className={styles.facts}>
            <TextField {...form.field('Title')} label="Título" />
            <TextField {...form.field('Number')} label="Número" placeholder="Ley 214" />
            <TextField {...form.field('Gazette')} label="Gaceta" optional />
            <DateField {...form.field('PromulgatedOn')} label="Promulgada" optional />
            <DateField {...form.field('InForceFrom')} label="Rige desde" optional />
            <DateField {...form.field('RepealedOn')} label="Derogada desde" optional />
            <SelectField
              {...form.field('Published')}
              label="Estado"
              options={[
                { value: 'false', label: 'Borrador: solo lo ven los administradores' },
                { value: 'true', label: 'Publicada: se lee en el portal' },
              ]}
            />
          </div>
        </Card>
        <div className={reading === null ? undefined : styles.beside}>
          {reading !== null && <OriginalText reading={reading} />}
          <PartList
            parts={parts}
            error={form.errors['Parts']}
            onEdit={setEditedPart}
            onChange={changeParts}
          />
        </div>
        <AmendmentList
          amendments={amendments}
          error={form.errors['Amendments']}
          onEdit={setEditedAmendment}
          onChange={changeAmendments}
        />
        <DraftNote draft={draft} />
      </DraftedForm>
      <PartDialog
        edited={editedPart}
        parts={parts}
        onStore={(part) => {
          if (editedPart !== null)
            changeParts(parts.toSpliced(editedPart.at, editedPart.part === null ? 0 : 1, part));
          setEditedPart(null);
        }}
        onClose={() => setEditedPart(null)}
      />
      <AmendmentDialog
        edited={editedAmendment}
        parts={parts}
        amendments={amendments}
        laws={laws.filter(({ id }) => id !== law.id)}
        onStore={(amendment) => {
          if (editedAmendment !== null)
            changeAmendments(
              amendments.toSpliced(editedAmendment.at, editedAmendment.amendment === null ? 0 : 1, amendment),
            );
          setEditedAmendment(null);
        }}
        onClose={() => setEditedAmendment(null)}
      />
      <ConflictWindow
        saving={saving}
        draft={draft}
        foldsEqual
        fieldsOf={(own, theirs) =>
          comparedLaws(theirs, {
            title: own.Title,
            number: own.Number,
            gazette: own.Gazette ?? '',
            promulgatedOn: own.PromulgatedOn || null,
            inForceFrom: own.InForceFrom || null,
            repealedOn: own.RepealedOn || null,
            published: own.Published,
            parts: own.Parts,
            amendments: own.Amendments,
          })
        }
      />
    </>
  );
}
