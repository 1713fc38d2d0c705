import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../components/forms/button.tsx';
import fieldStyles from '../../components/forms/field.module.css';
import { SelectField } from '../../components/forms/select-field.tsx';
import { EmptyState } from '../../components/page/empty-state.tsx';
import type { SortOrder } from '../../components/table/data-table.rules.ts';
import { FilterFold } from '../../components/table/filter-fold.tsx';
import { usePageSize } from '../../components/table/page-size.tsx';
import { Pager } from '../../components/table/pager.tsx';
import { SearchInput } from '../../components/table/search-input.tsx';
import { idOf, type Query } from '../page/screen.ts';
import styles from './paged-table.module.css';
import { listHref, type PagedList } from './use-paged-list.ts';

/** A filter of a list: its parameter, and its values in the address. */
export interface ListFilter {
  name: string;
  label: string;
  /** The label for no filter: 'Todos los estados'. */
  placeholder: string;
  options: readonly { value: string | number; label: string }[];
}

type AnyList = Pick<PagedList<unknown>, 'path' | 'query' | 'change'>;

/** The query of a list in another order. It keeps search and filters and drops the page. */
function sortedQuery({ page: _, ...kept }: Query, { key, direction }: SortOrder): Query {
  return { ...kept, sort: key, order: direction === 'descending' ? 'desc' : 'asc' };
}

/** How the headings of a table ask for a list in another order; words that are being typed are kept. */
export const sortedByList = ({ path, query, change }: AnyList) => ({
  hrefFor: (order: SortOrder) => listHref(path, sortedQuery(query, order)),
  onOrder: (order: SortOrder | null) => order && change((wanted) => sortedQuery(wanted, order)),
});

type ToolsProps = {
  list: AnyList;
  label: string;
  filters?: readonly ListFilter[];
  /** Days that narrow it, by their parameters, none after `max`. */
  days?: { of: readonly { name: string; label: string }[]; max: string };
  /** Rare actions on the whole list, at the end of the line. */
  more?: ReactNode;
};

/**
 * The search box and filters of a list, all of them in the address. The list follows while one types; without a script
 * Enter sends them.
 */
export function PagedTableTools({ list, label, filters = [], days, more }: ToolsProps) {
  const form = useRef<HTMLFormElement>(null);
  const { query } = list;
  const names = [...filters, ...(days?.of ?? [])].map(({ name }) => name);
  const narrowed = names.filter((name) => query[name]).length;
  const asked = ['search', ...names];
  const keptOf = (from: Query) =>
    Object.entries(from).filter(([name]) => !['page', 'size', ...asked].includes(name));
  const follow = (when?: 'afterPause') => {
    if (form.current === null) return;
    const written = new FormData(form.current);
    const narrowing = asked.map((name) => [name, String(written.get(name) ?? '').trim()]);
    list.change(
      (wanted) => Object.fromEntries([...narrowing, ...keptOf(wanted)].filter(([, value]) => value)),
      when,
    );
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was typed before hydration
  useEffect(() => {
    const typed = form.current?.querySelector('input')?.value.trim() ?? '';
    if (typed !== (query['search'] ?? '')) follow();
  }, []);
  return (
    <search className={styles.tools} aria-label={label}>
      <form
        ref={form}
        action={list.path}
        onInput={({ target }) => follow(target instanceof HTMLInputElement ? 'afterPause' : undefined)}
        onSubmit={(event) => {
          event.preventDefault();
          follow();
        }}
      >
        <SearchInput
          label={label}
          name="search"
          defaultValue={query['search']}
          enterKeyHint="search"
          autoComplete="off"
          maxLength={100}
        />
        {filters.length > 0 && (
          <FilterFold narrowed={narrowed}>
            {filters.map(({ name, label: title, placeholder, options }) => (
              <SelectField
                key={name}
                label={<span className="sr">{title}</span>}
                name={name}
                placeholder={placeholder}
                options={options}
                defaultValue={query[name]}
              />
            ))}
            {days?.of.map(({ name, label: title }) => (
              <label key={name} className={styles.day}>
                <span>{title}</span>
                <input
                  type="date"
                  name={name}
                  className={fieldStyles.input}
                  min="1900-01-01"
                  max={days.max}
                  defaultValue={query[name]}
                />
              </label>
            ))}
          </FilterFold>
        )}
        {keptOf(query).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
      </form>
      {more}
    </search>
  );
}

/** The links to the other pages of a list, with its search and filters. */
export function PagedTablePager({
  list: { path, query },
  total,
  noun,
}: {
  list: AnyList;
  total: number;
  noun: [string, string];
}) {
  const { size } = usePageSize();
  if (total === 0) return null;
  const hrefFor = (page: number) => listHref(path, { ...query, page: String(page) });
  const page = Math.max(1, idOf(query, 'page'));
  return <Pager page={page} pageSize={size} total={total} noun={noun} hrefFor={hrefFor} />;
}

type PagedTableEmptyProps = {
  list: Pick<AnyList, 'path' | 'query'>;
  title: string;
  children: ReactNode;
};

/** Parameters that belong to the list itself rather than to its search. */
const ownNames = ['id', 'sort', 'order', 'size'];
const ownQuery = (query: Query): Query =>
  Object.fromEntries(Object.entries(query).filter(([name]) => ownNames.includes(name)));

/** An empty list: either no row exists, or none matches. */
export function PagedTableEmpty({ list: { path, query }, title, children }: PagedTableEmptyProps) {
  const words = query['search'];
  const isElsewhere = idOf(query, 'page') > 1;
  const isNarrowed = Object.entries(query).some(
    ([name, value]) => value && ![...ownNames, 'page', 'search'].includes(name),
  );
  if (!words && !isElsewhere && !isNarrowed) {
    return (
      <EmptyState image="/motivos/semilla.svg" title={title}>
        {children}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      image="/motivos/libro.svg"
      title={
        words
          ? `Nada con «${words}»`
          : isNarrowed
            ? 'Nada coincide con los filtros'
            : 'Esta página está vacía'
      }
      actions={
        <Button kind="line" href={listHref(path, ownQuery(query))}>
          Ver todo
        </Button>
      }
    >
      {words
        ? 'Prueba con menos palabras, con otra forma de escribirlas o sin filtros.'
        : isNarrowed
          ? 'Cambia lo que elegiste, o mira la lista entera.'
          : 'La lista es más corta que antes.'}
    </EmptyState>
  );
}
