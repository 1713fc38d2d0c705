import type { VideoRow } from '../../../contract/calls/video.ts';
import { truncations } from '../../../contract/constants.ts';
import type { Column } from '../../components/table/data-table-column.ts';
import { MovableTitle } from '../../components/table/sortable-rows.tsx';
import { actionsColumn } from '../../lib/lists/ordered-columns.tsx';
import type { OrderedList } from '../../lib/lists/use-ordered-list.ts';
import { MoreText } from './more-text.tsx';

interface VideoActions {
  onEdit(video: VideoRow): void;
  onRemove(video: VideoRow): void;
}

/** The columns of the videos (spec 2.15). */
export function videoColumns(
  orderedList: OrderedList<VideoRow>,
  { onEdit, onRemove }: VideoActions,
): Column<VideoRow>[] {
  return [
    {
      key: 'title',
      label: 'Título',
      kind: 'title',
      sortBy: ({ title }) => title,
      render: (video) => (
        <MovableTitle {...orderedList} row={video}>
          {video.title}
        </MovableTitle>
      ),
    },
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
    actionsColumn(orderedList, { edit: (video) => ({ onClick: () => onEdit(video) }), onRemove }),
  ];
}
