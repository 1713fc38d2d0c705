import { useState } from 'react';
import { truncations } from '../../../contract/constants.ts';
import type { VideoRow } from '../../../contract/videos/calls.ts';
import { useToast } from '../../components/overlay/toast.tsx';
import type { Column } from '../../components/table/data-table-column.ts';
import { useApi } from '../../lib/api/api-context.ts';
import { ListManager } from '../../lib/lists/list-manager.tsx';
import { useOrderedList, withRow } from '../../lib/lists/use-ordered-list.ts';
import type { ViewProps } from '../../lib/page/screen.ts';
import { RowDialog } from '../../lib/versions/row-form.tsx';
import { MoreText } from './more-text.tsx';
import { VideoForm } from './video-form.tsx';

/** /video: the videos in their order, with their form in a dialog (spec 2.15). */
export default function VideoManagerPage({ data, viewer }: ViewProps<VideoRow[]>) {
  const api = useApi();
  const toast = useToast();
  const [edited, setEdited] = useState<VideoRow | 'new' | null>(null);
  const list = useOrderedList<VideoRow>({
    rows: data,
    nameOf: ({ title }) => title,
    order: (Ids) => api.video.order({ Ids }),
    load: async () => (await api.video.get({})).data,
  });
  return (
    <>
      <ListManager
        title="VIDEOS"
        caption="Videos"
        noun={['video', 'videos']}
        searchLabel="Buscar un video"
        list={list}
        textOf={({ title, description }) => `${title} ${description}`}
        name={{ label: 'Título' }}
        columns={columns}
        edit={(video) => ({ onClick: () => setEdited(video) })}
        removal={{
          type: 'Video',
          title: 'Confirmar',
          send: ({ id }) => api.video.delete({ id }),
          sendMany: (items) => api.video.deleteMany(items),
          consequence: {
            named: (name) => `El video «${name}» dejará de verse`,
            one: 'El video dejará de verse',
            many: 'Los # videos dejarán de verse',
          },
        }}
        add={{ onClick: () => setEdited('new') }}
        empty={{
          image: '/motivos/libro.svg',
          title: 'Todavía no hay videos',
          text: 'Agrega el primero: un enlace de YouTube o Vimeo, o a un archivo mp4 o webm.',
        }}
      />
      <RowDialog edited={edited} noun="Vídeo" wide onClose={() => setEdited(null)}>
        {(video) => (
          <VideoForm
            key={video?.version}
            video={video}
            accountId={viewer?.accountId ?? 0}
            onTakeOther={(theirs) => {
              list.replace((before) => withRow(before, theirs));
              setEdited(theirs);
            }}
            onSaved={(saved, message) => {
              list.replace((before) => withRow(before, saved));
              setEdited(null);
              toast({ text: message });
            }}
          />
        )}
      </RowDialog>
    </>
  );
}

const columns: Column<VideoRow>[] = [
  {
    key: 'description',
    label: 'Descripción',
    isText: true,
    render: ({ title, description }) =>
      description !== '' && <MoreText text={description} length={truncations.videoTable} about={title} />,
  },
];
