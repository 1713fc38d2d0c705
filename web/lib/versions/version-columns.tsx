import type { Revision } from '../../../contract/revision.ts';
import { Tag } from '../../components/display/tag.tsx';
import { Button } from '../../components/forms/button.tsx';
import type { Column } from '../../components/table/data-table-column.ts';
import { dateAndTime } from '../format.ts';

export type PresentVersion = { version: number; title: string };

type Hrefs = {
  see: string;
  /** The address that compares an earlier version with it. */
  compare: (version: number) => string;
};

const stateColumn: Column<Revision> = {
  key: 'state',
  label: 'Estado',
  render: ({ published }) =>
    published ? <Tag kind="ok">Publicado</Tag> : <Tag kind="off">Sin publicar</Tag>,
};

/** `hasDrafts`: each version was published or not. */
export function versionColumns(
  present: PresentVersion,
  hrefs: Hrefs,
  hasDrafts: boolean,
): Column<Revision>[] {
  return [
    {
      key: 'version',
      label: 'Versión',
      kind: 'title',
      render: ({ version, title }) => (
        <>
          Versión {version}
          {version === present.version && (
            <>
              {' '}
              <Tag kind="info">Actual</Tag>
            </>
          )}
          {title !== present.title && <div className="small muted">«{title}»</div>}
        </>
      ),
    },
    { key: 'savedAt', label: 'Guardada', nowrap: true, render: ({ savedAt }) => dateAndTime(savedAt) },
    { key: 'savedBy', label: 'Por', render: ({ savedBy }) => savedBy ?? 'Venía con el portal' },
    ...(hasDrafts ? [stateColumn] : []),
    {
      key: 'actions',
      label: 'Acciones',
      kind: 'actions',
      render: ({ version }) => (
        <div>
          {version === present.version ? (
            <Button size="small" kind="text" href={hrefs.see}>
              Ver
            </Button>
          ) : (
            <Button
              size="small"
              kind="line"
              href={hrefs.compare(version)}
              aria-label={`Comparar la versión ${version} con la actual`}
            >
              Comparar
            </Button>
          )}
        </div>
      ),
    },
  ];
}
