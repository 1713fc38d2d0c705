import { useEffect, useState } from 'react';
import type { CourseHome } from '../../../contract/courses/home-calls.ts';
import {
  type CourseResults,
  type ResultFilter,
  type ResultRow,
  resultFilters,
} from '../../../contract/results/calls.ts';
import { Button } from '../../components/forms/button.tsx';
import { IconButton, type IconButtonProps } from '../../components/forms/icon-button.tsx';
import { MoreMenu } from '../../components/overlay/more-menu.tsx';
import { EmptyState } from '../../components/page/empty-state.tsx';
import { DataTable } from '../../components/table/data-table.tsx';
import type { Column } from '../../components/table/data-table-column.ts';
import { useApi } from '../../lib/api/api-context.ts';
import { FilterChips } from '../../lib/lists/filter-chips.tsx';
import {
  PagedTableEmpty,
  PagedTablePager,
  PagedTableTools,
  sortedByList,
} from '../../lib/lists/paged-table.tsx';
import { useBulkAction } from '../../lib/lists/use-bulk-action.tsx';
import { listHref, type PagedList, usePagedList } from '../../lib/lists/use-paged-list.ts';
import { useNotice } from '../../lib/page/notice.ts';
import type { Query, ViewProps } from '../../lib/page/screen.ts';
import { CourseHead } from '../course-home/course-head.tsx';
import { coursesFileHref } from '../groups/courses-file-href.ts';
import { groupFilter } from '../groups/group-filter.ts';
import { EnrolDialog } from './enrol-dialog.tsx';
import { loadResults, type ResultsPart } from './load-results.ts';
import { removing, reopening } from './result-actions.ts';
import { resultColumns } from './result-columns.tsx';
import styles from './results.module.css';
import { filtered, filterLabels, filterOf, orderOf } from './results.rules.ts';
import { ResultsBar } from './results-bar.tsx';
import { ResultsFiles } from './results-files.tsx';

type OpenDialog = 'enrol' | 'files' | null;

/** /resultados: everybody enrolled in a course and what they achieved (spec 17.1). */
export default function ResultsPage({ data, query: opened }: ViewProps<ResultsPart & { home: CourseHome }>) {
  const { home } = data;
  const list = usePagedList<ResultsPart>({
    path: '/resultados',
    query: opened,
    loaded: data,
    load: loadResults,
  });
  const { query } = list;
  const { course, rows, counts, total, groups } = list.loaded;
  const [dialog, setDialog] = useState<OpenDialog>(null);
  useNotice();
  useEffect(() => {
    // 'Inscribir' of another part of the course leads here
    if (location.hash !== '#inscribir') return;
    history.replaceState(history.state, '', location.pathname + location.search);
    setDialog('enrol');
  }, []);
  const close = () => setDialog(null);
  const api = useApi();
  const { start, windows } = useBulkAction<ResultRow>({
    nameOf: ({ fullname }) => fullname,
    onDone: list.reload,
  });
  return (
    <>
      <CourseHead course={home} current="personas" onEnrol={() => setDialog('enrol')} />
      <h2 className="sr">Resultados</h2>
      <PagedTableTools
        list={list}
        label="Buscar por nombre, documento o correo"
        filters={groupFilter(groups, query)}
        more={
          <MoreMenu subject="Resultados">
            <IconButton icon="list" label="Ver los intentos" href={`/intentos?id=${course.id}`} />
            {counts.all > 0 && (
              <IconButton icon="download" label="Descargar" onClick={() => setDialog('files')} />
            )}
            <IconButton
              icon="layers"
              label="Resultados de varios cursos"
              href={coursesFileHref(query['group'])}
            />
          </MoreMenu>
        }
      />
      <Filters list={list} counts={counts} />
      <DataTable
        caption={`Resultados de ${course.title}`}
        columns={[
          ...resultColumns(course),
          rowActionColumn({
            onRemove: (row) => start(removing(course.id), [row], row.fullname),
            onReopen: (row) => start(reopening(api, course.id), [row], row.fullname),
          }),
        ]}
        rows={rows}
        rowKey={({ userId }) => userId}
        order={orderOf(query)}
        {...sortedByList(list)}
        selectable={{
          nameOf: ({ fullname }) => fullname,
          bar: (selection) => (
            <ResultsBar
              selection={selection}
              shown={rows.length}
              total={total}
              course={course}
              query={query}
              onDone={list.reload}
            />
          ),
        }}
        empty={<NoResults query={query} />}
      />
      <PagedTablePager list={list} total={total} noun={['persona', 'personas']} />
      <ResultsFiles
        open={dialog === 'files'}
        onClose={close}
        courseId={course.id}
        query={query}
        total={total}
      />
      {windows}
      <EnrolDialog open={dialog === 'enrol'} onClose={close} course={course} />
    </>
  );
}

type FiltersProps = {
  list: Pick<PagedList<unknown>, 'path' | 'query' | 'change'>;
  counts: CourseResults['counts'];
};

function Filters({ list, counts }: FiltersProps) {
  const shown = filterOf(list.query);
  // rare states: hidden while empty, to save room
  const isShown = (filter: ResultFilter) =>
    !['invited', 'closed'].includes(filter) || counts[filter] > 0 || filter === shown;
  return (
    <div className={styles.filters} data-noprint>
      <FilterChips
        label="Estado"
        states={resultFilters
          .filter(isShown)
          .map((state) => ({ state, label: filterLabels[state], count: counts[state] }))}
        shown={shown}
        hrefOf={(filter) => listHref(list.path, filtered(list.query, filter))}
        onChoose={(filter) => list.change((wanted) => filtered(wanted, filter))}
      />
    </div>
  );
}

function NoResults({ query }: { query: Query }) {
  if (filterOf(query) !== 'all' && !query['search'] && !query['group'])
    return (
      <EmptyState
        image="/motivos/semilla.svg"
        title={`Nadie en «${filterLabels[filterOf(query)]}»`}
        actions={
          <Button kind="line" href={listHref('/resultados', filtered(query, 'all'))}>
            Ver todos
          </Button>
        }
      >
        Elige otro estado o mira a todas las personas del curso.
      </EmptyState>
    );
  return (
    <PagedTableEmpty
      list={{
        path: '/resultados',
        query: { id: query['id'], search: query['search'], group: query['group'] },
      }}
      title="Todavía nadie toma este curso"
    >
      Aquí aparece cada persona desde que se inscribe, con su lectura, sus intentos y su certificado.
    </PagedTableEmpty>
  );
}

interface RowActions {
  /** Asks before somebody is taken out of the course. */
  onRemove(row: ResultRow): void;
  /** Takes somebody back into the course. */
  onReopen(row: ResultRow): void;
}

/** 'Quitar' of each row, or 'Devolver' of somebody who was taken out (spec 17.6). */
const rowActionColumn = ({ onRemove, onReopen }: RowActions): Column<ResultRow> => ({
  key: 'actions',
  label: 'Acción',
  kind: 'actions',
  render: (row) =>
    row.closed === null ? (
      <RowAction icon="sign-out" label="Quitar" danger row={row} onClick={onRemove} />
    ) : (
      <RowAction icon="undo" label="Devolver" row={row} onClick={onReopen} />
    ),
});

type RowActionProps = Pick<IconButtonProps, 'icon' | 'label' | 'danger'> & {
  row: ResultRow;
  onClick: (row: ResultRow) => void;
};

const RowAction = ({ row, onClick, ...look }: RowActionProps) => (
  <div>
    <IconButton {...look} terse subject={row.fullname} onClick={() => onClick(row)} />
  </div>
);
