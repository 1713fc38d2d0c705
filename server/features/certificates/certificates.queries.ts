import type { RawBuilder } from 'kysely';
import { type Database, sql } from '../../platform/database/database.ts';
import type { Certificate } from './certificates.rules.ts';

/** Revokes an annulled attempt's valid certificate; undefined if it has none. */
export function revokeValidCertificate(db: Database, attemptId: number, now: Date) {
  return db
    .updateTable('certificate')
    .set({ revoked_at: now, revoked_because: 'annulled' })
    .where('attempt_id', '=', attemptId)
    .where('replaced_at', 'is', null)
    .where('revoked_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
}

/**
 * Queues the job that makes the files of certificates and enters them in the register, in the caller's transaction.
 */
export async function queueRecording(db: Database, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await sql`select ${addRecording(sql.ref('id'))} from unnest(${ids}::int[]) as id order by id`.execute(db);
}

/**
 * Lists the certificates with work for that job: without a file, with a state that the register does not give yet, or
 * with a file that may outlive its holder's account.
 */
export async function listUnrecorded(db: Database): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select certificate.id
    from certificate
    join account as holder on holder.id = certificate.account_id
    left join lateral (select case when kind = 'restored' then 'issued' else kind end as kind, at
      from certificate_register where certificate_id = certificate.id order by position desc limit 1) entry on true
    where pdf_sha256 is null
      or entry.kind is distinct from case when revoked_at is not null then 'revoked'
        when replaced_at is not null then 'replaced' else 'issued' end
      or entry.at <> coalesce(revoked_at, replaced_at)
      or (holder.deleted_at is not null and holder.erase_at is null and signed_by is null)
    order by certificate.id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Queues that job inside another statement. */
export const addRecording = (id: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(graphile_worker.add_job('recordCertificate', json_build_object('certificateId', ${id}),
    job_key => 'certificate:' || ${id})).id`;

export interface NewCertificate {
  code: string;
  account_id: number;
  course_id: number;
  attempt_id: number;
  full_name: string;
  document_number: string | null;
  document_salt: string | null;
  document_commitment: Buffer | null;
  document_is_declared: boolean;
  name_is_declared: boolean;
  course_title: string;
  grade: number;
  lesson_count: number;
  duration_minutes: number;
  exam_date: string;
  issued_at: Date;
  design_version: number;
  language: string;
  template: number;
}

export function currentDesign(db: Database) {
  return db
    .selectFrom('certificate_design')
    .select(['version', 'institute'])
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
}

/**
 * Finds certificates by ids, with everything printed and their state. It runs several times for each certificate: as
 * text it takes a fifth of the time of building it.
 */
async function find(db: Database, where: RawBuilder<unknown>): Promise<Certificate[]> {
  const { rows } = await sql<Certificate>`
    select certificate.id, certificate.code, certificate.account_id as "accountId", certificate.course_id as "courseId",
      certificate.attempt_id as "attemptId", certificate.full_name as "fullName",
      certificate.document_number as "documentNumber", certificate.document_salt as "documentSalt",
      certificate.document_commitment as "documentCommitment",
      certificate.document_hash is not null as "isDocumentForgotten", certificate.signed_by as "signedBy",
      certificate.document_is_declared as "isDocumentDeclared", certificate.name_is_declared as "isNameDeclared",
      certificate.course_title as "courseTitle", certificate.grade, certificate.lesson_count as "lessonCount",
      certificate.duration_minutes as "durationMinutes", certificate.exam_date as "examDate",
      (select kind = 'hand' from attempt where attempt.id = certificate.attempt_id) as "isByHand",
      certificate.issued_at as "issuedAt", certificate.language, certificate.template, certificate.salt,
      certificate.pdf_sha256 as "pdfSha256", certificate.pdf_made_at as "pdfMadeAt",
      coalesce((select later.sha256 from certificate_file as later where later.certificate_id = certificate.id
        order by later.made_at desc, later.level limit 1), certificate.pdf_sha256) as "fileSha256",
      certificate.replaced_at as "replacedAt",
      certificate.revoked_at as "revokedAt", certificate.revoked_because as "revokedBecause",
      certificate.is_shared and holder.deleted_at is null as "isShared", design.version as "designVersion", design.portal_name as "portalName", design.institute, design.heading,
      design.lead, design.achievement, design.logo, design.brand_colour as "brandColour", design.sun_colour as "sunColour",
      design.seal, design.signatories,
      holder.deleted_at is not null and holder.erase_at is null as "isHolderGone"
    from certificate
    join certificate_design as design on design.version = certificate.design_version
    join account as holder on holder.id = certificate.account_id
    where ${where} order by certificate.id`.execute(db);
  return rows;
}

export async function findCertificate(db: Database, id: number): Promise<Certificate | undefined> {
  return (await find(db, sql`certificate.id = ${id}`))[0];
}

export const listCertificates = (db: Database, ids: readonly number[]): Promise<Certificate[]> =>
  find(db, sql`certificate.id = any(${ids}::int[])`);

export async function findCertificateByCode(db: Database, code: string): Promise<Certificate | undefined> {
  return (await find(db, sql`certificate.code = ${code}`))[0];
}

export async function findValidCertificate(
  db: Database,
  accountId: number,
  courseId: number,
): Promise<Certificate | undefined> {
  const valid = sql`certificate.account_id = ${accountId} and certificate.course_id = ${courseId}
    and certificate.replaced_at is null and certificate.revoked_at is null`;
  return (await find(db, valid))[0];
}

/** Finds the code of the valid certificate; null without one. */
export async function findValidCode(
  db: Database,
  accountId: number,
  courseId: number,
): Promise<string | null> {
  const valid = db
    .selectFrom('certificate')
    .select('code')
    .where('account_id', '=', accountId)
    .where('course_id', '=', courseId)
    .where('replaced_at', 'is', null)
    .where('revoked_at', 'is', null);
  return (await valid.executeTakeFirst())?.code ?? null;
}

/** Stores the hashes of certificates' files once; returns the ids of those that had none before. */
export async function storeFileHashes(
  db: Database,
  made: readonly { id: number; sha256: Buffer }[],
  at: Date,
): Promise<number[]> {
  if (made.length === 0) return [];
  const { rows } = await sql<{ id: number }>`
    update certificate set pdf_sha256 = made.sha256, pdf_made_at = ${at}
    from unnest(${made.map(({ id }) => id)}::int[], ${made.map(({ sha256 }) => sha256)}::bytea[]) as made (id, sha256)
    where certificate.id = made.id and pdf_sha256 is null
    returning certificate.id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Stores which key signed a file that is to be deleted. */
export async function storeSignedBy(db: Database, id: number, fingerprint: string): Promise<void> {
  await db
    .updateTable('certificate')
    .set({ signed_by: fingerprint })
    .where('id', '=', id)
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('signing_certificate').select('fingerprint').where('fingerprint', '=', fingerprint)),
    )
    .execute();
}
