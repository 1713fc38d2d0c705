import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { openSigning } from './tokens.ts';

/** An account of 40 years, and a token for an hour that signs it in to the portal over `dataDir`. */
export async function signIn(
  client: pg.Client,
  dataDir: string,
  { username, role }: { username: string; role: 'admin' | 'member' },
): Promise<{ id: number; headers: { authorization: string } }> {
  const sign = await openSigning(dataDir);
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
  const token = await sign({ sub: String(id), unique_name: username, role, years: 40, sid });
  return { id, headers: { authorization: `Bearer ${token}` } };
}
