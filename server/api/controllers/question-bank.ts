import type { contract } from '../../../contract/index.ts';
import { exportBank } from '../../features/question-banks/export-bank.ts';
import { importBank } from '../../features/question-banks/import-bank.ts';
import { removeQuestion, updateQuestion } from '../../features/questions/questions.ts';
import { copyQuestions, moveQuestions } from '../../features/questions/transfer-questions.ts';
import { answerBulk } from '../call/bulk-answer.ts';
import { answer, type Controller } from '../call/controller.ts';
import { questionChanges } from './question-fields.ts';
import { trashMany } from './row-handlers.ts';

/** Editing a question, and importing or exporting a bank; part of the controller Question. */
export const bankCalls: Controller<
  Pick<typeof contract.question, 'update' | 'export' | 'import' | 'deleteMany' | 'moveMany' | 'copyMany'>
> = {
  async update(context, input) {
    const updated = await updateQuestion(context, input.Id, questionChanges(input), input.Version);
    return answer(updated, {
      message: 'La pregunta se guardó. Los exámenes que ya la mostraron conservan la de antes.',
    });
  },
  deleteMany: trashMany(removeQuestion, 'pregunta', 'preguntas'),
  async moveMany(context, { Items, CourseId }) {
    const results = await moveQuestions(context, Items, CourseId);
    return answerBulk(results, ['Se movió 1 pregunta', 'Se movieron # preguntas']);
  },
  async copyMany(context, { Items, CourseId }) {
    const results = await copyQuestions(context, Items, CourseId);
    return answerBulk(results, ['Se copió 1 pregunta', 'Se copiaron # preguntas']);
  },
  async export(context, { id, format }) {
    return answer({ ...(await exportBank(context, id, format)), isAttachment: true });
  },
  async import(context, { file, courseId, Format, DryRun }) {
    const isDryRun = DryRun ?? false;
    const imported = await importBank(context, { file, courseId, format: Format, isDryRun });
    return answer(imported, { message: importMessage(imported.addedCount, isDryRun) });
  },
};

function importMessage(count: number, isDryRun: boolean): string {
  if (isDryRun) return 'Nada cambió todavía.';
  if (count === 0) return 'No se agregó ninguna pregunta.';
  return count === 1 ? 'Se agregó 1 pregunta.' : `Se agregaron ${count} preguntas.`;
}
