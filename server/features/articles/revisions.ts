import { Refusal } from '../../../contract/refusal.ts';
import type { Context } from '../../context/context.ts';
import { getArticleToEdit } from './articles.ts';
import * as queries from './revisions.queries.ts';

/**
 * Every version of an article, newest first. One that nobody has saved since it came with the portal has a single
 * version, the present. Whether it was published is said as its save left it: the job publishes without a version.
 */
export async function listRevisions(context: Context, id: number) {
  const present = await getArticleToEdit(context, id);
  const saved = await queries.listRevisions(context.db, id);
  return saved.length === 0 ? [present] : saved;
}

/** A version whole. Refuses (404) one that there never was. */
export async function getRevision(context: Context, id: number, version: number) {
  const present = await getArticleToEdit(context, id);
  const saved = await queries.findRevision(context.db, id, version);
  if (saved !== undefined) return saved;
  if (present.version === version) return present;
  throw new Refusal('notFound');
}
