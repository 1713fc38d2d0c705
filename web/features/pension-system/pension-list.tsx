import type { PensionItemRow } from '../../../contract/calls/sistema-pension.ts';
import { Icon } from '../../components/display/icon.tsx';
import { Button } from '../../components/forms/button.tsx';
import { ConfirmDialog } from '../../components/overlay/confirm-dialog.tsx';
import { EmptyState } from '../../components/page/empty-state.tsx';
import { ToolHead } from '../../components/page/page-head.tsx';
import { ClientTable, ClientTableSearch } from '../../components/table/client-table.tsx';
import type { Column } from '../../components/table/data-table-column.ts';
import { MovableTitle, SortableFrame } from '../../components/table/sortable-rows.tsx';
import { useApi } from '../../lib/api/api-context.ts';
import { restoring, trashAction } from '../../lib/lists/bulk-actions.ts';
import { actionsColumn } from '../../lib/lists/ordered-columns.tsx';
import { orderedSelection } from '../../lib/lists/ordered-selection.tsx';
import { trashConsequence } from '../../lib/lists/trash-words.ts';
import { type OrderedList, useOrderedList } from '../../lib/lists/use-ordered-list.ts';
import { useRemoval } from '../../lib/lists/use-removal.ts';
import { useNotice } from '../../lib/page/notice.ts';
import { plainBeginning, plainText } from './plain-text.rules.ts';

/** The texts on the pension system in their order, with their actions. */
export function PensionList({ items }: { items: readonly PensionItemRow[] }) {
  const api = useApi();
  const orderedList = useOrderedList<PensionItemRow>({
    rows: items,
    nameOf: ({ title }) => title,
    order: (Ids) => api.sistemaPension.order({ Ids }),
  });
  const reload = async () => {
    const { data: rows } = await api.sistemaPension.get({});
    orderedList.replace(() => rows);
  };
  const removal = useRemoval<PensionItemRow>({
    remove: ({ id }) => api.sistemaPension.delete({ id }),
    onRemoved: ({ id }) => orderedList.replace((before) => before.filter((item) => item.id !== id)),
    undo: { restore: (row) => restoring(api, 'Sistema')([row]), onUndone: reload },
  });
  useNotice();
  const add = (
    <Button href="/sistemapension?id=nuevo">
      <Icon name="plus" />
      Agregar
    </Button>
  );
  return (
    <>
      <ToolHead title="Sistema de pensiones">
        {orderedList.rows.length > 0 && <ClientTableSearch list={orderedList.list} label="Buscar un texto" />}
        {add}
      </ToolHead>
      <SortableFrame {...orderedList}>
        <ClientTable
          caption="Textos sobre el sistema de pensiones"
          noun={['texto', 'textos']}
          list={orderedList.list}
          rows={orderedList.rows}
          rowKey={({ id }) => id}
          selectable={orderedSelection({
            orderedList,
            noun: ['texto', 'textos'],
            actions: [
              trashAction(api, {
                type: 'Sistema',
                send: (items) => api.sistemaPension.deleteMany(items),
                consequence: ['El texto dejará de verse', 'Los # textos dejarán de verse'],
              }),
            ],
            onDone: reload,
          })}
          textOf={({ title, description }) => `${title} ${plainText(description)}`}
          columns={pensionColumns(orderedList, removal.ask)}
          empty={
            <EmptyState image="/motivos/escudo.svg" title="Todavía no hay textos" actions={add}>
              Explica aquí cómo funciona el sistema, parte por parte. Agrega la primera.
            </EmptyState>
          }
        />
      </SortableFrame>
      <ConfirmDialog
        {...removal.dialogProps}
        title="Desea eliminar?"
        body={trashConsequence(`El texto «${removal.asked?.title}» dejará de verse`)}
      />
    </>
  );
}

function pensionColumns(
  orderedList: OrderedList<PensionItemRow>,
  onRemove: (item: PensionItemRow) => void,
): Column<PensionItemRow>[] {
  const editHref = ({ id }: PensionItemRow) => `/sistemapension?id=${id}`;
  return [
    {
      key: 'title',
      label: 'Título',
      kind: 'title',
      sortBy: ({ title }) => title,
      render: (item) => (
        <MovableTitle {...orderedList} row={item}>
          <a href={editHref(item)}>{item.title}</a>
        </MovableTitle>
      ),
    },
    {
      key: 'description',
      label: 'Descripción',
      isText: true,
      render: ({ description }) => <span className="muted">{plainBeginning(description)}</span>,
    },
    actionsColumn(orderedList, { edit: (item) => ({ href: editHref(item) }), onRemove }),
  ];
}
