import { type Context, transaction } from '../../context/context.ts';
import { collectReferencedFiles, listReferenced } from './referenced-files.queries.ts';

const keysAtOnce = 1000;

/** Compares the rows with the store: how many files rows name, and which of them are not there, at most `limit`. */
export function findMissingFiles(
  context: Context,
  limit: number,
): Promise<{ named: number; missing: string[] }> {
  return transaction(context, async ({ db, files }) => {
    await collectReferencedFiles(db);
    const missing: string[] = [];
    let named = 0;
    for (let after = ''; ; ) {
      const keys = await listReferenced(db, after, keysAtOnce);
      for (const key of keys) if (missing.length < limit && !(await files.has(key))) missing.push(key);
      named += keys.length;
      const last = keys.at(-1);
      if (last === undefined) return { named, missing };
      after = last;
    }
  });
}
