import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { readConfig } from '../server/config.ts';
import { deriveKeys, loadSecret } from '../server/platform/keys.ts';
import { openTokens } from '../server/platform/tokens.ts';

/** An account of 40 years, and what signs it in to the portal over `dataDir`, an hour long. */
export async function signIn(
  client: pg.Client,
  dataDir: string,
  { username, role }: { username: string; role: 'admin' | 'member' },
): Promise<{ id: number; headers: { authorization: string } }> {
  const { dataDir: folder } = readConfig({ DATA_DIR: dataDir });
  const secret = await loadSecret({ given: undefined, sharedDatabase: undefined, dataDir: folder });
  const sid = randomUUID();
  const { rows } = await client.query<{ id: number }>(
    `with made as (
       insert into account (username, email, first_name, last_name, gender, birth_date, password_hash, role, created_at, activated_at)
       values ($3, $3 || '@correo.test', 'Mide', 'Tiempos', 1, '1986-01-01', '!', $4, now(), now()) returning id),
     signed_in as (
       insert into session (id, account_id, secret_hash, rotated_at, signed_in_at, last_seen_at)
       select $1, id, $2, now(), now(), now() from made)
     select id from made`,
    [sid, Buffer.from(sid), username, role],
  );
  const id = rows[0]?.id ?? 0;
  const now = new Date();
  const token = await openTokens(deriveKeys(secret).token).sign(
    { sub: String(id), unique_name: username, role, years: 40, sid },
    new Date(now.getTime() + 3_600_000),
    now,
  );
  return { id, headers: { authorization: `Bearer ${token}` } };
}
