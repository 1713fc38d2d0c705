import { useState } from 'react';
import { useLeaveQuestion } from '../forms/use-leave-question.tsx';

/** The row in the form above a list; null = a new one. A new `key` makes the form anew, with its own first values. */
export function useRowForm<Row>() {
  const [{ row, key }, show] = useState<{ row: Row | null; key: number }>({ row: null, key: 0 });
  const leaving = useLeaveQuestion();
  const edit = (next: Row | null) => show((before) => ({ row: next, key: before.key + 1 }));
  return {
    row,
    key,
    edit,
    /** Like edit, but what was typed is dropped only after the person said so. */
    askToEdit: (next: Row | null) => leaving.before(() => edit(next)),
    /** To be rendered somewhere in the page. */
    question: leaving.question,
  };
}
