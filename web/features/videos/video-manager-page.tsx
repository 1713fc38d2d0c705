import { useState } from 'react';
import type { VideoRow } from '../../../contract/calls/video.ts';
import { truncations } from '../../../contract/constants.ts';
import { Dialog } from '../../components/overlay/dialog.tsx';
import { useToast } from '../../components/overlay/toast.tsx';
import type { Column } from '../../components/table/data-table-column.ts';
import { useApi } from '../../lib/api/api-context.ts';
import { ListManager } from '../../lib/lists/list-manager.tsx';
import { useOrderedList, withRow } from '../../lib/lists/use-ordered-list.ts';
import type { ViewProps } from '../../lib/page/screen.ts';
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
      <VideoDialog
        edited={edited}
        accountId={viewer?.accountId ?? 0}
        onClose={() => setEdited(null)}
        onTakeOther={(video) => {
          list.replace((before) => withRow(before, video));
          setEdited(video);
        }}
        onSaved={(video, message) => {
          list.replace((before) => withRow(before, video));
          setEdited(null);
          toast({ text: message });
        }}
      />
    </>
  );
}

const columns: Column<VideoRow>[] = [
  {
    key: 'description',
    label: 'Descripción',
    isText: true,
    render: ({ title, description }) =>
      description === '' ? (
        <span className="muted">Sin descripción</span>
      ) : (
        <MoreText text={description} length={truncations.videoTable} about={title} />
      ),
  },
];

type VideoDialogProps = {
  /** The video to change, 'new' to add one, null = closed. */
  edited: VideoRow | 'new' | null;
  accountId: number;
  onClose: () => void;
  onSaved: (video: VideoRow, message: string) => void;
  onTakeOther: (video: VideoRow) => void;
};

/** The dialog that adds or changes a video; its title says which (spec 2.15). */
function VideoDialog({ edited, onClose, ...rest }: VideoDialogProps) {
  const video = edited === 'new' ? null : edited;
  return (
    <Dialog
      open={edited !== null}
      onClose={onClose}
      wide
      title={edited === 'new' ? 'Agregar Vídeo' : 'Editar Vídeo'}
    >
      {edited !== null && <VideoForm {...rest} key={video?.version} video={video} />}
    </Dialog>
  );
}
