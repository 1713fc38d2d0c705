import type { Slide } from '../../../contract/calls/home-slider.ts';
import { imageUrl } from '../../../contract/content/images.ts';
import { ResponsiveImage } from '../../components/display/responsive-image.tsx';
import type { Column } from '../../components/table/data-table-column.ts';
import { MovableTitle } from '../../components/table/sortable-rows.tsx';
import { actionsColumn } from '../../lib/lists/ordered-columns.tsx';
import type { OrderedList } from '../../lib/lists/use-ordered-list.ts';
import styles from './slider.module.css';

interface SlideActions {
  onEdit(slide: Slide): void;
  onRemove(slide: Slide): void;
}

/** The name of a slide: its description or, without one, that of the uploaded file. */
export const slideName = ({ alt, name }: Slide): string => alt || name || 'Imagen sin nombre';

/** The columns of the slider (spec 2.15). */
export function slideColumns(
  orderedList: OrderedList<Slide>,
  { onEdit, onRemove }: SlideActions,
): Column<Slide>[] {
  return [
    {
      key: 'name',
      label: 'Nombre',
      kind: 'title',
      sortBy: slideName,
      render: (slide) => (
        <MovableTitle {...orderedList} row={slide}>
          <span className={styles.name}>{slideName(slide)}</span>
        </MovableTitle>
      ),
    },
    {
      key: 'image',
      label: 'Imagen',
      render: ({ path }) => (
        <ResponsiveImage
          className={styles.small}
          src={imageUrl('slider', path, 320)}
          alt=""
          width={320}
          height={264}
        />
      ),
    },
    {
      key: 'link',
      label: 'Enlace',
      isText: true,
      sortBy: ({ link }) => link,
      render: ({ link }) =>
        link === '' ? (
          <span className="muted">Sin enlace</span>
        ) : (
          <a className={styles.link} href={link} target="_blank" rel="noreferrer">
            {link}
          </a>
        ),
    },
    actionsColumn(orderedList, { edit: (slide) => ({ onClick: () => onEdit(slide) }), onRemove }),
  ];
}
