import type { InputOf } from '../../../../contract/endpoint.ts';
import type { question as calls, QuestionRow } from '../../../../contract/questions/calls.ts';
import { useApi } from '../../../lib/api/api-context.ts';
import type { FormDraft } from '../../../lib/forms/use-draft.ts';
import { storedRow, useVersionedSave } from '../../../lib/versions/use-versioned-save.ts';

const questionIsSafe = 'Tu pregunta sigue en esta pantalla. Escribe tu contraseña y la guardamos.';

export type QuestionInput = InputOf<typeof calls.add>;

/** Adds a question, or a version of the stored one. A conflicting change of another person is shown first. */
export function useQuestionSave(
  question: QuestionRow | null,
  courseId: number,
  draft: FormDraft,
  onSaved: (message: string, input: QuestionInput) => Promise<void>,
) {
  const api = useApi(questionIsSafe);
  return useVersionedSave<QuestionInput, QuestionRow>({
    draft,
    async save({ CourseId, ...fields }, version) {
      const { message } =
        question === null
          ? await api.question.add({ CourseId, ...fields })
          : await api.question.update({
              Id: question.id,
              ...(version === undefined ? {} : { Version: version }),
              ...fields,
            });
      await onSaved(message, { CourseId, ...fields });
    },
    stored: async () => storedRow((await api.question.get({ id: courseId })).data, question?.id),
  });
}
