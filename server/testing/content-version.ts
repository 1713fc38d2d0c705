import type { Context } from '../context/context.ts';

/** The version of visitors' content: raised by each change that they can see. */
export async function readContentVersion(db: Context['db']): Promise<number> {
  const row = await db.selectFrom('content_version').select('version').executeTakeFirstOrThrow();
  return row.version;
}
