import { type ReactNode, useState } from 'react';
import { LeaveQuestion } from '../../components/overlay/leave-question.tsx';
import { discardUnsavedChanges, unsavedChanges } from '../../components/unsaved/unsaved-changes.ts';

interface Leaving {
  /** Runs `go`, after asking if unsaved text would be dropped. */
  before(go: () => void): void;
  /** To be rendered somewhere in the view. */
  question: ReactNode;
}

/** Asks before a form is emptied or replaced within its page. Without `form` it covers everything on the page. */
export function useLeaveQuestion(form?: { isDirty: boolean; forget(): void }): Leaving {
  const [next, setNext] = useState<{ go(): void } | null>(null);
  const isDirty = () => form?.isDirty ?? unsavedChanges().length > 0;
  return {
    before: (go) => (isDirty() ? setNext({ go }) : go()),
    question: next && (
      <LeaveQuestion
        onLeave={() => {
          if (form === undefined) discardUnsavedChanges(document.body);
          else form.forget();
          setNext(null);
          next.go();
        }}
        onStay={() => setNext(null)}
      />
    ),
  };
}
