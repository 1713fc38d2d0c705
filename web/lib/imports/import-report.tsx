import { useRef, useState } from 'react';
import { Tag, type TagKind } from '../../components/display/tag.tsx';
import { CheckField } from '../../components/forms/check-field.tsx';
import { Pager } from '../../components/table/pager.tsx';
import styles from './import-report.module.css';
import {
  countKinds,
  countText,
  type ImportLine,
  kindLabels,
  kindOf,
  type LineKind,
  lineKinds,
  needsReview,
} from './import-report.rules.ts';
import { LineItem, LineList } from './line-list.tsx';

const tints: Record<LineKind, TagKind> = {
  added: 'ok',
  changed: 'wait',
  skipped: 'off',
  problem: 'no',
  note: 'info',
};

/** The lines on one page: a file may have thousands. */
const pageSize = 50;

/**
 * The report on an import, planned or done: counts first, then every line, or only those that need a look.
 */
export function ImportReport({ lines, isDone }: { lines: readonly ImportLine[]; isDone: boolean }) {
  const [isNarrow, setNarrow] = useState(false);
  const counts = countKinds(lines);
  const needingReview = lines.filter(needsReview);
  return (
    <>
      <ul className={styles.counts} aria-label="Resumen">
        {lineKinds
          .filter((kind) => counts[kind] > 0)
          .map((kind) => (
            <li key={kind}>
              <Tag kind={tints[kind]}>{countText(kind, counts[kind], isDone)}</Tag>
            </li>
          ))}
      </ul>
      {needingReview.length > 0 && needingReview.length < lines.length && (
        <CheckField
          label="Solo problemas y cambios"
          checked={isNarrow}
          onChange={(event) => setNarrow(event.currentTarget.checked)}
        />
      )}
      {lines.length === 0 ? (
        <p className="muted">El archivo no tiene nada que importar.</p>
      ) : (
        <Lines key={String(isNarrow)} lines={isNarrow ? needingReview : lines} isDone={isDone} />
      )}
    </>
  );
}

function Lines({ lines, isDone }: { lines: readonly ImportLine[]; isDone: boolean }) {
  const [page, setPage] = useState(1);
  const top = useRef<HTMLElement>(null);
  const start = (page - 1) * pageSize;
  return (
    <>
      <LineList ref={top} label="Lo que se entendió, línea por línea">
        {lines.slice(start, start + pageSize).map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line has no other key than its position
          <LineItem key={start + index} line={line.line} tag={<KindTag line={line} isDone={isDone} />}>
            {line.subject !== '' && <b>{line.subject}</b>}
            {line.text !== '' && <p>{line.text}</p>}
          </LineItem>
        ))}
      </LineList>
      <Pager
        page={page}
        pageSize={pageSize}
        total={lines.length}
        noun={['línea', 'líneas']}
        hrefFor={() => '#contenido'}
        onPage={(next) => {
          setPage(next);
          top.current?.scrollTo({ top: 0 });
        }}
      />
    </>
  );
}

function KindTag({ line, isDone }: { line: ImportLine; isDone: boolean }) {
  const kind = kindOf(line);
  return <Tag kind={tints[kind]}>{kindLabels[kind][isDone ? 'done' : 'planned']}</Tag>;
}
