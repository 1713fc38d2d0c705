import { useState } from 'react';
import type {
  ImportLineKind,
  PeopleImport,
  PeopleImportLine,
} from '../../../contract/calls/people-import.ts';
import type { MendedField } from '../../../contract/calls/people-import-fields.ts';
import { useApi } from '../../lib/api/api-context.ts';
import { linesShown } from './load-import.ts';

/** A change of lines: their values, or the answer to whether they are somebody known. */
export interface LineChange {
  values?: Partial<Record<MendedField, string>>;
  answer?: 'same' | 'other' | 'leave' | null;
}

/** The lines of a list under review, of one kind or of all, as far as they are loaded; and their counts. */
export function useReviewLines(found: PeopleImport, first: readonly PeopleImportLine[], firstTotal: number) {
  const api = useApi();
  const [kind, setKind] = useState<ImportLineKind | null>(null);
  const [lines, setLines] = useState(first);
  const [total, setTotal] = useState(firstTotal);
  /** The lines that changed since the first were loaded: those still to come may stand that much further up. */
  const [movedCount, setMovedCount] = useState(0);
  const [counts, setCounts] = useState({ counts: found.counts, newWithoutEmail: found.newWithoutEmail });
  const [version, setVersion] = useState(found.version);

  const pageOf = (chosen: ImportLineKind | null, Page: number) =>
    api.usuario.getImportLines({
      Id: found.id,
      ...(chosen === null ? {} : { Kind: chosen }),
      Page,
      PageSize: linesShown,
    });

  async function filter(chosen: ImportLineKind | null): Promise<void> {
    const page = await pageOf(chosen, 1);
    setKind(chosen);
    setMovedCount(0);
    setLines(page.data);
    setTotal(page.total ?? 0);
  }

  /** Loads the next page that has a line which is not shown yet. */
  async function loadMore(): Promise<void> {
    const known = new Set(lines.map(({ line }) => line));
    let fresh: PeopleImportLine[] = [];
    let place = Math.floor(Math.max(0, lines.length - movedCount) / linesShown);
    let isLast = false;
    while (fresh.length === 0 && !isLast) {
      place += 1;
      const page = await pageOf(kind, place);
      fresh = page.data.filter(({ line }) => !known.has(line));
      isLast = place * linesShown >= (page.total ?? 0);
    }
    setLines([...lines, ...fresh]);
    if (fresh.length === 0) setTotal(lines.length);
  }

  /** Changes lines. A corrected one keeps its place, so that its new state is seen. */
  async function change(numbers: readonly number[], { values, answer }: LineChange): Promise<void> {
    const { data } = await api.usuario.mendImportLines({
      Id: found.id,
      Lines: [...numbers],
      ...(values === undefined ? {} : { Values: values }),
      ...(answer === undefined ? {} : { Answer: answer }),
    });
    const changed = new Map(data.lines.map((line) => [line.line, line]));
    setLines((before) => before.map((line) => changed.get(line.line) ?? line));
    setMovedCount((before) => before + data.lines.length);
    setCounts(data);
    setVersion((before) => before + 1);
  }

  return { lines, total, kind, counts, version, filter, loadMore, change };
}
