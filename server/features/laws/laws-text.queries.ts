import { type Database, sql } from '../../platform/database/database.ts';
import type { LawContent, Wording } from './laws-text.rules.ts';

/** A law's text with its law; neither is in the Papelera. */
export function findLawText(db: Database, id: number) {
  return db
    .selectFrom('law_text')
    .innerJoin('law', 'law.id', 'law_text.id')
    .leftJoin('account', 'account.id', 'law_text.updated_by')
    .select([
      'law_text.id',
      'law_text.title',
      'law_text.number',
      'law_text.gazette',
      'law_text.promulgated_on as promulgatedOn',
      'law_text.in_force_from as inForceFrom',
      'law_text.repealed_on as repealedOn',
      'law_text.is_published as isPublished',
      'law_text.version',
      'law_text.updated_at as savedAt',
      'law.description',
      'law.file_type as fileType',
      'law.size_bytes as sizeBytes',
      sql<LawContent>`law_text.content`.as('content'),
      sql<string | null>`account.first_name || ' ' || account.last_name`.as('savedBy'),
    ])
    .where('law_text.id', '=', id)
    .where('law_text.deleted_at', 'is', null)
    .where('law.deleted_at', 'is', null)
    .executeTakeFirst();
}

/** True if the law has a text, even in the Papelera. */
export async function hasTrashedText(db: Database, id: number): Promise<boolean> {
  const row = await db
    .selectFrom('law_text')
    .select('id')
    .where('id', '=', id)
    .where('deleted_at', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Locks a law in the list until the transaction ends, so that two first saves are serialised. */
export const lockLaw = (db: Database, id: number) =>
  db
    .selectFrom('law')
    .select('id')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();

const wordingsAtOnce = 500;

/** Replaces the stored wordings of every article with their days. */
export async function replaceWordings(
  db: Database,
  lawId: number,
  wordings: readonly (Wording & { text: string })[],
): Promise<void> {
  await db.deleteFrom('law_wording').where('law_id', '=', lawId).execute();
  for (let at = 0; at < wordings.length; at += wordingsAtOnce)
    await db
      .insertInto('law_wording')
      .values(
        wordings.slice(at, at + wordingsAtOnce).map(({ anchor, number, title, text, from, until }) => ({
          law_id: lawId,
          anchor,
          number,
          title,
          content_text: text,
          holds: sql<string>`daterange(${from}::date, ${until}::date)`,
        })),
      )
      .execute();
}

/** Articles of published laws as they stand on a day, with the name of their law. */
export async function listWordingsOn(
  db: Database,
  articles: readonly { id: number; anchor: string }[],
  day: string,
) {
  const { rows } = await sql<{ lawId: number; anchor: string; law: string; number: string; title: string }>`
    select law_id as "lawId", anchor, law_text.number as law, wording.number, wording.title
    from unnest(${articles.map(({ id }) => id)}::int[], ${articles.map(({ anchor }) => anchor)}::text[]) asked (law_id, anchor)
    join law_wording wording using (law_id, anchor) join law_text on law_text.id = law_id
    where holds @> ${day}::date and is_published and deleted_at is null`.execute(db);
  return rows;
}
