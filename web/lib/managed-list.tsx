import type { ReactNode } from 'react';
import { Blank } from '../components/blank.tsx';
import { Button } from '../components/button.tsx';
import { FindField } from '../components/find-field.tsx';
import { Pager } from '../components/pager.tsx';
import styles from './managed-list.module.css';
import { idOf, type Query } from './screen.ts';

/** Rows on a page of the administration's lists; screens.tsx asks for as many. */
const pageSize = 20;

type ManagedList = { path: string; query: Query };

/** The search box of a list; it works without a script and keeps its words in the address. */
export function ListSearch({ path, query, label }: ManagedList & { label: string }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: the page of the tests knows no <search>
    <form action={path} className={styles.search} aria-label={label} role="search">
      <FindField
        label={label}
        name="search"
        defaultValue={query['search']}
        enterKeyHint="search"
        maxLength={100}
      />
    </form>
  );
}

/** The way to the other pages of a list, its search kept. */
export function ListPager({
  path,
  query,
  total,
  noun,
}: ManagedList & { total: number; noun: [string, string] }) {
  if (total === 0) return null;
  const hrefFor = (page: number) => {
    const words: Record<string, string> = query['search'] ? { search: query['search'] } : {};
    return `${path}?${new URLSearchParams({ ...words, page: String(page) })}`;
  };
  const page = Math.max(1, idOf(query, 'page'));
  return <Pager page={page} pageSize={pageSize} total={total} noun={noun} hrefFor={hrefFor} />;
}

type ListBlankProps = ManagedList & { title: string; action?: ReactNode; children: ReactNode };

/** A list without rows: nothing there yet, or nothing found. */
export function ListBlank({ path, query, title, action, children }: ListBlankProps) {
  const words = query['search'];
  const isElsewhere = idOf(query, 'page') > 1;
  if (!words && !isElsewhere) {
    return (
      <Blank picture="/motivos/semilla.svg" title={title} actions={action}>
        {children}
      </Blank>
    );
  }
  return (
    <Blank
      picture="/motivos/libro.svg"
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
    </Blank>
  );
}
