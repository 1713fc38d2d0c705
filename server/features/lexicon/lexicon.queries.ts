import type { LexiconKind } from '../../../contract/lexicon/calls.ts';
import { type Database, sql } from '../../platform/database/database.ts';

const columns = ['id', 'kind', 'words', 'product_words', 'added_words', 'removed_words', 'version'] as const;

/** The living groups, those with words of the institute first, then by name. */
export function listGroups(db: Database) {
  return db
    .selectFrom('lexicon_entry')
    .select(columns)
    .select(sql<boolean>`product_key is not null`.as('isProduct'))
    .where('deleted_at', 'is', null)
    .orderBy(sql`product_key is not null and added_words = '{}' and removed_words = '{}'`)
    .orderBy(sql`fold(words[1])`)
    .orderBy('id')
    .execute();
}

export function findGroup(db: Database, id: number) {
  return db
    .selectFrom('lexicon_entry')
    .select(columns)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

export interface NewGroup {
  kind: LexiconKind;
  words: readonly string[];
}

export function insertGroup(db: Database, { kind, words }: NewGroup, now: Date) {
  return db
    .insertInto('lexicon_entry')
    .values({ kind, added_words: [...words], updated_at: now })
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow();
}

export interface ChangedGroup {
  id: number;
  added: readonly string[];
  removed: readonly string[];
}

/** Adds and changes many groups in two statements. */
export async function writeGroups(
  db: Database,
  { added, changed }: { added: readonly NewGroup[]; changed: readonly ChangedGroup[] },
  now: Date,
): Promise<void> {
  await sql`insert into lexicon_entry (kind, added_words, updated_at)
    select kind, words, ${now} from jsonb_to_recordset(${JSON.stringify(added)}::jsonb) as given(kind text, words text[])`.execute(
    db,
  );
  await sql`update lexicon_entry set added_words = given.added, removed_words = given.removed,
      version = version + 1, updated_at = ${now}
    from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as given(id int, added text[], removed text[])
    where lexicon_entry.id = given.id and deleted_at is null`.execute(db);
}
