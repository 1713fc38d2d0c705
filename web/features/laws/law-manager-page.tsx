import { useState } from 'react';
import type { LawRow } from '../../../contract/calls/ley-reglamento.ts';
import { ConfirmDialog } from '../../components/overlay/confirm-dialog.tsx';
import { useToast } from '../../components/overlay/toast.tsx';
import { EmptyState } from '../../components/page/empty-state.tsx';
import { ToolHead } from '../../components/page/page-head.tsx';
import { ClientTable, ClientTableSearch } from '../../components/table/client-table.tsx';
import { SortableFrame } from '../../components/table/sortable-rows.tsx';
import { useApi } from '../../lib/api/api-context.ts';
import { useLeaveQuestion } from '../../lib/forms/use-leave-question.tsx';
import { restoring, trashAction } from '../../lib/lists/bulk-actions.ts';
import { orderedSelection } from '../../lib/lists/ordered-selection.tsx';
import { trashConsequence } from '../../lib/lists/trash-words.ts';
import { useOrderedList } from '../../lib/lists/use-ordered-list.ts';
import { useRemoval } from '../../lib/lists/use-removal.ts';
import type { ViewProps } from '../../lib/page/screen.ts';
import { lawColumns } from './law-columns.tsx';
import { LawForm } from './law-form.tsx';
import styles from './law-manager-page.module.css';

/** /leyreglamento: the form of a law above the table of all laws (spec 2.15). */
export default function LawManagerPage({ data, viewer }: ViewProps<LawRow[]>) {
  const api = useApi();
  const toast = useToast();
  const [edited, setEdited] = useState<LawRow | null>(null);
  const [formKey, setFormKey] = useState(0); // a new key makes a new form, with empty fields
  const orderedList = useOrderedList<LawRow>({
    rows: data,
    nameOf: ({ title }) => title,
    order: (Ids) => api.leyReglamento.order({ Ids }),
  });
  const reload = async () => {
    const { data: rows } = await api.leyReglamento.get({});
    orderedList.replace(() => rows);
  };
  const leaving = useLeaveQuestion();
  const removal = useRemoval<LawRow>({
    remove: ({ id }) => api.leyReglamento.deleteLeyReglamento({ id }),
    onRemoved({ id }) {
      orderedList.replace((before) => before.filter((law) => law.id !== id));
      if (edited?.id === id) edit(null);
    },
    undo: { restore: (row) => restoring(api, 'Ley')([row]), onUndone: reload },
  });

  function edit(law: LawRow | null): void {
    setEdited(law);
    setFormKey((before) => before + 1);
  }

  async function showSaved(message: string): Promise<void> {
    edit(null);
    toast({ text: message });
    await reload();
  }

  return (
    <>
      <ToolHead title="Leyes y reglamentos" />
      <LawForm
        key={formKey}
        law={edited}
        isOpened={formKey > 0}
        onCancel={() => leaving.before(() => edit(null))}
        onSaved={showSaved}
        accountId={viewer?.accountId ?? 0}
        onTakeOther={edit}
      />
      {orderedList.rows.length > 0 && (
        <div className={styles.tools}>
          <ClientTableSearch list={orderedList.list} label="Buscar una ley" />
        </div>
      )}
      <SortableFrame {...orderedList}>
        <ClientTable
          caption="Leyes y reglamentos"
          noun={['documento', 'documentos']}
          list={orderedList.list}
          rows={orderedList.rows}
          rowKey={({ id }) => id}
          selectable={orderedSelection({
            orderedList,
            noun: ['documento', 'documentos'],
            actions: [
              trashAction(api, {
                type: 'Ley',
                send: (items) => api.leyReglamento.deleteMany(items),
                consequence: [
                  'El documento dejará de verse y de descargarse',
                  'Los # documentos dejarán de verse y de descargarse',
                ],
              }),
            ],
            onDone: reload,
          })}
          textOf={({ title, description, type }) => `${title} ${description} ${type}`}
          columns={lawColumns(orderedList, {
            onEdit: (row) => leaving.before(() => edit(row)),
            onRemove: removal.ask,
          })}
          empty={
            <EmptyState image="/motivos/escudo.svg" title="Todavía no hay documentos">
              Agrega el primero con el formulario de arriba.
            </EmptyState>
          }
        />
      </SortableFrame>
      {leaving.question}
      <ConfirmDialog
        {...removal.dialogProps}
        title="Desea eliminar?"
        body={trashConsequence(`«${removal.asked?.title}» dejará de verse y de descargarse`)}
      />
    </>
  );
}
