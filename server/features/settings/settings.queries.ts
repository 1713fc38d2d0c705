import type { WrittenSettings } from '../../../contract/settings/portal-settings.ts';
import { type Database, sql } from '../../platform/database/database.ts';

/** How many versions are listed. */
const revisionsAtMost = 100;

/** A saved version; savedBy is the account's name, null if it was deleted or nobody saved. */
export interface SavedSettings {
  version: number;
  written: WrittenSettings;
  savedAt: Date;
  savedBy: string | null;
}

/** Saves are serialised; readers do not wait. */
export async function lockSettings(db: Database): Promise<void> {
  await sql`lock table portal_settings in share row exclusive mode`.execute(db);
}

const versions = (db: Database) =>
  db
    .selectFrom('portal_settings')
    .leftJoin('account', 'account.id', 'saved_by')
    .select(['version', 'saved_at as savedAt'])
    .select((eb) => eb.ref('written').$castTo<WrittenSettings>().as('written'))
    .select(sql<string | null>`account.first_name || ' ' || account.last_name`.as('savedBy'))
    .orderBy('version', 'desc');

export function findNewest(db: Database): Promise<SavedSettings | undefined> {
  return versions(db).limit(1).executeTakeFirst();
}

export function findRevision(db: Database, version: number): Promise<SavedSettings | undefined> {
  return versions(db).where('version', '=', version).executeTakeFirst();
}

/** The newest versions and the one before them, for what the oldest of them changed. */
export function listRevisions(db: Database): Promise<SavedSettings[]> {
  return versions(db)
    .limit(revisionsAtMost + 1)
    .execute();
}

export async function insertRevision(
  db: Database,
  saved: { version: number; written: WrittenSettings; savedAt: Date; savedBy: number | null },
): Promise<void> {
  await db
    .insertInto('portal_settings')
    .values({
      version: saved.version,
      written: JSON.stringify(saved.written),
      saved_at: saved.savedAt,
      saved_by: saved.savedBy,
    })
    .execute();
}

/** Mails sent since an instant, and those that failed and still wait, not expired ones. */
export async function countMails(
  db: Database,
  { since, now }: { since: Date; now: Date },
): Promise<{ sentToday: number; failed: number }> {
  const { rows } = await sql<{ sentToday: number; failed: number }>`
    select (select count(*)::int from mail where sent_at >= ${since}) as "sentToday",
      (select count(*)::int from mail where sent_at is null and last_error is not null and body is not null
        and coalesce(expires_at > ${now}, true)) as failed`.execute(db);
  return rows[0] ?? { sentToday: 0, failed: 0 };
}

/** The calling administrator, as a recipient. */
export function findWriter(db: Database, id: number) {
  return db
    .selectFrom('account')
    .select(['email', 'first_name as firstName'])
    .where('id', '=', id)
    .executeTakeFirst();
}
