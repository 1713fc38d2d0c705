import type { Revision } from '../../../contract/revision.ts';
import { Button } from '../../components/forms/button.tsx';
import { EmptyState } from '../../components/page/empty-state.tsx';
import { ToolHead } from '../../components/page/page-head.tsx';
import { DataTable } from '../../components/table/data-table.tsx';
import { type PresentVersion, versionColumns } from './version-columns.tsx';

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
