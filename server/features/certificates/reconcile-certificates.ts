import { randomBytes, randomUUID } from 'node:crypto';
import { isLatinName } from '../../../contract/accounts/person-fields.ts';
import type { CertificateObstacle } from '../../../contract/certificates/obstacles.ts';
import type { Context } from '../../context/context.ts';
import { calendarDate } from '../../platform/calendar.ts';
import { isDrawnWhole } from '../../platform/pdf/pdf.ts';
import { type NewCertificate, queueRecording } from './certificates.queries.ts';
import {
  certificateCode,
  codeBytes,
  commitmentTo,
  currentTemplate,
  printedName,
} from './certificates.rules.ts';
import { storeHeld } from './held.queries.ts';
import { insertCertificates, listPrinted } from './issuing.queries.ts';
import * as queries from './reconciling.queries.ts';
import { type CertificateChange, certificateChange } from './reconciling.rules.ts';

const storedAtOnce = 1000;
const reconciledAtOnce = 5000;

/** Members of a course, and assumed grades of their attempts; others have their stored grade. */
export interface Regraded {
  courseId: number;
  accountIds: readonly number[];
  grades: ReadonlyMap<number, number>;
}

const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  printedName(firstName, lastName);

/** True if certificates can print a name: it has Latin letters, and the fonts have all of them (spec 9.3). */
export const isPrintableName = (name: string): boolean => isLatinName(name) && isDrawnWhole(name);

/** The name comes first: without a printable name a signer does not help. */
function obstacleOf(standing: queries.StandingRow): CertificateObstacle | null {
  if (!isPrintableName(nameOf(standing))) return 'name';
  return standing.awaitsSignature ? 'signature' : null;
}

async function changesOf(context: Context, { courseId, accountIds, grades }: Regraded) {
  const standings = await queries.listStandings(context.db, courseId, accountIds);
  return standings.map((standing) => {
    const obstacle = obstacleOf(standing);
    const attempts = standing.attempts.map((each) => ({ ...each, grade: grades.get(each.id) ?? each.grade }));
    const { accountId, certificateId } = standing;
    return { accountId, certificateId, change: certificateChange({ ...standing, attempts, obstacle }) };
  });
}

/** Computes the changes of members' certificates, by account; changes nothing. */
export async function previewCertificates(
  context: Context,
  regraded: Regraded,
): Promise<ReadonlyMap<number, CertificateChange>> {
  const changes = await changesOf(context, regraded);
  return new Map(changes.map(({ accountId, change }) => [accountId, change]));
}

/**
 * Locks a course and enrolments, by account, as reconcileCertificates does, for changes of attempts of several people,
 * each of which updates its enrolment (decision 0029).
 */
export function lockForReconciling({ db }: Context, of: Omit<Regraded, 'grades'>): Promise<void> {
  return queries.lockForReconciling(db, of.courseId, of.accountIds);
}

/**
 * Issues, replaces and revokes the certificates of members whose attempt has just ended or whose grades have just
 * changed (spec 9.1, 9.2), as previewCertificates computes. No other code does this. Everything a certificate prints
 * is frozen in it; a job makes its file and enters it in the register. It takes a few statements for any number of
 * members, in the caller's transaction, which has locked the changed attempts. Course and enrolments are locked here,
 * so the second of two concurrent runs sees the certificates of the first.
 */
export async function reconcileCertificates(inside: Context, of: Omit<Regraded, 'grades'>): Promise<void> {
  const { db, clock } = inside;
  await queries.lockForReconciling(db, of.courseId, of.accountIds);
  const changes = await lastingChangesOf(inside, of);
  const idsOf = (is: (change: CertificateChange) => boolean) =>
    changes.flatMap(({ change, certificateId }) => (is(change) ? (certificateId ?? []) : []));
  const replaced = idsOf(({ kind }) => kind === 'replace');
  const revoked = idsOf((change) => change.kind === 'revoke' || (change.kind === 'hold' && change.isOver));
  await queries.replaceCertificates(db, replaced, clock.now());
  await queries.revokeRegraded(db, revoked, clock.now());
  await queueRecording(db, [...replaced, ...revoked]);
  const held = changes.flatMap(({ accountId, change }) =>
    change.kind === 'hold' ? { accountId, reason: change.reason } : [],
  );
  await storeHeld(db, of.courseId, { accountIds: of.accountIds, held, since: clock.now() });
  const earned = changes.flatMap(({ change }) => ('attemptId' in change ? change.attemptId : []));
  for (let from = 0; from < earned.length; from += storedAtOnce)
    await issueCertificates(inside, earned.slice(from, from + storedAtOnce));
}

