import { type Database, sql } from '../../../platform/database/database.ts';
import { lacksStep } from '../../../platform/database/missing-steps.ts';
import { prepared } from '../../../platform/database/prepared.ts';
import type { SignedInRole } from '../accounts.rules.ts';

export interface NewSession {
  id: string;
  accountId: number;
  secretHash: Buffer;
  signedInAt: Date;
  now: Date;
  device: string;
  network: string;
}

export async function insertSession(db: Database, given: NewSession): Promise<void> {
  await db
    .insertInto('session')
    .values({
      id: given.id,
      account_id: given.accountId,
      secret_hash: given.secretHash,
      rotated_at: given.now,
      signed_in_at: given.signedInAt,
      last_seen_at: given.now,
      device: given.device,
      network: given.network,
    })
    .execute();
}

/** Records a sign-in, one row each, without the name; renewals do not count (spec 10.3). */
export async function insertSignIn(db: Database, gender: number, at: Date): Promise<void> {
  await db.insertInto('sign_in').values({ gender, at }).execute();
}

const sessions = (db: Database) =>
  db
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.account_id')
    .select([
      'session.id',
      'session.account_id as accountId',
      'session.secret_hash as secretHash',
      'session.previous_secret_hash as previousSecretHash',
      'session.rotated_at as rotatedAt',
      'session.renewal_hash as renewalHash',
      'session.is_seen as isSeen',
      'session.signed_in_at as signedInAt',
      'session.proved_at as provedAt',
      'session.last_seen_at as lastSeenAt',
      'account.username',
      'account.must_change_password as mustChangePassword',
      'account.first_name as firstName',
      'account.birth_date as birthDate',
      'account.gender',
      sql<SignedInRole>`account.role`.as('role'),
      sql<string[] | null>`(select array_agg(held.role order by held.role) from account_grant held
        where held.account_id = account.id)`.as('grants'),
      sql<Date | null>`(select due_at from second_step_rule where ${lacksStep})`.as('stepDueAt'),
    ])
    .where('session.ended_at', 'is', null)
    .where('account.blocked_at', 'is', null)
    .where('account.deleted_at', 'is', null);

export type StoredSession = NonNullable<Awaited<ReturnType<typeof findSession>>>;

/** Finds a session that nobody has ended; the rules judge whether it has expired. */
export function findSession(db: Database, id: string) {
  return sessions(db).where('session.id', '=', id).executeTakeFirst();
}

/** Finds the sessions that nobody has ended. */
export const findSessions = prepared((db, ids: string[]) =>
  sessions(db).where(sql<boolean>`session.id = any(${ids}::uuid[])`),
);

/** Finds a session like findSession, locked, so that two tabs renew one after the other. */
export function lockSession(db: Database, id: string) {
  return sessions(db).where('session.id', '=', id).forUpdate('session').executeTakeFirst();
}

export async function rotateSession(
  db: Database,
  id: string,
  hashes: { next: Buffer; previous: Buffer; renewal: Buffer | null },
  now: Date,
): Promise<void> {
  await db
    .updateTable('session')
    .set({
      secret_hash: hashes.next,
      previous_secret_hash: hashes.previous,
      renewal_hash: hashes.renewal,
      is_seen: false,
      rotated_at: now,
      last_seen_at: now,
    })
    .where('id', '=', id)
    .execute();
}

/** Records a use of the session; `isSeen` once the newest value of its cookie has come. */
export async function touchSession(
  db: Database,
  id: string,
  { now, isSeen }: { now: Date; isSeen: boolean },
): Promise<void> {
  await db
    .updateTable('session')
    .set({ last_seen_at: now, ...(isSeen ? { is_seen: true } : {}) })
    .where('id', '=', id)
    .execute();
}

/** Records that the owner has typed the password within the session. */
export async function recordProof(db: Database, id: string, provedAt: Date): Promise<void> {
  await db.updateTable('session').set({ proved_at: provedAt }).where('id', '=', id).execute();
}

/** Ends an account's sessions except `except` and notifies every node; returns their ids. */
export function endSessionsOfAccount(
  db: Database,
  accountId: number,
  except: string | undefined,
  now: Date,
): Promise<string[]> {
  const exception = except === undefined ? sql`` : sql`and id <> ${except}`;
  return endWhere(db, sql`account_id = ${accountId} ${exception}`, now);
}

export function endOneSession(db: Database, id: string, now: Date): Promise<string[]> {
  return endWhere(db, sql`id = ${id}`, now);
}

async function endWhere(db: Database, condition: ReturnType<typeof sql>, now: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with ended as (update session set ended_at = ${now} where ended_at is null and ${condition} returning id)
    select id, pg_notify('session_ended', id::text) from ended`.execute(db);
  return rows.map(({ id }) => id);
}

/** Makes every node read again what it remembers of sessions. */
export async function notifySessionsChanged(db: Database): Promise<void> {
  await sql`select pg_notify('session_ended', '')`.execute(db);
}

export async function deleteSessionsOlderThan(db: Database, instant: Date): Promise<void> {
  await db.deleteFrom('session').where('signed_in_at', '<', instant).execute();
}

/** Lists the sessions of an account that nobody has ended, the last used first; the rules judge which are over. */
export function listSessions(db: Database, accountId: number) {
  return db
    .selectFrom('session')
    .select(['id', 'device', 'network', 'signed_in_at as signedInAt', 'last_seen_at as lastSeenAt'])
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .orderBy('last_seen_at', 'desc')
    .orderBy('id')
    .execute();
}

/**
 * True if an account was open on some device in the last month, and never on this one in this network. Sign-ins of before
 * devices were told count for nothing.
 */
export async function isOtherDevice(
  db: Database,
  accountId: number,
  { device, network }: { device: string; network: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('session')
    .select(sql<boolean>`count(*) > 0`.as('hasAny'))
    .select(sql<boolean>`coalesce(bool_or(device = ${device} and network = ${network}), false)`.as('hasThis'))
    .where('account_id', '=', accountId)
    .where('device', '<>', '')
    .executeTakeFirstOrThrow();
  return row.hasAny && !row.hasThis;
}

/** Ends one session of an account; another's stays. */
export function endSessionOfAccount(
  db: Database,
  { id, accountId }: { id: string; accountId: number },
  now: Date,
): Promise<string[]> {
  return endWhere(db, sql`id = ${id} and account_id = ${accountId}`, now);
}
