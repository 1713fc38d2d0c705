import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type pg from 'pg';

const folder = join(import.meta.dirname, '../../database/released');
const ending = '.sql.gz';

/** The released schemas, oldest first: dumps of portals of those versions, with rows (decision 0088). */
export const releasedSchemas: readonly string[] = readdirSync(folder)
  .filter((name) => name.endsWith(ending))
  .map((name) => name.slice(0, -ending.length))
  .sort();

/** Fills an empty database with the portal of a released version. */
export async function loadReleased(client: pg.Client, name: string): Promise<void> {
  const dump = gunzipSync(readFileSync(join(folder, name + ending))).toString();
  // functions of versions before migration 0034 do not name the schema of those that they call
  await client.query(
    dump.replace(`set_config('search_path', '', false)`, `set_config('search_path', 'public', false)`),
  );
  await client.query('reset all');
}
