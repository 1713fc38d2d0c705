import type { ReactNode } from 'react';
import { Button } from '../../components/forms/button.tsx';
import { EmptyState } from '../../components/page/empty-state.tsx';
import type { SortOrder } from '../../components/table/data-table.rules.ts';
import { Pager } from '../../components/table/pager.tsx';
import { SearchInput } from '../../components/table/search-input.tsx';
import { idOf, type Query, tablePageSize } from '../page/screen.ts';
import styles from './paged-table.module.css';

type PagedTableProps = { path: string; query: Query };

/** The filters in an address besides search and page: whose rows, in which state, in which order. */
const keptOf = (query: Query): Record<string, string> => ({
  ...(query['id'] ? { id: query['id'] } : {}),
  ...(query['state'] ? { state: query['state'] } : {}),
  ...(query['sort'] ? { sort: query['sort'], order: query['order'] ?? 'asc' } : {}),
});

/** The address of a list in another order. It keeps filters and search, and drops the page. */
export function sortedHref(path: string, query: Query, order: SortOrder): string {
  const words: Record<string, string> = query['search'] ? { search: query['search'] } : {};
  const direction = order.direction === 'descending' ? 'desc' : 'asc';
  const sorted = { sort: order.key, order: direction };
  return `${path}?${new URLSearchParams({ ...keptOf(query), ...words, ...sorted })}`;
}

/** The search box of a list. It works without a script and keeps its words in the address. */
export function PagedTableSearch({ path, query, label }: PagedTableProps & { label: string }) {
  return (
    <search className={styles.search} aria-label={label}>
      <form action={path}>
        <SearchInput
          label={label}
          name="search"
          defaultValue={query['search']}
          enterKeyHint="search"
          maxLength={100}
        />
        {Object.entries(keptOf(query)).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
      </form>
    </search>
  );
}

/** The links to the other pages of a list, with its search. */
export function PagedTablePager({
  path,
  query,
  total,
  noun,
}: PagedTableProps & { total: number; noun: [string, string] }) {
  if (total === 0) return null;
  const hrefFor = (page: number) => {
    const words: Record<string, string> = query['search'] ? { search: query['search'] } : {};
    return `${path}?${new URLSearchParams({ ...keptOf(query), ...words, page: String(page) })}`;
  };
  const page = Math.max(1, idOf(query, 'page'));
  return <Pager page={page} pageSize={tablePageSize} total={total} noun={noun} hrefFor={hrefFor} />;
}

type PagedTableEmptyProps = PagedTableProps & { title: string; action?: ReactNode; children: ReactNode };

/** A list without rows: nothing there yet, or nothing found. */
export function PagedTableEmpty({ path, query, title, action, children }: PagedTableEmptyProps) {
  const words = query['search'];
  const isElsewhere = idOf(query, 'page') > 1;
  if (!words && !isElsewhere) {
    return (
      <EmptyState image="/motivos/semilla.svg" title={title} actions={action}>
        {children}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      image="/motivos/libro.svg"
      title={words ? `Nada con «${words}»` : 'Esta página está vacía'}
      actions={
        <Button kind="line" href={path}>
          Ver todo
        </Button>
      }
    >
      {words
        ? 'Prueba con menos palabras o con otra forma de escribirlas.'
        : 'La lista es más corta que antes.'}
    </EmptyState>
  );
}
