import { useState } from 'react';
import { type CategoryRow, category } from '../../../contract/categories/calls.ts';
import { categoryInUse } from '../../../contract/categories/refusals.ts';
import type { InputOf } from '../../../contract/endpoint.ts';
import { Button } from '../../components/forms/button.tsx';
import { TextArea, TextField } from '../../components/forms/text-field.tsx';
import { Dialog } from '../../components/overlay/dialog.tsx';
import { useToast } from '../../components/overlay/toast.tsx';
import { useClientTable } from '../../components/table/use-client-table.ts';
import { useApi } from '../../lib/api/api-context.ts';
import { underDraft } from '../../lib/form-texts.ts';
import { type FormDraft, useDraft } from '../../lib/forms/use-draft.ts';
import { useForm } from '../../lib/forms/use-form.ts';
import { ListManager } from '../../lib/lists/list-manager.tsx';
import type { ViewProps } from '../../lib/page/screen.ts';
import { RowDialog, RowForm } from '../../lib/versions/row-form.tsx';
import { storedRow, useVersionedSave } from '../../lib/versions/use-versioned-save.ts';

/** /category: the categories of articles, with their form in a dialog (spec 2.14). */
export default function CategoryManagerPage({ data, viewer }: ViewProps<CategoryRow[]>) {
  const api = useApi();
  const toast = useToast();
  const [rows, setRows] = useState<readonly CategoryRow[]>(data);
  const list = useClientTable();
  const [edited, setEdited] = useState<CategoryRow | 'new' | null>(null);
  const [used, setUsed] = useState<UsedCategory | null>(null);

  /** A category with articles cannot be deleted: the page says so before asking, with a link to them. */
  async function isUnused(row: CategoryRow): Promise<boolean> {
    const { total = 0 } = await api.article.get({ CategoryId: row.id, Page: 1, PageSize: 1 });
    if (total > 0) setUsed({ row, count: total });
    return total === 0;
  }

  const show = (row: CategoryRow) =>
    setRows((before) => [row, ...before.filter(({ id }) => id !== row.id)].sort(byName));

  return (
    <>
      <ListManager
        title="Categorías"
        caption="Categorías"
        noun={['categoría', 'categorías']}
        searchLabel="Buscar una categoría"
        list={{
          rows,
          list,
          nameOf: ({ name }) => name,
          replace: setRows,
          reload: async () => setRows((await api.category.get({})).data),
        }}
        textOf={({ name, description }) => `${name} ${description}`}
        name={{ label: 'Nombre' }}
        columns={[
          {
            key: 'description',
            label: 'Descripción',
            isText: true,
            render: ({ description }) => description,
          },
        ]}
        actionsLabel="Acciones"
        edit={(row) => ({ onClick: () => setEdited(row) })}
        removal={{
          type: 'Categoria',
          title: 'Confirmar',
          send: ({ id }) => api.category.delete({ id }),
          sendMany: (items) => api.category.deleteMany(items),
          isAllowed: isUnused,
          consequence: {
            named: (name) => `La categoría «${name}» dejará de aparecer en el portal`,
            one: 'La categoría dejará de aparecer en el portal',
            many: 'Las # categorías dejarán de aparecer en el portal',
          },
        }}
        add={{ onClick: () => setEdited('new') }}
        empty={{
          image: '/motivos/semilla.svg',
          title: 'Todavía no hay categorías',
          text: 'Cada artículo necesita una. Agrega la primera.',
        }}
      />
      <RowDialog edited={edited} noun="categoría" onClose={() => setEdited(null)}>
        {(row) => (
          <CategoryForm
            key={row?.version}
            row={row}
            accountId={viewer?.accountId ?? 0}
            onTakeOther={(theirs) => {
              show(theirs);
              setEdited(theirs);
            }}
            onSaved={(saved, message) => {
              show(saved);
              setEdited(null);
              toast({ text: message });
            }}
          />
        )}
      </RowDialog>
      <UsedCategoryDialog used={used} onClose={() => setUsed(null)} />
    </>
  );
}

const byName = (left: CategoryRow, right: CategoryRow) => left.name.localeCompare(right.name, 'es');

/** A category that cannot be deleted, with the number of its articles. */
interface UsedCategory {
  row: CategoryRow;
  count: number;
}

/** Says why a category cannot be deleted, and leads to its articles (spec 2.14). */
function UsedCategoryDialog({ used, onClose }: { used: UsedCategory | null; onClose: () => void }) {
  return (
    <Dialog
      open={used !== null}
      onClose={onClose}
      title={`«${used?.row.name}» tiene ${used?.count === 1 ? '1 artículo' : `${used?.count} artículos`}`}
      footer={
        <>
          <Button kind="line" onClick={onClose}>
            Cerrar
          </Button>
          <Button href={`/listarticle?category=${used?.row.id}`} data-focus-first>
            Ver sus artículos
          </Button>
        </>
      }
    >
      <p className="muted">{categoryInUse.message}</p>
    </Dialog>
  );
}

interface CategoryFormProps {
  /** The category to change; null = a new one. */
  row: CategoryRow | null;
  accountId: number;
  onSaved: (row: CategoryRow, message: string) => void;
  /** Reopens the form with what another person saved. */
  onTakeOther: (row: CategoryRow) => void;
}
type CategoryInput = InputOf<typeof category.add>;

function CategoryForm({ row, accountId, onSaved, onTakeOther }: CategoryFormProps) {
  const draft = useDraft(accountId, `category.${row?.id ?? 'new'}`, row?.version);
  const saving = useCategorySave(row, draft, (saved, message) => {
    draft.saved();
    onSaved(saved, message);
  });
  const texts = underDraft({ Name: row?.name, Description: row?.description }, draft.restored);
  const form = useForm({ schema: category.add.input, draft, texts, submit: saving.submit });
  return (
    <RowForm
      form={form}
      submitLabel={row === null ? 'Agregar' : 'Editar'}
      saving={saving}
      draft={draft}
      onTakeOther={onTakeOther}
      fieldsOf={(own, theirs) => [
        { label: 'Nombre', before: theirs.name, after: own.Name },
        { label: 'Descripción', before: theirs.description, after: own.Description ?? '' },
      ]}
    >
      <TextField {...form.field('Name')} label="Nombre" autoComplete="off" data-focus-first />
      <TextArea {...form.field('Description')} label="Descripción" optional />
    </RowForm>
  );
}

/** Adds a category or changes the stored one, unless another person did so first. */
function useCategorySave(
  row: CategoryRow | null,
  draft: FormDraft,
  onSaved: (row: CategoryRow, message: string) => void,
) {
  const api = useApi();
  return useVersionedSave<CategoryInput, CategoryRow>({
    draft,
    async save(input, Version) {
      const { data, message } = await (row === null
        ? api.category.add(input)
        : api.category.update({ Id: row.id, Version, ...input }));
      onSaved({ ...data, name: input.Name, description: input.Description ?? '' }, message);
    },
    stored: async () => storedRow((await api.category.get({})).data, row?.id),
  });
}
