import { useState } from 'react';
import type { InputOf } from '../../../contract/endpoint.ts';
import { type UntreatedRow, untreated } from '../../../contract/untreated/calls.ts';
import { TextArea, TextField } from '../../components/forms/text-field.tsx';
import { useToast } from '../../components/overlay/toast.tsx';
import { useClientTable } from '../../components/table/use-client-table.ts';
import { useApi } from '../../lib/api/api-context.ts';
import { type TextsFor, underDraft } from '../../lib/form-texts.ts';
import { useDraft } from '../../lib/forms/use-draft.ts';
import { useForm } from '../../lib/forms/use-form.ts';
import { ListManager } from '../../lib/lists/list-manager.tsx';
import type { ViewProps } from '../../lib/page/screen.ts';
import { RowDialog, RowForm } from '../../lib/versions/row-form.tsx';
import { storedRow, useVersionedSave } from '../../lib/versions/use-versioned-save.ts';

/** /notratamos: what the portal does not treat, with its form in a dialog that `id` opens (spec 6.14). */
export default function UntreatedPage({ data, query, viewer }: ViewProps<UntreatedRow[]>) {
  const api = useApi();
  const toast = useToast();
  const [rows, setRows] = useState<readonly UntreatedRow[]>(data);
  const list = useClientTable();
  const [edited, setEdited] = useState<UntreatedRow | 'new' | null>(
    () => data.find(({ id }) => String(id) === query['id']) ?? null,
  );
  const reload = async () => setRows((await api.untreated.get({})).data);
  return (
    <>
      <ListManager
        title="Lo que no tratamos"
        caption="Temas que el portal no trata"
        noun={['tema', 'temas']}
        searchLabel="Buscar un tema"
        list={{ rows, list, nameOf: ({ title }) => title, replace: setRows, reload }}
        textOf={({ title, answer, asked }) => `${title} ${answer} ${asked}`}
        name={{ label: 'Tema' }}
        columns={[
          { key: 'answer', label: 'Dónde preguntar', isText: true, render: ({ answer }) => answer },
          {
            key: 'isProduct',
            label: 'De quién es',
            render: ({ isProduct }) => (isProduct ? 'Lo trae el portal' : 'De tu institución'),
          },
        ]}
        actionsLabel="Acciones"
        edit={(row) => ({ onClick: () => setEdited(row) })}
        removal={{
          type: 'NoTratado',
          send: ({ id }) => api.untreated.delete({ id }),
          sendMany: (items) => api.untreated.deleteMany(items),
          consequence: {
            named: (name) => `El buscador ya no dirá dónde preguntar por «${name}»`,
            one: 'El buscador ya no dirá dónde preguntar por él',
            many: 'El buscador ya no dirá dónde preguntar por los # temas',
          },
        }}
        add={{ onClick: () => setEdited('new') }}
        empty={{
          image: '/motivos/libro.svg',
          title: 'Todavía no hay temas',
          text: 'Di aquí de qué no trata el portal y dónde se pregunta: el buscador lo contesta así. Agrega el primero.',
        }}
      />
      <RowDialog edited={edited} noun="tema" onClose={() => setEdited(null)}>
        {(row) => (
          <UntreatedForm
            key={row?.version}
            row={row}
            accountId={viewer?.accountId ?? 0}
            onTakeOther={(theirs) => {
              setEdited(theirs);
              void reload();
            }}
            onSaved={async (message) => {
              setEdited(null);
              toast({ text: message });
              await reload();
            }}
          />
        )}
      </RowDialog>
    </>
  );
}

interface UntreatedFormProps {
  /** The row to change; null = a new one. */
  row: UntreatedRow | null;
  accountId: number;
  onSaved: (message: string) => Promise<void>;
  /** Reopens the form with what another person saved. */
  onTakeOther: (theirs: UntreatedRow) => void;
}
type UntreatedInput = InputOf<typeof untreated.add>;

const textsOf = (row: UntreatedRow | null): TextsFor<UntreatedInput> => ({
  Title: row?.title,
  Answer: row?.answer,
  Asked: row?.asked,
});

function UntreatedForm({ row, accountId, onSaved, onTakeOther }: UntreatedFormProps) {
  const api = useApi();
  const draft = useDraft(accountId, `untreated.${row?.id ?? 'new'}`, row?.version);
  const saving = useVersionedSave<UntreatedInput, UntreatedRow>({
    draft,
    async save(input, Version) {
      const { message } = await (row === null
        ? api.untreated.add(input)
        : api.untreated.update({ ...input, Id: row.id, Version }));
      draft.saved();
      await onSaved(message);
    },
    stored: async () => storedRow((await api.untreated.get({})).data, row?.id),
  });
  const texts = underDraft(textsOf(row), draft.restored);
  const form = useForm({ schema: untreated.add.input, draft, texts, submit: saving.submit });
  return (
    <RowForm
      form={form}
      submitLabel={row === null ? 'Agregar' : 'Guardar'}
      saving={saving}
      draft={draft}
      onTakeOther={onTakeOther}
      fieldsOf={({ Title, Answer, Asked = '' }, theirs) => [
        { label: 'Tema', before: theirs.title, after: Title },
        { label: 'Dónde preguntar', before: theirs.answer, after: Answer },
        { label: 'Cómo se pregunta', before: theirs.asked, after: Asked },
      ]}
    >
      <TextField
        {...form.field('Title')}
        label="Tema"
        hint="Por ejemplo: Divorcio."
        autoComplete="off"
        data-focus-first
      />
      <TextArea
        {...form.field('Answer')}
        label="Dónde preguntar"
        rows={3}
        hint="En una o dos frases: quién sabe de eso y cómo se llega."
      />
      <TextArea
        {...form.field('Asked')}
        label="Cómo se pregunta"
        optional
        rows={6}
        hint="Una forma por línea, como la escribe la gente: «me voy a divorciar»."
      />
    </RowForm>
  );
}
