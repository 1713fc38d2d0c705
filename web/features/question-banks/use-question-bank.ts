import { useState } from 'react';
import type { QuestionRow } from '../../../contract/calls/question.ts';
import { useToast } from '../../components/overlay/toast.tsx';
import { useApi } from '../../lib/api/api-context.ts';
import { useRemoval } from '../../lib/lists/use-removal.ts';

/**
 * The questions of a course on the server, and the dialog that is open over them: at first the correction of the key of
 * `toCorrect`, if there is such a question.
 */
export function useQuestionBank(courseId: number, stored: readonly QuestionRow[], toCorrect: number) {
  const api = useApi();
  const toast = useToast();
  const [questions, setQuestions] = useState(stored);
  const [edited, edit] = useState<QuestionRow | 'new' | null>(null);
  const [corrected, correct] = useState<QuestionRow | null>(
    stored.find(({ id }) => id === toCorrect) ?? null,
  );
  const [isImporting, setImporting] = useState(false);
  const removal = useRemoval<QuestionRow>({
    remove: ({ id }) => api.question.delete({ id }),
    onRemoved: ({ id }) => setQuestions((before) => before.filter((question) => question.id !== id)),
  });

  async function reload(): Promise<void> {
    setQuestions((await api.question.get({ id: courseId })).data);
  }

  return {
    questions,
    reload,
    removal,
    /** The question in the form. */
    edited,
    edit,
    /** The question whose key is being corrected. */
    corrected,
    correct,
    isImporting,
    setImporting,
    async showSaved(message: string): Promise<void> {
      edit(null);
      toast({ text: message });
      await reload();
    },
  };
}
