import type { MediaRow } from '../../../../contract/images/calls.ts';
import { imageUrl } from '../../../../contract/images/images.ts';
import { Failure } from '../../../components/display/callout.tsx';
import { classNames } from '../../../components/display/class-names.ts';
import { ResponsiveImage } from '../../../components/display/responsive-image.tsx';
import { Button } from '../../../components/forms/button.tsx';
import { IconButton } from '../../../components/forms/icon-button.tsx';
import { EmptyState } from '../../../components/page/empty-state.tsx';
import styles from './media-browser.module.css';
import type { MediaList } from './use-media.ts';

type MediaGridProps = {
  list: MediaList;
  onPick(row: MediaRow): void;
  onDescribe(row: MediaRow): void;
  onDelete(row: MediaRow): void;
  onMore(): void;
};

/** The images, or the state of the list: loading, none yet, none found, not reached. */
export function MediaGrid({ list, onMore, ...actions }: MediaGridProps) {
  const { rows, total, words, isLoading, failure } = list;
  const isWaiting = isLoading && rows.length === 0;
  return (
    <>
      <p className={styles.count} role="status">
        {!isLoading && rows.length > 0 && `${rows.length} de ${total} ${total === 1 ? 'imagen' : 'imágenes'}`}
      </p>
      {isWaiting && <WaitingGrid />}
      {!isLoading && failure === null && rows.length === 0 && <NoMedia words={words} />}
      {rows.length > 0 && (
        <ul className={styles.grid}>
          {rows.map((row) => (
            <MediaCell key={row.id} row={row} {...actions} />
          ))}
        </ul>
      )}
      <Failure message={failure} />
      {!isWaiting && (failure !== null || rows.length < total) && (
        <div className={styles.more}>
          <Button kind="line" busy={isLoading} onClick={onMore}>
            {failure === null ? 'Cargar más' : 'Reintentar'}
          </Button>
        </div>
      )}
    </>
  );
}

function MediaCell({
  row,
  onPick,
  onDescribe,
  onDelete,
}: { row: MediaRow } & Omit<MediaGridProps, 'list' | 'onMore'>) {
  const name = row.alt || `sin texto alternativo, ${row.width} × ${row.height}`;
  return (
    <li className={styles.cell}>
      <button
        type="button"
        className={styles.pick}
        aria-label={`Elegir: ${name}`}
        onClick={() => onPick(row)}
      >
        <ResponsiveImage
          src={imageUrl('articlefile', row.path, 320)}
          alt=""
          width={row.width}
          height={row.height}
        />
      </button>
      <p className={styles.alt}>{row.alt || <span className="muted">Sin texto alternativo</span>}</p>
      <div className={styles.tools}>
        <IconButton icon="pencil" label="Texto alternativo" subject={name} onClick={() => onDescribe(row)} />
        <IconButton icon="trash" label="Eliminar" subject={name} danger onClick={() => onDelete(row)} />
      </div>
    </li>
  );
}

function WaitingGrid() {
  return (
    <div aria-busy="true">
      <p className="sr" role="status">
        Cargando las imágenes
      </p>
      <div className={classNames(styles.grid, styles.waiting)} aria-hidden="true">
        {['a', 'b', 'c', 'd', 'e', 'f'].map((place) => (
          <div key={place} />
        ))}
      </div>
    </div>
  );
}

function NoMedia({ words }: { words: string }) {
  return words === '' ? (
    <EmptyState image="/motivos/semilla.svg" title="Todavía no hay imágenes">
      Sube la primera: quedará aquí para otros textos.
    </EmptyState>
  ) : (
    <EmptyState image="/motivos/libro.svg" title={`Nada con «${words}»`}>
      Se busca en el texto alternativo. Prueba con otra palabra.
    </EmptyState>
  );
}
