import type { ParameterKey } from '../../../contract/facts/keys.ts';
import type { ParameterValue } from '../../../contract/facts/values.ts';
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

/** A value of a fact, which holds from its day. */
export interface StoredValue extends Omit<WrittenParameter, 'asked' | 'value'> {
  value: ParameterValue;
  isDemo: boolean;
}

export interface StoredFact {
  key: string;
  asked: string;
  /** The number of its last save; 0 = never written. */
  version: number;
  /** By the days from which they hold. */
  values: readonly StoredValue[];
}

/** Saves are serialised; readers do not wait. */
export async function lockParameters(db: Database): Promise<void> {
  await sql`lock table parameter in share row exclusive mode`.execute(db);
}

/** Facts with their values of all days, those never written too; with a key that one. */
export async function listFacts(db: Database, only?: ParameterKey): Promise<StoredFact[]> {
  const { rows } = await sql<StoredFact>`
    select fact.key, fact.asked, coalesce(max(saved.version), 0) as version, coalesce((
      select jsonb_agg(jsonb_build_object('value', value, 'source', source, 'link', link, 'validFrom', valid_from,
        'reviewed', reviewed_on, 'isDemo', is_demo) order by valid_from nulls first)
      from parameter_value where parameter_value.key = fact.key), '[]') as values
    from fact left join parameter saved using (key)
    where ${only === undefined ? sql`true` : sql`fact.key = ${only}`}
    group by fact.id`.execute(db);
  return rows;
}

export async function getFact(db: Database, key: ParameterKey): Promise<StoredFact> {
  const [fact] = await listFacts(db, key);
  if (fact === undefined) throw new Error(`no row for the fact ${key}`);
  return fact;
}

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

/** Stores a version of a fact. */
export async function insertVersion(
  db: Database,
  saved: Omit<WrittenParameter, 'asked'> & {
    key: string;
    version: number;
    asked?: string;
    isDemo: boolean;
    savedAt: Date;
    savedBy: number | null;
  },
): Promise<void> {
  await db
    .insertInto('parameter')
    .values({
      key: saved.key,
      version: saved.version,
      value: saved.value === null ? null : JSON.stringify(saved.value),
      source: saved.source,
      link: saved.link,
      valid_from: saved.validFrom,
      reviewed_on: saved.reviewed,
      asked: saved.asked ?? null,
      is_demo: saved.isDemo,
      saved_at: saved.savedAt,
      saved_by: saved.savedBy,
    })
    .execute();
}

/** Writes a fact for the search: `text` is its value of today in words, '' = none; without `asked` that stays. */
export async function updateFound(
  db: Database,
  key: string,
  { text, asked }: { text: string; asked?: string },
): Promise<void> {
  await db
    .updateTable('fact')
    .set({ content_text: text, ...(asked !== undefined && { asked }) })
    .where('key', '=', key)
    .execute();
}

export const findSaved = (db: Database, id: number) =>
  db
    .selectFrom('parameter')
    .select(['key', 'valid_from as validFrom'])
    .where('id', '=', id)
    .executeTakeFirst();
