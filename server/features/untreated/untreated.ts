import { Refusal } from '../../../contract/refusal.ts';
import { askedLines, wrongInAsked } from '../../../contract/search/ways-of-asking.ts';
import { type Context, transaction } from '../../context/context.ts';
import { foundRow } from '../../context/found-row.ts';
import { recordAudit } from '../audit/audit.ts';
import { contentChanged } from '../content/content-version.ts';
import { moveToTrash } from '../content/move-to-trash.ts';
import { changeRow } from '../versions/change-row.ts';
import * as queries from './untreated.queries.ts';

/** Everything that the portal does not treat, by name (spec 6.14). */
export const listUntreated = ({ db }: Context) => queries.listUntreated(db);

/** The ways of asking as stored; undefined = as they are. Refuses (400) too many or too long ones. */
function written(asked: string | undefined): string | undefined {
  if (asked === undefined) return undefined;
  const lines = askedLines(asked);
  const message = wrongInAsked(lines);
  if (message !== undefined) throw new Refusal('invalidInput', { errors: [{ field: 'Asked', message }] });
  return lines.join('\n');
}

/** Adds something that the portal does not treat. */
export function addUntreated(context: Context, given: { title: string; answer: string; asked: string }) {
  const state = { ...given, asked: written(given.asked) ?? '' };
  return transaction(context, async (inside) => {
    const added = await queries.insertUntreated(inside.db, state);
    await recordAudit(inside, 'untreated.add', `untreated:${added.id}`, { title: given.title });
    await contentChanged(inside, 'untreated');
    return added;
  });
}

/** Changes the given fields. Refuses (404) an unknown row, (409) a stale `version`. */
export function changeUntreated(
  context: Context,
  id: number,
  given: { title?: string | undefined; answer?: string | undefined; asked?: string | undefined },
  version?: number,
): Promise<{ id: number; version: number }> {
  const values = { ...given, asked: written(given.asked) };
  return transaction(context, async (inside) => ({
    id,
    version: await changeRow(inside, 'untreated', id, { version, values }),
  }));
}

/** Changes the ways of asking of a row. Refuses (404) an unknown one. */
export async function changeAskedOfUntreated(
  context: Context,
  id: number,
  change: (asked: string[]) => string[],
): Promise<void> {
  const { asked, version } = foundRow(await queries.findUntreated(context.db, id));
  await changeUntreated(context, id, { asked: change(askedLines(asked)).join('\n') }, version);
}

export async function removeUntreated(context: Context, id: number): Promise<void> {
  await transaction(context, async (inside) => {
    await moveToTrash(inside, 'untreated', id);
    await contentChanged(inside, 'untreated');
  });
}
