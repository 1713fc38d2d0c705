import {
  byLargestRemainder,
  type DrawShare,
  type ExamDraw,
  quotasOf,
  shortagesOf,
  shortageText,
  smallBankText,
} from '../../../../contract/exams/draw.ts';
import type { QuestionRow } from '../../../../contract/questions/calls.ts';

/** A module with its questions in the bank and its share of each exam. */
export interface ModuleShare {
  /** '' = the questions without a module. */
  module: string;
  bank: number;
  hardBank: number;
  count: number;
  /** null = hard or not, as it comes. */
  hard: number | null;
}

/** The rows of the plan: the modules in their order, then the questions without one, if there are any. */
export function sharesOf(
  modules: readonly string[],
  questions: readonly QuestionRow[],
  shares: readonly DrawShare[],
): ModuleShare[] {
  const titles = questions.some(({ module }) => !modules.includes(module)) ? [...modules, ''] : modules;
  return titles.map((title) => {
    const own = questions.filter(({ module }) =>
      title === '' ? !modules.includes(module) : module === title,
    );
    const stored = shares.find(({ module }) => module === title);
    return {
      module: title,
      bank: own.length,
      hardBank: own.filter(({ hard }) => hard).length,
      count: stored?.count ?? 0,
      hard: stored?.hard ?? null,
    };
  });
}

/** The sum of a plan in words, with the proportion by which it is made up where it does not fit the exam. */
export function sumText(rows: readonly ModuleShare[], count: number): { text: string; isExact: boolean } {
  const counts = rows.map((row) => row.count);
  const sum = counts.reduce((before, each) => before + each, 0);
  if (sum === 0) return { text: 'Sin reparto: salen al azar de todo el banco.', isExact: true };
  if (sum === count) return { text: `${sum} de ${count} repartidas`, isExact: true };
  const parts = byLargestRemainder(counts, count).filter((_, at) => (counts[at] ?? 0) > 0);
  return {
    text: `${sum} repartidas y el examen pide ${count}: salen en esa proporción, ${parts.join(' + ')}.`,
    isExact: false,
  };
}

/** The shares that are stored. */
export const writtenShares = (rows: readonly ModuleShare[]): DrawShare[] =>
  rows.filter(({ count }) => count > 0).map(({ module, count, hard }) => ({ module, count, hard }));

/** The shortages of the bank, in sentences. */
export function bankNotes(
  { shares, unseenFirst }: ExamDraw,
  count: number,
  questions: readonly QuestionRow[],
  modules: readonly string[],
): { missing: string[]; small: string | null } {
  const bank = questions.map(({ module, hard }) => ({
    module: modules.includes(module) ? module : '',
    isHard: hard,
  }));
  return {
    missing: shortagesOf(quotasOf(shares, count), bank).map(shortageText),
    small: smallBankText(count, bank.length, unseenFirst),
  };
}

/** The plan as a member is told it: 'De los cuatro módulos.' */
export function toldRules(
  draw: ExamDraw,
  { limit, waitHours }: { limit: number; waitHours: number },
): string[] {
  const modules = draw.shares.filter(({ module }) => module !== '').length;
  const wait =
    waitHours === 0 ? '' : `, con ${waitHours === 1 ? '1 hora' : `${waitHours} horas`} entre uno y otro`;
  const attempts =
    limit === 0
      ? `Los intentos que quieras${wait}.`
      : limit === 1
        ? 'Un solo intento.'
        : `Hasta ${limit} intentos${wait}. Vale tu mejor nota.`;
  return [
    ...(modules === 0 ? [] : [modules === 1 ? 'De un módulo.' : `De ${modules} módulos.`]),
    attempts,
    ...(draw.unseenFirst ? ['Si lo repites, primero salen preguntas que no viste.'] : []),
  ];
}
