import { useState } from 'react';
import { useLeaveQuestion } from '../forms/use-leave-question.tsx';

/**
 * The form above a list, folded until it is asked for: with a row it changes that one, with null it adds one. A new
 * `key` remounts the form with its own initial values.
 */
export function useRowForm<Row>() {
  const [{ row, isOpen, key }, show] = useState<{ row: Row | null; isOpen: boolean; key: number }>({
    row: null,
    isOpen: false,
    key: 0,
  });
  const leaving = useLeaveQuestion();
  const open = (next: Row | null) => show((before) => ({ row: next, isOpen: true, key: before.key + 1 }));
  const close = () => show((before) => ({ row: null, isOpen: false, key: before.key + 1 }));
  return {
    row,
    isOpen,
    key,
    open,
    close,
    /** Like `open`, but asks before unsaved text is dropped. */
    askToOpen: (next: Row | null) => leaving.before(() => open(next)),
    /** Like `close`, but asks before unsaved text is dropped. */
    askToClose: () => leaving.before(close),
    /** To be rendered somewhere in the page. */
    question: leaving.question,
  };
}
