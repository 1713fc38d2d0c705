import type { Revision } from '../../../contract/revision.ts';
import { Tag } from '../../components/display/tag.tsx';
import { Button } from '../../components/forms/button.tsx';
import { EmptyState } from '../../components/page/empty-state.tsx';
import { ToolHead } from '../../components/page/page-head.tsx';
import { DataTable } from '../../components/table/data-table.tsx';
import type { Column } from '../../components/table/data-table-column.ts';
import { dateAndTime } from '../format.ts';

type VersionListProps = {
  titleLevel: 1 | 2;
  /** The noun inside a sentence: 'el artículo'. */
  noun: string;
  present: PresentVersion;
  revisions: readonly Revision[];
  hrefs: { list: string; edit: string; see: string };
};

/** Every saved version, newest first, each with a link that compares it with the current one. */
export function VersionList({ titleLevel, noun, present, revisions, hrefs }: VersionListProps) {
  return (
    <>
      <ToolHead title="Versiones" level={titleLevel} />
      <div className="stack">
        <p className="muted">
          Cada vez que alguien guarda «{present.title}» queda aquí una versión. Puedes compararla con la
          actual y restaurarla.
        </p>
        <DataTable
          caption={`Versiones de ${present.title}`}
          columns={versionColumns(
            present,
            { see: hrefs.see, compare: (version) => `${hrefs.list}&version=${version}` },
            revisions.some(({ published }) => published !== undefined),
          )}
          rows={revisions.length > 1 ? revisions : []}
          rowKey={({ version }) => version}
          empty={
            <EmptyState
              image="/motivos/semilla.svg"
              title="Todavía no hay versiones anteriores"
              actions={<Button href={hrefs.edit}>Editar {noun}</Button>}
            >
              Aparecen cuando {noun} se guarda de nuevo con algún cambio.
            </EmptyState>
          }
        />
      </div>
    </>
  );
}

type PresentVersion = { version: number; title: string };

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
function versionColumns(present: PresentVersion, hrefs: Hrefs, hasDrafts: boolean): Column<Revision>[] {
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
