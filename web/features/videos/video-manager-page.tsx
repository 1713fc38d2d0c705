import { useState } from 'react';
import type { VideoRow } from '../../../contract/calls/video.ts';
import { Icon } from '../../components/display/icon.tsx';
import { Button } from '../../components/forms/button.tsx';
import { ConfirmDialog } from '../../components/overlay/confirm-dialog.tsx';
import { useToast } from '../../components/overlay/toast.tsx';
import { EmptyState } from '../../components/page/empty-state.tsx';
import { ToolHead } from '../../components/page/page-head.tsx';
import { ClientTable, ClientTableSearch } from '../../components/table/client-table.tsx';
import { SortableFrame } from '../../components/table/sortable-rows.tsx';
import { useApi } from '../../lib/api/api-context.ts';
import { restoring, trashAction } from '../../lib/lists/bulk-actions.ts';
import { orderedSelection } from '../../lib/lists/ordered-selection.tsx';
import { trashConsequence } from '../../lib/lists/trash-words.ts';
import { useOrderedList, withRow } from '../../lib/lists/use-ordered-list.ts';
import { useRemoval } from '../../lib/lists/use-removal.ts';
import type { ViewProps } from '../../lib/page/screen.ts';
import { videoColumns } from './video-columns.tsx';
import { VideoDialog } from './video-dialog.tsx';

/** /video: the videos in their order, with their form in a dialog (spec 2.15). */
export default function VideoManagerPage({ data, viewer }: ViewProps<VideoRow[]>) {
  const api = useApi();
  const toast = useToast();
  const [edited, setEdited] = useState<VideoRow | 'new' | null>(null);
  const orderedList = useOrderedList<VideoRow>({
    rows: data,
    nameOf: ({ title }) => title,
    order: (Ids) => api.video.order({ Ids }),
  });
  const reload = async () => {
    const { data: rows } = await api.video.get({});
    orderedList.replace(() => rows);
  };
  const removal = useRemoval<VideoRow>({
    remove: ({ id }) => api.video.delete({ id }),
    onRemoved: ({ id }) => orderedList.replace((before) => before.filter((video) => video.id !== id)),
    undo: { restore: (row) => restoring(api, 'Video')([row]), onUndone: reload },
  });
  const add = (
    <Button onClick={() => setEdited('new')}>
      <Icon name="plus" />
      Agregar
    </Button>
  );
  return (
    <>
      <ToolHead title="VIDEOS">
        {orderedList.rows.length > 0 && <ClientTableSearch list={orderedList.list} label="Buscar un video" />}
        {add}
      </ToolHead>
      <SortableFrame {...orderedList}>
        <ClientTable
          caption="Videos"
          noun={['video', 'videos']}
          list={orderedList.list}
          rows={orderedList.rows}
          rowKey={({ id }) => id}
          selectable={orderedSelection({
            orderedList,
            noun: ['video', 'videos'],
            actions: [
              trashAction(api, {
                type: 'Video',
                title: 'Confirmar',
                send: (items) => api.video.deleteMany(items),
                consequence: ['El video dejará de verse', 'Los # videos dejarán de verse'],
              }),
            ],
            onDone: reload,
          })}
          textOf={({ title, description }) => `${title} ${description}`}
          columns={videoColumns(orderedList, { onEdit: setEdited, onRemove: removal.ask })}
          empty={
            <EmptyState image="/motivos/libro.svg" title="Todavía no hay videos" actions={add}>
              Agrega el primero: un enlace de YouTube o Vimeo, o a un archivo mp4 o webm.
            </EmptyState>
          }
        />
      </SortableFrame>
      <VideoDialog
        edited={edited}
        accountId={viewer?.accountId ?? 0}
        onClose={() => setEdited(null)}
        onTakeOther={(video) => {
          orderedList.replace((before) => withRow(before, video));
          setEdited(video);
        }}
        onSaved={(video, message) => {
          orderedList.replace((before) => withRow(before, video));
          setEdited(null);
          toast({ text: message });
        }}
      />
      <ConfirmDialog
        {...removal.dialogProps}
        title="Confirmar"
        body={
          <>
            <p>Desea eliminar?</p>
            <p>{trashConsequence(`El video «${removal.asked?.title}» dejará de verse`)}</p>
          </>
        }
      />
    </>
  );
}
