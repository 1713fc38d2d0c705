import type { LegalPage } from '../../../contract/legal/pages.ts';
import { type Database, sql } from '../../platform/database/database.ts';

/** How many versions are listed. */
const revisionsAtMost = 100;

/** A saved version; savedBy is the account's name, null if it is gone. */
export interface SavedPage {
  version: number;
  written: string;
  savedAt: Date;
  savedBy: string | null;
}

/** Saves are serialised; readers do not wait. */
export async function lockLegalPages(db: Database): Promise<void> {
  await sql`lock table legal_page in share row exclusive mode`.execute(db);
}

const versions = (db: Database, page: LegalPage) =>
  db
    .selectFrom('legal_page')
    .leftJoin('account', 'account.id', 'saved_by')
    .where('page', '=', page)
    .select(['version', 'content_html as written', 'saved_at as savedAt'])
    .select(sql<string | null>`account.first_name || ' ' || account.last_name`.as('savedBy'))
    .orderBy('version', 'desc');

export function findNewest(db: Database, page: LegalPage): Promise<SavedPage | undefined> {
  return versions(db, page).limit(1).executeTakeFirst();
}

export function findRevision(db: Database, page: LegalPage, version: number): Promise<SavedPage | undefined> {
  return versions(db, page).where('version', '=', version).executeTakeFirst();
}

export function listRevisions(db: Database, page: LegalPage): Promise<SavedPage[]> {
  return versions(db, page).limit(revisionsAtMost).execute();
}

export async function insertRevision(
  db: Database,
  page: LegalPage,
  saved: { version: number; written: string; savedAt: Date; savedBy: number | null },
): Promise<void> {
  await db
    .insertInto('legal_page')
    .values({
      page,
      version: saved.version,
      content_html: saved.written,
      saved_at: saved.savedAt,
      saved_by: saved.savedBy,
    })
    .execute();
}
