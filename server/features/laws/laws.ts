import { type ListInput, listWindow } from '../../../contract/fields.ts';
import { Refusal } from '../../../contract/refusals.ts';
import type { Context } from '../../context.ts';
import * as queries from './laws.queries.ts';

/** Laws and regulations in the order that administrators gave them (portal.md §2). */
export async function listLaws(context: Context, input: ListInput) {
  const [rows, total] = await Promise.all([
    queries.listLaws(context.db, input.Search, listWindow(input)),
    queries.countLaws(context.db, input.Search),
  ]);
  return { rows, total };
}

/** The file of a law, its title as the name to save it under. Refuses (404) what is not there. */
export async function openLawFile(context: Context, id: number) {
  const law = await queries.findLaw(context.db, id);
  if (law === undefined) throw new Refusal('notFound');
  const key = `leyes/${law.file}`;
  return {
    name: `${law.title}.${law.fileType}`,
    fileType: law.fileType,
    sizeBytes: await context.files.size(key),
    body: context.files.stream(key),
  };
}
