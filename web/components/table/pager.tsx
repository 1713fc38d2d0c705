import { useId } from 'react';
import { counted, grouped } from '../../../contract/text/counted.ts';
import { Icon } from '../display/icon.tsx';
import { usePageSize } from './page-size.tsx';
import styles from './pager.module.css';
import { pageSteps } from './pager.rules.ts';

type PagerProps = {
  /** From 1. */
  page: number;
  pageSize: number;
  total: number;
  /** The noun for the count, singular and plural: ['curso', 'cursos']. */
  noun: readonly [one: string, many: string];
  /** The address of a page, so that pages can be reached without script. */
  hrefFor?: (page: number) => string;
  /** Called instead of following the address. */
  onPage?: (page: number) => void;
};

/** The position in a long list ('1 a 5 de 14 cursos') and links to its other pages. */
export function Pager({ page, pageSize, total, noun, hrefFor, onPage }: PagerProps) {
  const pages = Math.max(1, Math.ceil(total / pageSize));
  const first = (page - 1) * pageSize + 1;
  const isBeyond = page > pages; // an old link, or removed rows: it leads back to existing pages
  const rows = counted(total, ...noun);
  const link = (target: number) => ({ target, href: hrefFor?.(target) ?? `?page=${target}`, onPage });
  return (
    <div className={styles.pager} data-noprint>
      <span role="status">
        {pages === 1 || isBeyond
          ? rows
          : `${grouped(first)} a ${grouped(Math.min(page * pageSize, total))} de ${rows}`}
      </span>
      <PageSizeChoice total={total} />
      {pages > 1 && (
        <nav aria-label="Páginas">
          {page > 1 && <PageLink {...link(Math.min(page - 1, pages))} label="Anterior" icon="chevron-left" />}
          {pageSteps(page, pages).map((step, index) =>
            step === null ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: a gap has no other key than its position
              <span key={`gap-${index}`} aria-hidden="true">
                …
              </span>
            ) : (
              <PageLink key={step} {...link(step)} isCurrent={step === page} />
            ),
          )}
          {page < pages && <PageLink {...link(page + 1)} label="Siguiente" icon="chevron-right" />}
        </nav>
      )}
    </div>
  );
}

/** The choice of rows on a page, where it makes a difference. */
function PageSizeChoice({ total }: { total: number }) {
  const { size, sizes, choose } = usePageSize();
  const id = useId();
  if (total <= Math.min(...sizes)) return null; // infinite where there is nothing to choose
  return (
    <span className={styles.size}>
      <label htmlFor={id}>Filas por página</label>
      <select id={id} value={size} onChange={(event) => choose(Number(event.currentTarget.value))}>
        {sizes.map((each) => (
          <option key={each}>{each}</option>
        ))}
      </select>
    </span>
  );
}

type PageLinkProps = {
  target: number;
  href: string;
  onPage?: ((page: number) => void) | undefined;
  label?: string;
  icon?: 'chevron-left' | 'chevron-right';
  isCurrent?: boolean;
};

function PageLink({ target, href, onPage, label, icon, isCurrent }: PageLinkProps) {
  return (
    <a
      href={href}
      data-handled={onPage === undefined ? undefined : ''}
      aria-label={label ?? `Página ${target}`}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={(event) => {
        if (!onPage || event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        onPage(target);
      }}
    >
      {icon ? <Icon name={icon} /> : target}
    </a>
  );
}
