import { type UnsavedChanges, unsavedChangesOfAllTabs } from '../../../components/unsaved/unsaved-changes.ts';
import { allDrafts } from '../../../lib/forms/draft-store.ts';

/**
 * Lists the unsent answers of this account. Only an exam has their script: elsewhere it is loaded on demand.
 */
async function unsentAnswers(accountId: number): Promise<UnsavedChanges[]> {
  const store = await import('../../exams/answers/answer-store.ts').catch(() => null);
  if (store === null)
    return [{ name: 'Quizá respuestas de un examen: sin conexión no se sabe', href: '/profile' }];
  return (await store.listUnsentAnswers(accountId)).map(({ of: { courseId }, clicks }) => ({
    name: `${clicks.length === 1 ? '1 respuesta' : `${clicks.length} respuestas`} de un examen`,
    href: `/test?id=${courseId}`,
  }));
}

/**
 * Lists the work on this device that signing out deletes: drafts, texts being written in any tab and unsent answers,
 * each with its address (spec 5.5).
 */
export async function lostOnSignOut(accountId: number): Promise<UnsavedChanges[]> {
  const drafts = allDrafts().map(({ name, href }) => ({ name, href }));
  const [open, answers] = await Promise.all([unsavedChangesOfAllTabs(), unsentAnswers(accountId)]);
  const isNamed = (work: UnsavedChanges) =>
    drafts.some(({ name, href }) => href === work.href && name.startsWith(work.name)) ||
    answers.some(({ href }) => href === work.href);
  return [...drafts, ...answers, ...open.filter((work) => !isNamed(work))];
}
