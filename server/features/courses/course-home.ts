import { Refusal } from '../../../contract/refusal.ts';
import type { Context } from '../../context/context.ts';
import { findHome } from './course-home.queries.ts';

/** The head of a course above its tabs (spec 2.16), drafts and archived ones included. Refuses (404) an unknown course. */
export async function getCourseHome({ db }: Context, id: number) {
  const found = await findHome(db, id);
  if (found === undefined) throw new Refusal('notFound');
  return found;
}
