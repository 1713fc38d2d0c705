import { type ReactNode, useEffect, useRef } from 'react';
import type { EnrolmentRow } from '../../../contract/accounts/own-calls.ts';
import { findRows, pageWithin } from '../../components/table/client-table.rules.ts';
import { ClientTableSearch, NothingFound } from '../../components/table/client-table.tsx';
import { Pager } from '../../components/table/pager.tsx';
import { useClientTable } from '../../components/table/use-client-table.ts';
import { usePhoneticMatch } from '../../components/table/use-phonetic-match.ts';
import styles from './long-list.module.css';

type LongListProps = {
  rows: readonly EnrolmentRow[];
  /** The list itself, given the rows to show. */
  children: (shown: readonly EnrolmentRow[]) => ReactNode;
};

/** A member's courses. If they exceed one page, it has a search by name and pages. */
export function LongList({ rows, children }: LongListProps) {
  const list = useClientTable();
  const match = usePhoneticMatch(list.words);
  const { pageSize } = list;
  const top = useRef<HTMLDivElement>(null);
  const shownPage = useRef(list.page);
  useEffect(() => {
    if (shownPage.current === list.page) return;
    shownPage.current = list.page;
    top.current?.scrollIntoView();
  }, [list.page]);
  if (rows.length <= pageSize) return children(rows);
  const found = findRows(rows, list.words, ({ name }) => name, match);
  const page = pageWithin(list.page, found.length, pageSize);
  return (
    <div ref={top} className={styles.list}>
      <div className={styles.find}>
        <ClientTableSearch list={list} label="Buscar entre tus cursos" />
      </div>
      {found.length === 0 ? (
        <NothingFound list={list} />
      ) : (
        children(found.slice((page - 1) * pageSize, page * pageSize))
      )}
      <Pager
        page={page}
        pageSize={pageSize}
        total={found.length}
        noun={['curso', 'cursos']}
        hrefFor={() => '#contenido'}
        onPage={list.turnTo}
      />
    </div>
  );
}
