import { useRef, useState } from 'react';
import { Chip, Chips } from '../../components/display/chip.tsx';
import { Tag, type TagKind } from '../../components/display/tag.tsx';
import { usePageSize } from '../../components/table/page-size.tsx';
import { Pager } from '../../components/table/pager.tsx';
import { ImportLosses } from './import-losses.tsx';
import {
  countKinds,
  countText,
  type ImportLine,
  kindLabel,
  type LineKind,
  lineKinds,
  linesOf,
  partsOf,
} from './import-report.rules.ts';
import { LineItem, LineList } from './line-list.tsx';

const tints: Record<LineKind, TagKind> = {
  added: 'ok',
  changed: 'wait',
  skipped: 'off',
  problem: 'no',
};

/** The report on an import, planned or done: what the file loses, then the outcome of every line. */
export function ImportReport({ lines, isDone }: { lines: readonly ImportLine[]; isDone: boolean }) {
  const { losses, outcomes } = partsOf(lines);
  return (
    <>
      <ImportLosses losses={losses} />
      <Outcomes lines={outcomes} isDone={isDone} />
    </>
  );
}

/**
 * Every line, those to look at first, as many on a page as the person chose for all lists. The counts above are filters.
 */
function Outcomes({ lines, isDone }: { lines: readonly ImportLine[]; isDone: boolean }) {
  const [chosen, choose] = useState<LineKind | null>(null);
  const counts = countKinds(lines);
  const kinds = lineKinds.filter((kind) => counts[kind] > 0);
  if (lines.length === 0) return <p className="muted">El archivo no tiene nada que importar.</p>;
  return (
    <>
      <Chips label="Resumen">
        {kinds.length > 1 && (
          <Chip aria-pressed={chosen === null} onClick={() => choose(null)}>
            Todas {lines.length}
          </Chip>
        )}
        {kinds.map((kind) => (
          <Chip key={kind} aria-pressed={chosen === kind} onClick={() => choose(kind)}>
            {countText(kind, counts[kind], isDone)}
          </Chip>
        ))}
      </Chips>
      <Lines key={chosen} lines={linesOf(lines, chosen)} isDone={isDone} />
    </>
  );
}

function Lines({ lines, isDone }: { lines: readonly ImportLine[]; isDone: boolean }) {
  const { size } = usePageSize();
  const [page, setPage] = useState(1);
  const top = useRef<HTMLElement>(null);
  const shown = Math.min(page, Math.max(1, Math.ceil(lines.length / size))); // more rows on a page make fewer pages
  const start = (shown - 1) * size;
  return (
    <>
      <LineList ref={top} label="Lo que se entendió, línea por línea">
        {lines.slice(start, start + size).map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line has no other key than its position
          <LineItem key={start + index} line={line.line} tag={<KindTag line={line} isDone={isDone} />}>
            {line.subject !== '' && <b>{line.subject}</b>}
            {line.text !== '' && <p>{line.text}</p>}
          </LineItem>
        ))}
      </LineList>
      <Pager
        page={shown}
        pageSize={size}
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
  return <Tag kind={tints[line.kind]}>{kindLabel(line.kind, isDone)}</Tag>;
}
