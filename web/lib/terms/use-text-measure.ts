import { useEffect, useMemo, useState } from 'react';
import type { TermRow } from '../../../contract/terms/calls.ts';
import { compileTerms, findTermMarks } from '../../../contract/terms/mark-terms.ts';
import { useApi } from '../api/api-context.ts';
import { readingTimeText } from '../reading-time.ts';

/** The line below an edited text: its length, and the glossary terms that it mentions. */
export function useTextMeasure(): (text: string) => string {
  const api = useApi();
  const [rows, setRows] = useState<readonly TermRow[]>([]);
  useEffect(() => {
    let isGone = false;
    void api.term.get({}).then(
      ({ data }) => {
        if (!isGone) setRows(data);
      },
      () => undefined, // without them only the length is shown; saving reports network errors
    );
    return () => {
      isGone = true;
    };
  }, [api]);
  return useMemo(() => {
    const names = compileTerms(rows);
    const termOf = new Map(rows.map(({ id, term }) => [id, term]));
    return (text) => {
      const found = findTermMarks(text.replaceAll('<', ' '), names).map(({ id }) => termOf.get(id) ?? '');
      const explained = found.length === 0 ? '' : `. Palabras explicadas: ${found.join(', ')}`;
      return readingTimeText(text) + explained;
    };
  }, [rows]);
}
