import { type UnsavedWork, unsavedWorkOfAllTabs } from '../../../components/unsaved/unsaved-work.ts';
import { allDrafts } from '../../../lib/forms/draft-store.ts';

/** The answers of this account that did not arrive. Only an exam has their script: elsewhere it comes when asked for. */
async function unsentAnswers(accountId: number): Promise<UnsavedWork[]> {
  const store = await import('../../exams/answers/answer-store.ts').catch(() => null);
  if (store === null)
    return [{ name: 'Quizá respuestas de un examen: sin conexión no se sabe', href: '/profile' }];
  return (await store.listUnsentAnswers(accountId)).map(({ of: { courseId }, clicks }) => ({
    name: `${clicks.length === 1 ? '1 respuesta' : `${clicks.length} respuestas`} de un examen`,
    href: `/test?id=${courseId}`,
  }));
}

/**
 * What signing out would delete from this device: texts that were kept, texts that are being written in any tab, answers
 * that did not arrive. Each with its address (spec 5.5).
 */
export async function whatIsLost(accountId: number): Promise<UnsavedWork[]> {
  const drafts = allDrafts().map(({ name, href }) => ({ name, href }));
  const [open, answers] = await Promise.all([unsavedWorkOfAllTabs(), unsentAnswers(accountId)]);
  const isNamed = (work: UnsavedWork) =>
    drafts.some(({ name, href }) => href === work.href && name.startsWith(work.name)) ||
    answers.some(({ href }) => href === work.href);
  return [...drafts, ...answers, ...open.filter((work) => !isNamed(work))];
}
