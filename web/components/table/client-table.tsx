import type { ReactNode } from 'react';
import { Button } from '../forms/button.tsx';
import { EmptyState } from '../page/empty-state.tsx';
import { clientTablePage, findRows, pageWithin } from './client-table.rules.ts';
import { sortRows } from './data-table.rules.ts';
import { DataTable, type DataTableProps } from './data-table.tsx';
import { Pager } from './pager.tsx';
import { SearchInput } from './search-input.tsx';
import type { ClientTableState } from './use-client-table.ts';

/** The search box over a list that is in the browser whole: it finds while one writes. */
export function ClientTableSearch({ list, label }: { list: ClientTableState; label: string }) {
  return (
    <SearchInput
      label={label}
      value={list.words}
      maxLength={100}
      onChange={(event) => list.search(event.currentTarget.value)}
    />
  );
}

type WholeListTableProps<Row> = Pick<DataTableProps<Row>, 'caption' | 'columns' | 'rows' | 'rowKey'> & {
  list: ClientTableState;
  /** In what of a row words are looked for. */
  textOf: (row: Row) => string;
  /** What is counted, for one and for many. */
  noun: readonly [one: string, many: string];
  /** Shown while there is no row at all. */
  empty: ReactNode;
};

/** The table of such a list, the way to its pages, and what to do where nothing was found. */
export function ClientTable<Row>(props: WholeListTableProps<Row>) {
  const { list, rows, textOf, noun, empty, ...table } = props;
  const sortBy = table.columns.find(({ key }) => key === list.order?.key)?.sortBy;
  const found = sortRows(findRows(rows, list.words, textOf), sortBy, list.order?.direction);
  const page = pageWithin(list.page, found.length);
  return (
    <>
      <DataTable
        {...table}
        rows={found.slice((page - 1) * clientTablePage, page * clientTablePage)}
        order={list.order}
        onOrder={list.sort}
        empty={rows.length === 0 ? empty : <NothingFound list={list} />}
      />
      {rows.length > 0 && (
        <Pager
          page={page}
          pageSize={clientTablePage}
          total={found.length}
          noun={noun}
          hrefFor={() => '#contenido'}
          onPage={list.turnTo}
        />
      )}
    </>
  );
}

/** Nothing has the words that are looked for: what to do. */
export function NothingFound({ list }: { list: ClientTableState }) {
  return (
    <EmptyState
      picture="/motivos/libro.svg"
      title={`Nada con «${list.words.trim()}»`}
      actions={
        <Button kind="line" onClick={() => list.search('')}>
          Ver todo
        </Button>
      }
    >
      Prueba con menos palabras o con otra forma de escribirlas.
    </EmptyState>
  );
}
