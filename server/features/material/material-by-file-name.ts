import type { Database } from '../../platform/database/database.ts';
import { findByFileName } from './material-by-file-name.queries.ts';

/**
 * The material row for a stored name: the requested one, else one of a course in which the account is enrolled, else a
 * published one, else the newest. Undefined if there is none. It does not check who may see it.
 */
export async function materialByFileName(
  db: Database,
  name: string,
  { accountId, fileId }: { accountId: number | null; fileId: number | undefined },
): Promise<{ id: number; isCaptions: boolean } | undefined> {
  const rows = await findByFileName(db, name, accountId);
  return fileId === undefined ? rows[0] : rows.find(({ id }) => id === fileId);
}
