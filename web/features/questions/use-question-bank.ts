import { useState } from 'react';
import type { QuestionRow } from '../../../contract/questions/calls.ts';
import { useToast } from '../../components/overlay/toast.tsx';
import { useApi } from '../../lib/api/api-context.ts';
import { restoring } from '../../lib/lists/bulk-actions.ts';
import { useRemoval } from '../../lib/lists/use-removal.ts';
import type { EditedQuestion } from './form/edited-question.ts';
import { textsOfQuestion } from './form/question-form.rules.ts';
import { rememberedFields } from './form/remembered-fields.ts';

/**
 * The questions of a course on the server, and the open dialog: initially the correction of the key of `toCorrect`, if
 * that question exists.
 */
export function useQuestionBank(courseId: number, stored: readonly QuestionRow[], toCorrect: number) {
  const api = useApi();
  const toast = useToast();
  const [questions, setQuestions] = useState(stored);
  const [edited, edit] = useState<EditedQuestion | null>(null);
  const [corrected, correct] = useState<QuestionRow | null>(
    stored.find(({ id }) => id === toCorrect) ?? null,
  );
  const [isImporting, setImporting] = useState(false);
  const removal = useRemoval<QuestionRow>({
    remove: ({ id }) => api.question.delete({ id }),
    onRemoved: ({ id }) => setQuestions((before) => before.filter((question) => question.id !== id)),
    undo: { restore: (row) => restoring(api, 'Pregunta')([row]), onUndone: reload },
  });

  async function reload(): Promise<void> {
    setQuestions((await api.question.get({ id: courseId })).data);
  }

  return {
    questions,
    reload,
    removal,
    edited,
    edit: (question: QuestionRow) => edit({ question }),
    add: () => edit({ question: null, begun: rememberedFields(courseId), place: 0 }),
    /** A new question with the texts of another. */
    copy: (question: QuestionRow) => edit({ question: null, begun: textsOfQuestion(question), place: 0 }),
    close: () => edit(null),
    /** The question whose key is being corrected. */
    corrected,
    correct,
    isImporting,
    setImporting,
    /** The question was saved: the window closes, or is ready for the next one. */
    async showSaved(message: string, isNextWanted: boolean): Promise<void> {
      const next = (place: number) => ({ question: null, begun: rememberedFields(courseId), place });
      edit((before) => (isNextWanted ? next(before?.question === null ? before.place + 1 : 0) : null));
      toast({ text: message });
      await reload();
    },
  };
}
