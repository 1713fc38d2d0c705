import { readEarlier } from '../platform/database/migrations.ts';

/** A migration from before the baseline, by its name, as SQL. */
export async function earlierMigration(name: string): Promise<string> {
  const found = (await readEarlier()).find((migration) => migration.name === name);
  if (found === undefined) throw new Error(`no earlier migration ${name}`);
  return found.text;
}
