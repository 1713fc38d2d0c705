import type { ParameterKey } from '../../../contract/content/parameter-keys.ts';
import type { ParameterValue } from '../../../contract/content/parameter-values.ts';
import { type Database, sql } from '../../platform/database/database.ts';

/** How many versions of a fact are listed. */
const revisionsAtMost = 100;

/** A fact as it was written. Days are 'YYYY-MM-DD'. */
export interface WrittenParameter {
  value: ParameterValue | null;
  source: string;
  link: string;
  validFrom: string | null;
  reviewed: string | null;
}

export interface StoredParameter extends WrittenParameter {
  id: number;
  key: string;
  version: number;
  isDemo: boolean;
}

/** Saves wait for one another; those who read do not. */
export async function lockParameters(db: Database): Promise<void> {
  await sql`lock table parameter in share row exclusive mode`.execute(db);
}

const columns = [
  'parameter.id',
  'parameter.key',
  'parameter.version',
  'parameter.source',
  'parameter.link',
  'parameter.valid_from as validFrom',
  'parameter.reviewed_on as reviewed',
  'parameter.is_demo as isDemo',
] as const;

/** The newest version of every fact that was ever written. */
export function listNewest(db: Database): Promise<StoredParameter[]> {
  return db
    .selectFrom('parameter')
    .distinctOn('key')
    .select(columns)
    .select((eb) => eb.ref('parameter.value').$castTo<ParameterValue | null>().as('value'))
    .orderBy('key')
    .orderBy('version', 'desc')
    .execute();
}

const versionsOf = (db: Database, key: ParameterKey) =>
  db
    .selectFrom('parameter')
    .leftJoin('account', 'account.id', 'parameter.saved_by')
    .select(columns)
    .select((eb) => eb.ref('parameter.value').$castTo<ParameterValue | null>().as('value'))
    .select('parameter.saved_at as savedAt')
    .select(sql<string | null>`account.first_name || ' ' || account.last_name`.as('savedBy'))
    .where('key', '=', key)
    .orderBy('parameter.version', 'desc');

export const findNewest = (db: Database, key: ParameterKey) =>
  versionsOf(db, key).limit(1).executeTakeFirst();

export const findRevision = (db: Database, key: ParameterKey, version: number) =>
  versionsOf(db, key).where('parameter.version', '=', version).executeTakeFirst();

export const listRevisions = (db: Database, key: ParameterKey) =>
  versionsOf(db, key).limit(revisionsAtMost).execute();

export async function insertVersion(
  db: Database,
  {
    key,
    version,
    ...saved
  }: WrittenParameter & {
    key: string;
    version: number;
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
      is_demo: saved.isDemo,
      saved_at: saved.savedAt,
      saved_by: saved.savedBy,
    })
    .execute();
}

export async function findKey(db: Database, id: number): Promise<string | undefined> {
  const row = await db.selectFrom('parameter').select('key').where('id', '=', id).executeTakeFirst();
  return row?.key;
}
