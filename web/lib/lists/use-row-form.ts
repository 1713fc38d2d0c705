import { useState } from 'react';
import { useLeaveQuestion } from '../forms/use-leave-question.tsx';

/** The row in the form above a list; null = a new one. A new `key` remounts the form with its own initial values. */
export function useRowForm<Row>() {
  const [{ row, key }, show] = useState<{ row: Row | null; key: number }>({ row: null, key: 0 });
  const leaving = useLeaveQuestion();
  const edit = (next: Row | null) => show((before) => ({ row: next, key: before.key + 1 }));
  return {
    row,
    key,
    edit,
    /** Like `edit`, but asks before unsaved text is dropped. */
    askToEdit: (next: Row | null) => leaving.before(() => edit(next)),
    /** To be rendered somewhere in the page. */
    question: leaving.question,
  };
}
