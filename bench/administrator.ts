import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { readConfig } from '../server/config.ts';
import { deriveKeys, loadSecret } from '../server/platform/keys.ts';
import { openTokens } from '../server/platform/tokens.ts';

/** What signs an administrator of 40 years in to the portal over `dataDir`, an hour long. */
export async function tokenOfAdministrator(
  client: pg.Client,
  dataDir: string,
): Promise<{ authorization: string }> {
  const { dataDir: folder } = readConfig({ DATA_DIR: dataDir });
  const secret = await loadSecret({ given: undefined, sharedDatabase: undefined, dataDir: folder });
  const sid = randomUUID();
  const { rows } = await client.query<{ id: number }>(
    `with made as (
       insert into account (username, email, first_name, last_name, gender, birth_date, password_hash, role, created_at, activated_at)
       values ('mide', 'mide@correo.test', 'Mide', 'Tiempos', 1, '1986-01-01', '!', 'admin', now(), now()) returning id),
     signed_in as (
       insert into session (id, account_id, secret_hash, rotated_at, signed_in_at, last_seen_at)
       select $1, id, $2, now(), now(), now() from made)
     select id from made`,
    [sid, Buffer.from(sid)],
  );
  const now = new Date();
  const token = await openTokens(deriveKeys(secret).token).sign(
    { sub: String(rows[0]?.id), unique_name: 'mide', role: 'admin', years: 40, sid },
    new Date(now.getTime() + 3_600_000),
    now,
  );
  return { authorization: `Bearer ${token}` };
}
