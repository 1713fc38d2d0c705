import * as z from 'zod/mini';
import { type LawPart, lawArticle, lawHeading } from '../../../../contract/laws/text-calls.ts';
import { SelectField } from '../../../components/forms/select-field.tsx';
import { TextField } from '../../../components/forms/text-field.tsx';
import { Dialog } from '../../../components/overlay/dialog.tsx';
import { RichText } from '../../../components/rich-text/rich-text.tsx';
import { useEditorFacts } from '../../../lib/facts/use-editor-facts.tsx';
import { DialogForm } from '../../../lib/forms/dialog-form.tsx';
import { useForm } from '../../../lib/forms/use-form.ts';
import { useTextMeasure } from '../../../lib/terms/use-text-measure.ts';

/** An edited part: its place and content; null = a new one. */
export interface EditedPart {
  kind: LawPart['kind'];
  at: number;
  part: LawPart | null;
}

interface PartDialogProps {
  edited: EditedPart | null;
  parts: readonly LawPart[];
  onStore(part: LawPart): void;
  onClose(): void;
}

/** The dialog for an article or heading. It is rendered outside of its form, because forms cannot be nested. */
export function PartDialog({ edited, parts, onStore, onClose }: PartDialogProps) {
  if (edited === null) return null;
  const noun = edited.kind === 'article' ? 'artículo' : 'título o capítulo';
  const content =
    edited.kind === 'article' ? (
      <ArticleForm edited={edited} parts={parts} onStore={onStore} />
    ) : (
      <HeadingForm edited={edited} onStore={onStore} />
    );
  return (
    <Dialog open roomy onClose={onClose} title={`${edited.part === null ? 'Agregar' : 'Editar'} ${noun}`}>
      {content}
    </Dialog>
  );
}

const articleFields = z.omit(lawArticle, { kind: true });

function ArticleForm({
  edited,
  parts,
  onStore,
}: Pick<PartDialogProps, 'parts' | 'onStore'> & { edited: EditedPart }) {
  const stored = edited.part?.kind === 'article' ? edited.part : null;
  const measure = useTextMeasure();
  const { facts, dialog } = useEditorFacts(stored?.html);
  const form = useForm({
    schema: articleFields,
    submit: async (article) => onStore({ kind: 'article', ...article }),
  });
  return (
    <DialogForm form={form} submit="Listo">
      <TextField
        {...form.field('number')}
        label="Número"
        hint="12, 12 bis, transitorio primero…"
        defaultValue={stored?.number ?? nextNumber(parts.slice(0, edited.at))}
      />
      <TextField {...form.field('title')} label="Título" optional defaultValue={stored?.title} />
      <RichText
        {...form.field('html')}
        label="Texto"
        defaultValue={stored?.html}
        measure={measure}
        facts={facts}
        hasCalculators={false}
      />
      {dialog}
    </DialogForm>
  );
}

/** The number after the last whole one. */
function nextNumber(before: readonly LawPart[]): string {
  const last = before.findLast((part) => part.kind === 'article');
  const number = Number(last?.kind === 'article' ? last.number : 0);
  return Number.isInteger(number) ? String(number + 1) : '';
}

const headingFields = z.omit(lawHeading, { kind: true });

function HeadingForm({ edited, onStore }: Pick<PartDialogProps, 'onStore'> & { edited: EditedPart }) {
  const stored = edited.part?.kind === 'heading' ? edited.part : null;
  const measure = useTextMeasure();
  const { facts, dialog } = useEditorFacts(stored?.html);
  const form = useForm({
    schema: headingFields,
    submit: async (heading) => onStore({ kind: 'heading', ...heading }),
  });
  return (
    <DialogForm form={form} submit="Listo">
      <SelectField
        {...form.field('level')}
        label="Qué es"
        defaultValue={stored?.level ?? 1}
        options={[
          { value: 1, label: 'Título o libro' },
          { value: 2, label: 'Capítulo' },
          { value: 3, label: 'Sección' },
        ]}
      />
      <TextField
        {...form.field('label')}
        label="Rótulo"
        optional
        placeholder="Título III"
        defaultValue={stored?.label}
      />
      <TextField {...form.field('title')} label="Nombre" defaultValue={stored?.title} />
      <RichText
        {...form.field('html')}
        label="Texto antes del primer artículo (opcional)"
        defaultValue={stored?.html}
        measure={measure}
        facts={facts}
        hasCalculators={false}
      />
      {dialog}
    </DialogForm>
  );
}
