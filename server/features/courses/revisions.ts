import { Refusal } from '../../../contract/refusal.ts';
import type { Context } from '../../context/context.ts';
import { getCourseToEdit } from './courses.ts';
import * as queries from './revisions.queries.ts';

/**
 * All versions of a course, newest first. An unsaved one that came with the portal has a single version, the current
 * one.
 */
export async function listRevisions(context: Context, id: number) {
  const present = await getCourseToEdit(context, id);
  const saved = await queries.listRevisions(context.db, id);
  return saved.length === 0 ? [present] : saved;
}

/** A whole version. Refuses (404) an unknown one. */
export async function getRevision(context: Context, id: number, version: number) {
  const present = await getCourseToEdit(context, id);
  const saved = await queries.findRevision(context.db, id, version);
  if (saved !== undefined) return saved;
  if (present.version === version) return present;
  throw new Refusal('notFound');
}
