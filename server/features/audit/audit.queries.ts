import type { AuditAction } from '../../../contract/audit-log/actions.ts';
import { type Database, sql } from '../../platform/database/database.ts';
import type { Details, Personal } from './audit.rules.ts';

/** Records one event for many subjects in one statement. */
export async function insertAuditEvents(
  db: Database,
  given: {
    at: Date;
    actorId: number | null;
    action: AuditAction;
    subjects: readonly string[];
    details: Details;
    network: string | null;
    personal: (Personal & { salt: string; expiresAt: Date }) | undefined;
  },
): Promise<void> {
  const { personal } = given;
  const values = sql`${given.at}::timestamptz, ${given.actorId}::int, ${given.action}, subject,
    ${jsonText(given.details)}::jsonb, ${given.network}`;
  const subjects = sql`unnest(${given.subjects}::text[]) subject`;
  if (personal === undefined) {
    await sql`insert into audit_event (at, actor_id, action, subject, details, network)
      select ${values} from ${subjects}`.execute(db);
    return;
  }
  await sql`
    with said as (select ${personal.salt}::uuid as salt, ${jsonText(personal.content)}::jsonb as content),
    event as (
      insert into audit_event (at, actor_id, action, subject, details, network, personal_digest)
      select ${values}, ${personalDigest} from ${subjects}, said returning id)
    insert into audit_personal (event_id, account_id, salt, content, expires_at)
    select event.id, ${personal.accountId}::int, salt, content, ${personal.expiresAt}::timestamptz from event, said`.execute(
    db,
  );
}

/** Replaces lone surrogates, which jsonb refuses. */
const jsonText = (details: Details): string =>
  JSON.stringify(details, (_, value: unknown) => (typeof value === 'string' ? value.toWellFormed() : value));

const personalDigest = sql`sha256(convert_to(salt::text || content::text, 'UTF8'))`;

/** True if somebody did this to a subject at or after an instant. */
export async function hasEventSince(
  db: Database,
  { actorId, action, subject }: { actorId: number; action: AuditAction; subject: string },
  since: Date,
): Promise<boolean> {
  const found = await db
    .selectFrom('audit_event')
    .select('id')
    .where('actor_id', '=', actorId)
    .where('at', '>=', since)
    .where('action', '=', action)
    .where('subject', '=', subject)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

export async function deletePersonalOf(db: Database, accountId: number): Promise<void> {
  await db.deleteFrom('audit_personal').where('account_id', '=', accountId).execute();
}

export async function deleteExpiredPersonal(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('audit_personal').where('expires_at', '<=', now).execute();
}

/** Deletes events up to an instant from the beginning of the chain; returns the last deleted one. */
export async function deleteEventsBefore(
  db: Database,
  before: Date,
): Promise<{ position: number; hash: Buffer } | undefined> {
  const { rows } = await sql<{ position: number; hash: Buffer }>`
    delete from audit_event
    where at < ${before} and position < coalesce((select min(position) from audit_event where at >= ${before}), 0)
    returning position, hash`.execute(db);
  return rows.toSorted((left, right) => right.position - left.position)[0];
}

/** Blocks other chaining until the transaction ends; recording does not wait for it. */
export async function lockChain(db: Database): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('audit chain'))`.execute(db);
}

export interface ChainedEvent {
  id: number;
  position: number | null;
  digest: Buffer;
  hash: Buffer | null;
  /** False if the personal part differs from what was recorded. */
  isPersonalRight: boolean;
}

/**
 * Digests what an event's hash covers, in a form that no session setting changes. The personal part may be deleted,
 * so only its digest counts.
 */
const digest = sql`sha256(convert_to(concat_ws(E'\n', audit_event.id, extract(epoch from at),
  coalesce(actor_id::text, '-'), action, subject, details, coalesce(network, '-'),
  coalesce(encode(personal_digest, 'hex'), '-')), 'UTF8'))`;

const chained = sql`select audit_event.id, position, ${digest} as digest, hash,
    event_id is null or (personal_digest = ${personalDigest}) is true as "isPersonalRight"
  from audit_event left join audit_personal on event_id = audit_event.id`;

/** Lists events without a place in the chain, oldest first. */
export async function listUnchained(db: Database, most: number): Promise<ChainedEvent[]> {
  const query = sql<ChainedEvent>`${chained} where position is null order by audit_event.id limit ${most}`;
  return (await query.execute(db)).rows;
}

export async function listChained(db: Database, after: number, most: number): Promise<ChainedEvent[]> {
  const query = sql<ChainedEvent>`${chained} where position > ${after} order by position limit ${most}`;
  return (await query.execute(db)).rows;
}

export async function findChainHead(db: Database): Promise<{ position: number; hash: Buffer } | undefined> {
  const { rows } = await sql<{ position: number; hash: Buffer }>`
    select position, hash from audit_event where position is not null order by position desc limit 1`.execute(
    db,
  );
  return rows[0];
}

export async function storePlaces(
  db: Database,
  places: readonly { id: number; position: number; hash: Buffer }[],
): Promise<void> {
  const of = <Name extends 'id' | 'position' | 'hash'>(name: Name) => places.map((each) => each[name]);
  await sql`update audit_event set position = place.position, hash = place.hash
    from unnest(${of('id')}::bigint[], ${of('position')}::bigint[], ${of('hash')}::bytea[]) place (id, position, hash)
    where audit_event.id = place.id`.execute(db);
}

const purgedKey = 'audit_purged';

/** Finds where the chain begins after the oldest events were deleted. */
export async function findChainStart(db: Database): Promise<{ position: number; hash: string } | undefined> {
  const row = await db.selectFrom('setting').select('value').where('key', '=', purgedKey).executeTakeFirst();
  return row?.value as { position: number; hash: string } | undefined;
}

export async function storeChainStart(
  db: Database,
  { position, hash }: { position: number; hash: Buffer },
): Promise<void> {
  const value = JSON.stringify({ position, hash: hash.toString('hex') });
  await sql`insert into setting (key, value) values (${purgedKey}, ${value}::jsonb)
    on conflict (key) do update set value = excluded.value`.execute(db);
}

export async function forgetReasonsBefore(db: Database, before: Date): Promise<void> {
  await sql`update attempt_event set reason = '' where at < ${before} and reason <> ''`.execute(db);
  await sql`update enrolment set closed_reason = '' where closed_at < ${before} and closed_reason <> ''`.execute(
    db,
  );
  await sql`update key_correction set reason = '' where at < ${before} and reason <> ''`.execute(db);
}

export async function forgetReasonsOf(db: Database, accountId: number): Promise<void> {
  await sql`update attempt_event set reason = '' from attempt
    where attempt.id = attempt_event.attempt_id and attempt.account_id = ${accountId} and reason <> ''`.execute(
    db,
  );
  await sql`update enrolment set closed_reason = '' where account_id = ${accountId} and closed_reason <> ''`.execute(
    db,
  );
}
