import { truncations } from '../../../contract/constants.ts';
import type { VideoRow } from '../../../contract/video.ts';
import type { Column } from '../../components/data-table-column.ts';
import { IconButton } from '../../components/icon-button.tsx';
import { MovableTitle, MoveButtons } from '../../components/sortable-rows.tsx';
import type { Shelf } from '../../lib/use-shelf.ts';
import { MoreText } from './more-text.tsx';

interface VideoActions {
  onEdit(video: VideoRow): void;
  onRemove(video: VideoRow): void;
}

/** The columns of the videos (portal.md §2, Video manager). */
export function videoColumns(shelf: Shelf<VideoRow>, { onEdit, onRemove }: VideoActions): Column<VideoRow>[] {
  return [
    {
      key: 'title',
      label: 'Título',
      kind: 'title',
      sortBy: ({ title }) => title,
      render: (video) => (
        <MovableTitle {...shelf} row={video}>
          {video.title}
        </MovableTitle>
      ),
    },
    {
      key: 'description',
      label: 'Descripción',
      render: ({ title, description }) =>
        description === '' ? (
          <span className="muted">Sin descripción</span>
        ) : (
          <MoreText text={description} length={truncations.videoTable} about={title} />
        ),
    },
    {
      key: 'actions',
      label: 'Acción',
      kind: 'actions',
      render: (video) => (
        <div>
          <MoveButtons {...shelf} row={video} />
          <IconButton icon="pencil" label="Editar" subject={video.title} onClick={() => onEdit(video)} />
          <IconButton
            icon="trash"
            label="Eliminar"
            subject={video.title}
            danger
            onClick={() => onRemove(video)}
          />
        </div>
      ),
    },
  ];
}
