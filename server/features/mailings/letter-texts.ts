import type { LetterTextRow } from '../../../contract/mailings/calls.ts';
import { type Context, transaction } from '../../context/context.ts';
import { foundRow } from '../../context/found-row.ts';
import { recordAudit } from '../audit/audit.ts';
import * as queries from './letter-texts.queries.ts';

/** Lists the saved texts of letters by name (spec 11.6). */
export const listLetterTexts = ({ db }: Context): Promise<LetterTextRow[]> => queries.listLetterTexts(db);

/** Saves the text of a letter to use again. Refuses (409) a name in use, whatever its case and accents. */
export function addLetterText(
  context: Context,
  given: { name: string; subject: string; text: string },
): Promise<{ id: number }> {
  return transaction(context, async (inside) => {
    const added = await queries.insertLetterText(inside.db, given, inside.clock.now());
    await recordAudit(inside, 'letter_text.add', `letter_text:${added.id}`, { name: given.name });
    return added;
  });
}

/** Deletes a saved text; letters sent with it stay. Refuses (404) an unknown one. */
export function deleteLetterText(context: Context, id: number): Promise<void> {
  return transaction(context, async (inside) => {
    const { name } = foundRow(await queries.deleteLetterText(inside.db, id));
    await recordAudit(inside, 'letter_text.delete', `letter_text:${id}`, { name });
  });
}
