import {
  type ExamDraw,
  quotasOf,
  shortagesOf,
  shortageText,
  smallBankText,
} from '../../../contract/exams/draw.ts';
import { Refusal } from '../../../contract/refusal.ts';
import { visibleText } from '../../../contract/text/visible-text.ts';
import type { Context } from '../../context/context.ts';
import { getExamSettings } from '../courses/exam-settings.ts';
import { changeCourse } from '../courses/save-course.ts';
import { namesLetter } from './explanation.rules.ts';
import { listModuleTitles } from './questions.queries.ts';
import type { BankedQuestion } from './questions.rules.ts';
import { listQuestions } from './questions.ts';

/**
 * Sets how exams that begin from now on draw their questions (spec 8.19), and tells what the bank cannot give. Refuses
 * (400) a share of a module that the course does not have, of more hard questions than it asks in all, and one module
 * twice, and (404) an unknown course. Asks for the owner's proof like changeCourse.
 */
export async function setDraw(context: Context, courseId: number, wanted: ExamDraw): Promise<string[]> {
  const [settings, bank, modules] = await Promise.all([
    getExamSettings(context, courseId),
    listQuestions(context, courseId),
    listModuleTitles(context.db, courseId),
  ]);
  const draw = { ...wanted, shares: wanted.shares.filter(({ count }) => count > 0) };
  checkShares(draw, modules);
  await changeCourse(context, courseId, { examDraw: draw });
  const exams = bank.filter(({ isPractice }) => !isPractice);
  return notesOn(draw, settings.questionsPerExam, exams);
}

function checkShares({ shares }: ExamDraw, modules: readonly string[]): void {
  const refuse = (message: string): never => {
    throw new Refusal('invalidInput', { errors: [{ field: 'Shares', message }] });
  };
  const seen = new Set<string>();
  for (const { module, count, hard } of shares) {
    if (module !== '' && !modules.includes(module)) refuse(`El curso no tiene un módulo «${module}».`);
    if (seen.has(module)) refuse(`El módulo «${module}» está dos veces en el reparto.`);
    if (hard !== null && hard > count)
      refuse(
        `De «${module}» salen ${count} preguntas: no pueden ser ${hard} difíciles. Baja las difíciles o sube el total.`,
      );
    seen.add(module);
  }
}

/** The shortages of a bank, in sentences. */
function notesOn(draw: ExamDraw, count: number, bank: readonly BankedQuestion[]): string[] {
  const shortages = shortagesOf(quotasOf(draw.shares, count), bank);
  const filled =
    shortages.length === 0
      ? []
      : ['Mientras falten, salen otras preguntas: ningún examen se detiene por eso.'];
  const small = smallBankText(count, bank.length, draw.unseenFirst);
  const named = draw.shuffled
    ? bank.filter(({ explanation }) => namesLetter(visibleText(explanation))).length
    : 0;
  const letters =
    named === 0
      ? []
      : [
          `${named === 1 ? '1 explicación nombra' : `${named} explicaciones nombran`} una letra, como «la B»: cada persona verá otra. Di la respuesta con palabras.`,
        ];
  return [...shortages.map(shortageText), ...filled, ...(small === null ? [] : [small]), ...letters];
}
