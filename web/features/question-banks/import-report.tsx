import { useRef, useState } from 'react';
import type { ImportLine } from '../../../contract/calls/question-bank.ts';
import { Tag, type TagKind } from '../../components/display/tag.tsx';
import { CheckField } from '../../components/forms/check-field.tsx';
import { Pager } from '../../components/table/pager.tsx';
import styles from './import-report.module.css';
import {
  countKinds,
  countWords,
  isToSee,
  kindOf,
  kindWords,
  type LineKind,
  lineKinds,
} from './import-report.rules.ts';

const tints: Record<LineKind, TagKind> = {
  added: 'ok',
  changed: 'wait',
  skipped: 'off',
  problem: 'no',
  note: 'info',
};

/** As many lines as stand at once: a file may have thousands. */
const pageSize = 50;

/** What became of a file, or would, line by line: counts first, then every line, or only those to look at. */
export function ImportReport({ lines, isDone }: { lines: readonly ImportLine[]; isDone: boolean }) {
  const [isNarrow, setNarrow] = useState(false);
  const counts = countKinds(lines);
  const toSee = lines.filter(isToSee);
  return (
    <>
      <ul className={styles.counts} aria-label="Resumen">
        {lineKinds
          .filter((kind) => counts[kind] > 0)
          .map((kind) => (
            <li key={kind}>
              <Tag kind={tints[kind]}>{countWords(kind, counts[kind], isDone)}</Tag>
            </li>
          ))}
      </ul>
      {toSee.length > 0 && toSee.length < lines.length && (
        <CheckField
          label="Solo problemas y cambios"
          checked={isNarrow}
          onChange={(event) => setNarrow(event.currentTarget.checked)}
        />
      )}
      {lines.length === 0 ? (
        <p className="muted">El archivo no tiene nada que importar.</p>
      ) : (
        <Lines key={String(isNarrow)} lines={isNarrow ? toSee : lines} isDone={isDone} />
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
      <section
        ref={top}
        className={styles.frame}
        aria-label="Lo que se entendió, línea por línea"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
        tabIndex={0}
      >
        <ul className={styles.lines}>
          {lines.slice(start, start + pageSize).map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line has no other name than its place
            <li key={start + index}>
              <span className={styles.line}>{line.line === null ? 'Archivo' : `Línea ${line.line}`}</span>
              <div>
                {line.subject !== '' && <b>{line.subject}</b>}
                {line.text !== '' && <p>{line.text}</p>}
              </div>
              <Tag kind={tints[kindOf(line)]}>{kindWords[kindOf(line)][isDone ? 'done' : 'planned']}</Tag>
            </li>
          ))}
        </ul>
      </section>
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
