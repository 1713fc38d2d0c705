import type { ParameterKey } from '../../../contract/content/parameter-keys.ts';
import type { ParameterValue } from '../../../contract/content/parameter-values.ts';
import { type Database, sql } from '../../platform/database/database.ts';

/** How many versions of a fact are listed. */
const revisionsAtMost = 100;

/** A fact as written. Days are 'YYYY-MM-DD'. */
export interface WrittenParameter {
  value: ParameterValue | null;
  source: string;
  link: string;
  validFrom: string | null;
  reviewed: string | null;
  /** Other ways in which people ask for it, one a line (spec 6.14). */
  asked: string;
}

export interface StoredParameter extends WrittenParameter {
  key: string;
  version: number;
  isDemo: boolean;
}

/** Saves are serialised; readers do not wait. */
export async function lockParameters(db: Database): Promise<void> {
  await sql`lock table parameter in share row exclusive mode`.execute(db);
}

/** The newest version of every fact in order, including unwritten ones (version 0). */
const newestFacts = (db: Database) =>
  db
    .selectFrom('fact')
    .leftJoin(
      (written) =>
        written
          .selectFrom('parameter')
          .distinctOn('key')
          .selectAll()
          .orderBy('key')
          .orderBy('version', 'desc')
          .as('newest'),
      (join) => join.onRef('newest.key', '=', 'fact.key'),
    )
    .select(['fact.key', 'fact.asked', 'newest.valid_from as validFrom', 'newest.reviewed_on as reviewed'])
    .select(({ ref, val, fn }) => [
      ref('newest.value').$castTo<ParameterValue | null>().as('value'),
      fn.coalesce('newest.source', val('')).as('source'),
      fn.coalesce('newest.link', val('')).as('link'),
      fn.coalesce('newest.is_demo', val(false)).as('isDemo'),
      fn.coalesce('newest.version', val(0)).as('version'),
    ])
    .orderBy('fact.id');

export const listNewest = (db: Database): Promise<StoredParameter[]> => newestFacts(db).execute();

export const findNewest = (db: Database, key: ParameterKey): Promise<StoredParameter> =>
  newestFacts(db).where('fact.key', '=', key).executeTakeFirstOrThrow();

/** The versions of a fact; those from before ways of asking were kept have the current ones. */
const versionsOf = (db: Database, key: ParameterKey) =>
  db
    .selectFrom('parameter')
    .innerJoin('fact', 'fact.key', 'parameter.key')
    .leftJoin('account', 'account.id', 'parameter.saved_by')
    .select([
      'parameter.version',
      'parameter.source',
      'parameter.link',
      'parameter.valid_from as validFrom',
      'parameter.reviewed_on as reviewed',
      'parameter.saved_at as savedAt',
    ])
    .select(({ ref, fn }) => [
      ref('parameter.value').$castTo<ParameterValue | null>().as('value'),
      fn.coalesce('parameter.asked', 'fact.asked').as('asked'),
    ])
    .select(sql<string | null>`account.first_name || ' ' || account.last_name`.as('savedBy'))
    .where('parameter.key', '=', key)
    .orderBy('parameter.version', 'desc');

export const findRevision = (db: Database, key: ParameterKey, version: number) =>
  versionsOf(db, key).where('parameter.version', '=', version).executeTakeFirst();

export const listRevisions = (db: Database, key: ParameterKey) =>
  versionsOf(db, key).limit(revisionsAtMost).execute();

/** Stores a version, and the fact for the search: `text` is its value in words, '' = none. */
export async function insertVersion(
  db: Database,
  {
    key,
    version,
    text,
    asked,
    ...saved
  }: Omit<WrittenParameter, 'asked'> & {
    key: string;
    version: number;
    text: string;
    /** Undefined keeps it. */
    asked?: string;
    isDemo: boolean;
    savedAt: Date;
    savedBy: number | null;
  },
): Promise<void> {
  await db
    .insertInto('parameter')
    .values({
      key,
      version,
      value: saved.value === null ? null : JSON.stringify(saved.value),
      source: saved.source,
      link: saved.link,
      valid_from: saved.validFrom,
      reviewed_on: saved.reviewed,
      asked: asked ?? null,
      is_demo: saved.isDemo,
      saved_at: saved.savedAt,
      saved_by: saved.savedBy,
    })
    .execute();
  await db
    .updateTable('fact')
    .set({ content_text: text, ...(asked !== undefined && { asked }) })
    .where('key', '=', key)
    .execute();
}

export async function findKey(db: Database, id: number): Promise<string | undefined> {
  const row = await db.selectFrom('parameter').select('key').where('id', '=', id).executeTakeFirst();
  return row?.key;
}
