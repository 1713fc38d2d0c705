import type { Database } from '../../platform/database/database.ts';

/** The tables whose ways of asking belong to no version. */
export type AskedTable = 'route' | 'subject' | 'portal_page';

/** The ways of asking of a living row, locked until the transaction ends. */
export const lockAsked = (db: Database, table: AskedTable, id: number) =>
  db
    .selectFrom(table)
    .select('asked')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();

export async function writeAsked(db: Database, table: AskedTable, id: number, asked: string): Promise<void> {
  await db.updateTable(table).set({ asked }).where('id', '=', id).execute();
}
