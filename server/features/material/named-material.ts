import type { Database } from '../../platform/database/database.ts';
import { findNamed } from './named-material.queries.ts';

/**
 * Which row of the material a stored name stands for: the one that is asked for, else of a course that the account has
 * applied to, else of one that is published, else the newest. Undefined if there is none. Says nothing about who may see it.
 */
export async function materialNamed(
  db: Database,
  name: string,
  { accountId, fileId }: { accountId: number | null; fileId: number | undefined },
): Promise<{ id: number; isCaptions: boolean } | undefined> {
  const rows = await findNamed(db, name, accountId);
  return fileId === undefined ? rows[0] : rows.find(({ id }) => id === fileId);
}
