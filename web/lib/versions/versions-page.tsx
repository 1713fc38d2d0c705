import type { ReactNode } from 'react';
import type { Revision } from '../../../contract/revision.ts';
import { Tag } from '../../components/display/tag.tsx';
import { Button } from '../../components/forms/button.tsx';
import { Breadcrumb } from '../../components/page/breadcrumb.tsx';
import { EmptyState } from '../../components/page/empty-state.tsx';
import { ToolHead } from '../../components/page/page-head.tsx';
import { DataTable } from '../../components/table/data-table.tsx';
import type { Column } from '../../components/table/data-table-column.ts';
import type { ComparedField } from '../../components/text/compare-fields.tsx';
import { dateAndTime } from '../format.ts';
import { useNotice } from '../page/notice.ts';
import type { LoadedVersions } from './load-versions.ts';
import type { StoredVersion } from './version-author.ts';
import { VersionComparison } from './version-comparison.tsx';

type TitledRow = StoredVersion & { id: number; title: string };

type VersionsPageProps<Present extends TitledRow, Chosen extends StoredVersion> = {
  /** The noun inside a sentence: 'el artículo'. */
  noun: string;
  /** The address of the list of its kind. */
  home: { label: string; href: string };
  /** The head of the row's screens; without it the screen has its own. */
  head?: (here: string) => ReactNode;
  loaded: LoadedVersions<Present, Chosen>;
  hrefs: { list: string; edit: string; see: string };
  /** The effect of restoring: what is as in the chosen version again, and what the current one is then. */
  consequence: readonly [regained: string, stays?: string];
  /** Saves the chosen version as a new one over the current one. */
  restore: (input: { Id: number; Revision: number; Version: number }) => Promise<{ message: string }>;
  /** The chosen version (`before`) and the current one (`after`), field by field. */
  fieldsOf: (chosen: Chosen, present: Present) => readonly ComparedField[];
  /** Names equal values in one line. */
  foldsEqual?: boolean;
};

/** The list of saved versions, or one of them beside the current one with a button that restores it. */
export function VersionsPage<Present extends TitledRow, Chosen extends StoredVersion>(
  props: VersionsPageProps<Present, Chosen>,
) {
  const { noun, home, head, hrefs } = props;
  const { present, revisions, chosen } = props.loaded;
  const [regained, stays = ''] = props.consequence;
  const titleLevel = head === undefined ? 1 : 2;
  useNotice();
  return (
    <>
      {head?.(chosen === null ? 'Versiones' : `Versión ${chosen.version}`) ?? (
        <Breadcrumb
          trail={[
            home,
            { label: 'Editar', href: hrefs.edit },
            ...(chosen === null
              ? [{ label: 'Versiones' }]
              : [{ label: 'Versiones', href: hrefs.list }, { label: `Versión ${chosen.version}` }]),
          ]}
        />
      )}
      {chosen === null ? (
        <VersionList
          titleLevel={titleLevel}
          noun={noun}
          present={present}
          revisions={revisions}
          hrefs={hrefs}
        />
      ) : (
        <VersionComparison
          titleLevel={titleLevel}
          present={present}
          chosen={chosen}
          listHref={hrefs.list}
          consequence={`${regained.replace('#', String(chosen.version))}. Lo de ahora queda como versión ${present.version}${stays}.`}
          restore={() =>
            props.restore({ Id: present.id, Revision: chosen.version, Version: present.version })
          }
          fields={props.fieldsOf(chosen, present)}
          foldsEqual={props.foldsEqual ?? false}
        />
      )}
    </>
  );
}

type VersionListProps = {
  titleLevel: 1 | 2;
  /** The noun inside a sentence: 'el artículo'. */
  noun: string;
  present: PresentVersion;
  revisions: readonly Revision[];
  hrefs: { list: string; edit: string; see: string };
};

/** Every saved version, newest first, each with a link that compares it with the current one. */
function VersionList({ titleLevel, noun, present, revisions, hrefs }: VersionListProps) {
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
