import { useRef, useState } from 'react';
import type {
  ImportLineKind,
  PeopleImport,
  PeopleImportLine,
} from '../../../contract/people-import/calls.ts';
import type { MendedField } from '../../../contract/people-import/fields.ts';
import { useApi } from '../../lib/api/api-context.ts';
import { linesShown } from './load-import.ts';
import type { Counts } from './people-import.rules.ts';

/** The decision about a line that may be somebody known; null = none. */
export type LineAnswer = 'same' | 'other' | 'leave' | null;

/** A change of lines: their values, or the answer. */
export interface LineChange {
  values?: Partial<Record<MendedField, string>>;
  answer?: LineAnswer;
}

interface Review {
  kind: ImportLineKind | null;
  lines: readonly PeopleImportLine[];
  total: number;
  /** The lines that changed since the first were loaded: those still to come may stand that much further up. */
  movedCount: number;
  counts: Counts;
  version: number;
}

/** The lines of a list under review, of one kind or of all, as far as they are loaded; and their counts. */
export function useReviewLines(found: PeopleImport, first: readonly PeopleImportLine[], firstTotal: number) {
  const api = useApi();
  const [shown, setShown] = useState<Review>({
    kind: null,
    lines: first,
    total: firstTotal,
    movedCount: 0,
    counts: { counts: found.counts, newWithoutEmail: found.newWithoutEmail },
    version: found.version,
  });
  /** Calls that waited for others go on from the result of those, not from what was shown when they were asked for. */
  const latest = useRef(shown);
  function update(part: Partial<Review>): void {
    latest.current = { ...latest.current, ...part };
    setShown(latest.current);
  }

  const pageOf = (chosen: ImportLineKind | null, Page: number) =>
    api.usuario.getImportLines({
      Id: found.id,
      ...(chosen === null ? {} : { Kind: chosen }),
      Page,
      PageSize: linesShown,
    });

  async function filter(kind: ImportLineKind | null): Promise<void> {
    const page = await pageOf(kind, 1);
    update({ kind, movedCount: 0, lines: page.data, total: page.total ?? 0 });
  }

  /** Loads the next page that has a line which is not shown yet. */
  async function loadMore(): Promise<void> {
    const { kind, lines, movedCount } = latest.current;
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
    update({ lines: [...lines, ...fresh], ...(fresh.length === 0 && { total: lines.length }) });
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
    const { lines, movedCount, version } = latest.current;
    update({
      lines: lines.map((line) => changed.get(line.line) ?? line),
      movedCount: movedCount + data.lines.length,
      counts: data,
      version: version + 1,
    });
  }

  return { ...shown, versionNow: () => latest.current.version, filter, loadMore, change };
}
