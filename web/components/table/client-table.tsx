import type { ReactNode } from 'react';
import { Button } from '../forms/button.tsx';
import { EmptyState } from '../page/empty-state.tsx';
import { findRows, pageWithin } from './client-table.rules.ts';
import { sortRows } from './data-table.rules.ts';
import { DataTable, type DataTableProps } from './data-table.tsx';
import { Pager } from './pager.tsx';
import { SearchInput } from './search-input.tsx';
import type { ClientTableState } from './use-client-table.ts';
import { usePhoneticMatch } from './use-phonetic-match.ts';

/** A search box that filters a client table while one types. */
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

type ClientTableProps<Row> = Pick<
  DataTableProps<Row>,
  'caption' | 'columns' | 'rows' | 'rowKey' | 'selectable'
> & {
  list: ClientTableState;
  /** The text of a row that the search covers. */
  textOf: (row: Row) => string;
  /** The noun for the count: singular and plural. */
  noun: readonly [one: string, many: string];
  /** Shown while there is no row at all. */
  empty: ReactNode;
};

/** A table whose rows are all in the browser, with its pager and a way out when the search finds nothing. */
export function ClientTable<Row>(props: ClientTableProps<Row>) {
  const { list, rows, textOf, noun, empty, ...table } = props;
  const match = usePhoneticMatch(list.words);
  const sortBy = table.columns.find(({ key }) => key === list.order?.key)?.sortBy;
  const found = sortRows(findRows(rows, list.words, textOf, match), sortBy, list.order?.direction);
  const page = pageWithin(list.page, found.length, list.pageSize);
  return (
    <>
      <DataTable
        {...table}
        rows={found.slice((page - 1) * list.pageSize, page * list.pageSize)}
        order={list.order}
        onOrder={list.sort}
        empty={rows.length === 0 ? empty : <NothingFound list={list} />}
      />
      {rows.length > 0 && (
        <Pager
          page={page}
          pageSize={list.pageSize}
          total={found.length}
          noun={noun}
          hrefFor={() => '#contenido'}
          onPage={list.turnTo}
        />
      )}
    </>
  );
}

export function NothingFound({ list }: { list: ClientTableState }) {
  return (
    <EmptyState
      image="/motivos/libro.svg"
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
