import type { contract } from '../../../contract/index.ts';
import { answerBulk } from '../../api/call/bulk-answer.ts';
import { answer, type Controller } from '../../api/call/controller.ts';
import { trashMany } from '../bulk/rows.calls.ts';
import { otherAnswerNamed } from '../questions/explanation.rules.ts';
import { questionChanges } from '../questions/question-fields.calls.ts';
import { removeQuestion, updateQuestion } from '../questions/questions.ts';
import { copyQuestions, moveQuestions } from '../questions/transfer-questions.ts';
import { exportBank } from './export-bank.ts';
import { importBank } from './import-bank.ts';

/** Editing a question, and importing or exporting a bank; part of the controller Question. */
export const bankCalls: Controller<
  Pick<typeof contract.question, 'update' | 'export' | 'import' | 'deleteMany' | 'moveMany' | 'copyMany'>
> = {
  async update(context, input) {
    const updated = await updateQuestion(context, input.Id, questionChanges(input), input.Version);
    const saved = 'La pregunta se guardó. Los exámenes que ya la mostraron conservan la de antes.';
    const message = [saved, otherAnswerNamed(updated)].filter(Boolean).join(' ');
    return answer({ version: updated.version }, { message });
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
