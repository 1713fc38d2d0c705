import { useState } from 'react';
import { articleName } from '../../../../contract/laws/anchors.ts';
import type { LawRow } from '../../../../contract/laws/calls.ts';
import { type LawAmendment, type LawPart, lawAmendment } from '../../../../contract/laws/text-calls.ts';
import { SelectField } from '../../../components/forms/select-field.tsx';
import { DateField, TextField } from '../../../components/forms/text-field.tsx';
import { Dialog } from '../../../components/overlay/dialog.tsx';
import { RichText } from '../../../components/rich-text/rich-text.tsx';
import { useEditorFacts } from '../../../lib/facts/use-editor-facts.tsx';
import { DialogForm } from '../../../lib/forms/dialog-form.tsx';
import { useForm } from '../../../lib/forms/use-form.ts';
import { useTextMeasure } from '../../../lib/terms/use-text-measure.ts';
import styles from './law-text-form.module.css';
import { numbersOf, wordsOf } from './law-text-state.ts';

/** An edited amendment: its place and content; null = a new one. */
export interface EditedAmendment {
  at: number;
  amendment: LawAmendment | null;
}

interface AmendmentDialogProps {
  edited: EditedAmendment | null;
  parts: readonly LawPart[];
  amendments: readonly LawAmendment[];
  laws: readonly LawRow[];
  onStore(amendment: LawAmendment): void;
  onClose(): void;
}

export function AmendmentDialog({ edited, onClose, ...rest }: AmendmentDialogProps) {
  if (edited === null) return null;
  return (
    <Dialog
      open
      roomy
      onClose={onClose}
      title={edited.amendment === null ? 'Agregar un cambio' : 'Editar el cambio'}
    >
      <AmendmentForm edited={edited} {...rest} />
    </Dialog>
  );
}

const actions: { value: LawAmendment['action']; label: string }[] = [
  { value: 'replace', label: 'Cambia un artículo' },
  { value: 'insert', label: 'Agrega un artículo' },
  { value: 'repeal', label: 'Deroga un artículo' },
];

function AmendmentForm({
  edited,
  parts,
  amendments,
  laws,
  onStore,
}: Omit<AmendmentDialogProps, 'edited' | 'onClose'> & { edited: EditedAmendment }) {
  const stored = edited.amendment;
  const measure = useTextMeasure();
  const others = amendments.filter((_, index) => stored === null || index !== edited.at);
  const numbers = numbersOf(parts, others);
  const [action, setAction] = useState(stored?.action ?? 'replace');
  const [number, setNumber] = useState(stored?.number ?? numbers[0] ?? '');
  const words = stored ?? (action === 'replace' ? wordsOf(number, parts, others) : { title: '', html: '' });
  const { facts, dialog } = useEditorFacts(words.html);
  const form = useForm({
    schema: lawAmendment,
    made: ({ byLaw }) => ({
      byLaw: byLaw ? Number(byLaw) : null,
      ...(action !== 'insert' && { after: '' }),
      ...(action === 'repeal' && { title: '', html: '' }),
    }),
    submit: async (amendment) => onStore(amendment),
  });
  const named = numbers.map((each) => ({ value: each, label: articleName(each) }));
  return (
    <DialogForm form={form} submit="Listo">
      <div className={styles.facts}>
        <TextField
          {...form.field('by')}
          label="Ley que hace el cambio"
          placeholder="Ley 388"
          defaultValue={stored?.by ?? others.at(-1)?.by}
        />
        <DateField
          {...form.field('from')}
          label="Rige desde"
          defaultValue={stored?.from ?? others.at(-1)?.from}
        />
        <SelectField
          {...form.field('byLaw')}
          label="Esa ley en el portal"
          optional
          defaultValue={stored?.byLaw ?? ''}
          placeholder="No está"
          options={laws
            .filter(({ hasText }) => hasText)
            .map(({ id, title }) => ({ value: id, label: title }))}
        />
        <SelectField
          {...form.field('action')}
          label="Qué hace"
          value={action}
          onChange={({ currentTarget }) => setAction(currentTarget.value as LawAmendment['action'])}
          options={actions}
        />
        {action === 'insert' ? (
          <>
            <TextField
              {...form.field('number')}
              label="Número del artículo nuevo"
              placeholder="12 bis"
              defaultValue={stored?.action === 'insert' ? stored.number : ''}
            />
            <SelectField
              {...form.field('after')}
              label="Después de"
              defaultValue={stored?.after ?? numbers.at(-1) ?? ''}
              placeholder="El comienzo: es el primero"
              options={named}
            />
          </>
        ) : (
          <SelectField
            {...form.field('number')}
            label="Artículo"
            value={number}
            onChange={({ currentTarget }) => setNumber(currentTarget.value)}
            options={named}
          />
        )}
      </div>
      {action !== 'repeal' && (
        // a new article begins empty, one that changes with the words that it has
        <div key={stored === null ? `${action} ${number}` : 'stored'} className="stack">
          <TextField {...form.field('title')} label="Título" optional defaultValue={words.title} />
          <RichText
            {...form.field('html')}
            label="Texto nuevo, entero"
            defaultValue={words.html}
            measure={measure}
            facts={facts}
            hasCalculators={false}
          />
        </div>
      )}
      {dialog}
      <TextField
        {...form.field('note')}
        label="El cambio en una frase, para quien lee"
        optional
        placeholder="Cambió la edad y desapareció el mínimo de aportes."
        defaultValue={stored?.note}
      />
    </DialogForm>
  );
}
