import type { Context } from '../context/context.ts';
import { sql } from '../platform/database/database.ts';

/** Reads the version of visitors' content, which each change visible to them raises. */
export async function readContentVersion(db: Context['db']): Promise<number> {
  const { rows } = await sql<{ version: number }>`select last_value as version from content_change`.execute(
    db,
  );
  return rows[0]?.version ?? 0;
}
