import type { ImportLine } from '../../../contract/question-banks/calls.ts';
import type { BankedQuestion } from '../questions/questions.rules.ts';
import type { ReadBank } from './bank.rules.ts';

export interface ImportPlan {
  /** The questions to add, in the order of the file. */
  questions: BankedQuestion[];
  lines: ImportLine[];
}

/** Two questions are equal if type, text and options are, apart from white space. */
function identityOf({ type, description, options }: BankedQuestion): string {
  const plain = [description, ...options].map((text) => text.normalize('NFC').replace(/\s+/g, ' '));
  return JSON.stringify([type, ...plain]);
}

const foldedTitle = (title: string) =>
  title.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();

/**
 * Plans an import: the questions to add, and a line for every item of the file. A question is known if it is in the
 * bank or earlier in the file.
 */
export function planImport(
  read: ReadBank,
  bank: readonly BankedQuestion[],
  modules: readonly string[],
): ImportPlan {
  const known = new Map(
    bank.map((question) => [identityOf(question), { ...question, line: null as number | null }]),
  );
  const titles = new Map(modules.map((title) => [foldedTitle(title), title]));
  const questions: BankedQuestion[] = [];
  const lines: ImportLine[] = read.notes.map(({ line, text }) => ({
    line,
    kind: 'changed',
    subject: '',
    text,
  }));
  const strange = new Map<string, { line: number; count: number }>();
  for (const { line, subject, found } of read.items) {
    const say = (kind: ImportLine['kind'], text: string) => lines.push({ line, kind, subject, text });
    if ('problem' in found) {
      say('problem', found.problem);
      continue;
    }
    const { question, notes } = found;
    const same = known.get(identityOf(question));
    if (same !== undefined) {
      const where = same.line === null ? 'Ya está en el banco' : `Es igual a la de la línea ${same.line}`;
      if (same.correct === question.correct) say('skipped', `${where}.`);
      else say('problem', `${where}, con otra respuesta correcta (${same.correct}).`);
      continue;
    }
    const module = modules.includes(question.module)
      ? question.module
      : (titles.get(foldedTitle(question.module)) ?? '');
    if (module === '' && question.module !== '') {
      const seen = strange.get(question.module) ?? { line, count: 0 };
      strange.set(question.module, { ...seen, count: seen.count + 1 });
    }
    known.set(identityOf(question), { ...question, line });
    questions.push({ ...question, module });
    say(notes.length === 0 ? 'added' : 'changed', notes.join(' '));
  }
  for (const [title, { line, count }] of strange)
    lines.push({
      line,
      kind: 'changed',
      subject: '',
      text: `El curso no tiene un módulo «${title}»: ${count === 1 ? '1 pregunta queda' : `${count} preguntas quedan`} sin módulo.`,
    });
  return { questions, lines: lines.toSorted((one, other) => (one.line ?? 0) - (other.line ?? 0)) };
}
