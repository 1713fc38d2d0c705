import { type Database, sql } from '../../platform/database/database.ts';

/** A file of a build, as the build compressed it or whole. */
export interface BuildFile {
  bytes: Buffer;
  isGzip: boolean;
}

/** Says that a build runs. */
export async function storeBuild(
  db: Database,
  { id, paths }: { id: string; paths: readonly string[] },
  now: Date,
): Promise<void> {
  await sql`insert into build (id, paths, ran_at) values (${id}, ${paths}::text[], ${now})
    on conflict (id) do update set ran_at = greatest(build.ran_at, excluded.ran_at)`.execute(db);
}

/** The files of a list that are not stored yet. */
export async function listMissing(db: Database, paths: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ path: string }>`select path from unnest(${paths}::text[]) given (path)
    where not exists (select from build_file where build_file.path = given.path)`.execute(db);
  return rows.map(({ path }) => path);
}

export async function insertFile(db: Database, path: string, { bytes, isGzip }: BuildFile): Promise<void> {
  await db
    .insertInto('build_file')
    .values({ path, bytes, is_gzip: isGzip })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function listPaths(db: Database): Promise<string[]> {
  const rows = await db.selectFrom('build_file').select('path').execute();
  return rows.map(({ path }) => path);
}

export const findFile = (db: Database, path: string): Promise<BuildFile | undefined> =>
  db
    .selectFrom('build_file')
    .select(['bytes', 'is_gzip as isGzip'])
    .where('path', '=', path)
    .executeTakeFirst();

/** Forgets builds that did not run since an instant, and the files that no other has. */
export async function deleteBuildsBefore(db: Database, before: Date): Promise<void> {
  await sql`with gone as (delete from build where ran_at < ${before} returning id)
    delete from build_file where not exists (
      select from build where build.id not in (select id from gone) and build_file.path = any(build.paths))`.execute(
    db,
  );
}
