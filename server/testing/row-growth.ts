import { type Database, sql } from '../platform/database/database.ts';

export const countRows = (db: Database, tables: string[]): Promise<number[]> =>
  Promise.all(
    tables.map(async (table) => {
      const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${sql.table(table)}`.execute(
        db,
      );
      return rows[0]?.n ?? 0;
    }),
  );

/** Counts the rows that each table gains by some work. */
export async function growthOf(
  db: Database,
  tables: string[],
  work: () => Promise<unknown>,
): Promise<number[]> {
  const before = await countRows(db, tables);
  await work();
  return (await countRows(db, tables)).map((count, index) => count - (before[index] ?? 0));
}