/** Computes the changes; while something waits for a signer, saves of the design are blocked until it is stored. */
async function lastingChangesOf(inside: Context, of: Omit<Regraded, 'grades'>) {
  const regraded = { ...of, grades: new Map<number, number>() };
  const changes = await changesOf(inside, regraded);
  if (!changes.some(({ change }) => change.kind === 'hold' && change.reason === 'signature')) return changes;
  await queries.lockDesignAsItIs(inside.db);
  return changesOf(inside, regraded);
}

/**
 * Lists the attempts that earn a certificate if a course begins to give them, now or once there is a signer; changes
 * nothing.
 */
export async function listDue({ db }: Context, courseId: number): Promise<number[]> {
  const standings = await queries.listStandings(db, courseId, await queries.listPassed(db, courseId));
  return standings.flatMap((standing) => {
    if (!isPrintableName(nameOf(standing))) return [];
    const change = certificateChange({ ...standing, obstacle: null, hasCertificate: true });
    return change.kind === 'issue' ? change.attemptId : [];
  });
}

/**
 * Reconciles all members of a course that begins to give certificates: those who already qualify get one (spec 9.1).
 */
export async function reconcileCourse(inside: Context, courseId: number): Promise<void> {
  const accountIds = await queries.listPassed(inside.db, courseId);
  for (let from = 0; from < accountIds.length; from += reconciledAtOnce)
    await reconcileCertificates(inside, {
      courseId,
      accountIds: accountIds.slice(from, from + reconciledAtOnce),
    });
}

/** Issues what an account earned since it was deleted, once it was restored: meanwhile it got no certificate. */
export async function reconcileRestored(inside: Context, accountId: number, deletedAt: Date): Promise<void> {
  for (const courseId of await queries.listCoursesEarnedIn(inside.db, accountId, deletedAt))
    await reconcileCertificates(inside, { courseId, accountIds: [accountId] });
}

/** Adds the register's commitment to a document number. */
function committed(number: string | null) {
  const salt = number === null ? null : randomUUID();
  return {
    document_number: number,
    document_salt: salt,
    document_commitment: number === null || salt === null ? null : commitmentTo(number, salt),
  };
}

/**
 * Issues certificates for attempts, with everything they print frozen in them; in the caller's transaction, which has
 * replaced or revoked earlier ones.
 */
export async function issueCertificates(inside: Context, attemptIds: readonly number[]): Promise<void> {
  if (attemptIds.length === 0) return;
  const frozen = (await listPrinted(inside.db, attemptIds)).map((row) => ({
    account_id: row.accountId,
    course_id: row.courseId,
    attempt_id: row.attemptId,
    full_name: printedName(row.firstName, row.lastName),
    ...committed(row.documentNumber),
    name_is_declared: row.isNameDeclared,
    document_is_declared: row.documentNumber !== null && row.isDocumentDeclared,
    course_title: row.courseTitle,
    grade: row.grade,
    lesson_count: row.lessonCount,
    duration_minutes: row.durationMinutes,
    exam_date: calendarDate(row.finishedAt, inside.config.timeZone),
    issued_at: inside.clock.now(),
    design_version: row.designVersion,
    language: 'es',
    template: currentTemplate,
  }));
  for (let left = frozen; left.length > 0; ) {
    const rows: NewCertificate[] = left.map((row) => ({
      ...row,
      code: certificateCode(randomBytes(codeBytes)),
    }));
    const stored = await insertCertificates(inside.db, rows);
    const done = new Set(stored.map(({ attemptId }) => attemptId));
    left = left.filter((row) => !done.has(row.attempt_id)); // their code was in use: they get another
  }
}
