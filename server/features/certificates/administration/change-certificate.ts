import type { AuditAction } from '../../../../contract/audit-log/actions.ts';
import type { BulkResult, SeenRow } from '../../../../contract/bulk.ts';
import { Refusal } from '../../../../contract/refusal.ts';
import { type Context, transaction } from '../../../context/context.ts';
import { foundRow } from '../../../context/found-row.ts';
import type { Details } from '../../audit/audit.rules.ts';
import { recordAudit } from '../../audit/audit.ts';
import { changeEach } from '../../bulk/change-each.ts';
import { tellAdministrators } from '../../mail/administrator-notices.ts';
import { findCertificate, findValidCertificate, queueRecording } from '../certificates.queries.ts';
import { type Certificate, printedName, type RevocationReason } from '../certificates.rules.ts';
import { isPrintableName, issueCertificates } from '../reconcile-certificates.ts';
import { awaitsSignature, replaceCertificates } from '../reconciling.queries.ts';
import * as queries from './change.queries.ts';

const restorableMilliseconds = 24 * 3600 * 1000;

interface Change {
  action: AuditAction;
  details?: Details;
  /** Free text. */
  reason?: string;
  isDone?: (certificate: Certificate) => boolean;
}

/**
 * Changes one certificate under its holder's lock, in the register and the audit too. Does nothing where `isDone`,
 * because an answer may be lost. Refuses (404) an unknown one.
 */
async function change(
  context: Context,
  id: number,
  { action, details, reason, isDone }: Change,
  work: (inside: Context, certificate: Certificate) => Promise<void>,
): Promise<void> {
  await transaction(context, async (inside) => {
    await queries.lockHolder(inside.db, id);
    const certificate = foundRow(await findCertificate(inside.db, id));
    if (isDone?.(certificate)) return;
    await work(inside, certificate);
    await queueRecording(inside.db, [id]);
    const { accountId } = certificate;
    const personal = reason === undefined ? undefined : { accountId, content: { reason } };
    await recordAudit(inside, action, `certificate:${id}`, details, personal);
    await tellAdministrators(inside, action);
  });
}

const refuseEnded = ({ revokedAt, replacedAt }: Certificate) => {
  if (revokedAt !== null || replacedAt !== null) throw new Refusal('certificateEnded');
};

/**
 * Revokes a valid certificate (spec 9.9); repeating it is harmless. Refuses (409) one that ended otherwise. The
 * reason is for the audit; the public reads `because` in general words.
 */
export function revokeByHand(
  context: Context,
  id: number,
  because: RevocationReason,
  reason: string,
): Promise<void> {
  return change(
    context,
    id,
    {
      action: 'certificate.revoke',
      details: { because },
      reason,
      isDone: ({ revokedBecause, replacedAt }) => revokedBecause === because && replacedAt === null,
    },
    async (inside, certificate) => {
      refuseEnded(certificate);
      await queries.revoke(inside.db, id, because, inside.clock.now());
    },
  );
}

/** True for a certificate that an administrator revoked within a day. */
export const isRestorable = (
  { revokedAt, revokedBecause, replacedAt }: Pick<Certificate, 'revokedAt' | 'revokedBecause' | 'replacedAt'>,
  now: Date,
): boolean =>
  revokedAt !== null &&
  replacedAt === null &&
  revokedBecause !== 'annulled' &&
  revokedBecause !== 'regraded' &&
  now.getTime() - revokedAt.getTime() <= restorableMilliseconds;

/** Restores a certificate revoked by mistake. Refuses (409) after a day, or while another is valid. */
export function restoreByHand(context: Context, id: number): Promise<void> {
  const isDone = ({ revokedAt, replacedAt }: Certificate) => revokedAt === null && replacedAt === null;
  return change(context, id, { action: 'certificate.restore', isDone }, async (inside, certificate) => {
    if (!isRestorable(certificate, inside.clock.now())) throw new Refusal('tooLateToRestore');
    const other = await findValidCertificate(inside.db, certificate.accountId, certificate.courseId);
    if (other !== undefined) throw new Refusal('otherCertificateStands');
    await queries.restore(inside.db, id);
  });
}

/**
 * Issues a valid certificate again, with its holder's current name and document and the current design; it replaces
 * the old one (spec 9.9). Refuses (409) one that is no longer valid, whose holder's account was deleted, or whose
 * name cannot be printed, and any while certificates wait for a signature.
 */
export function reissue(context: Context, id: number): Promise<void> {
  return change(context, id, { action: 'certificate.reissue' }, async (inside, certificate) => {
    refuseEnded(certificate);
    const attempt = await queries.findAttemptOf(inside.db, id);
    if (attempt === undefined || attempt.deletedAt !== null) throw new Refusal('certificateEnded');
    if (!isPrintableName(printedName(attempt.firstName, attempt.lastName)))
      throw new Refusal('nameNotPrintable');
    if (await awaitsSignature(inside.db)) throw new Refusal('nobodySigns');
    await replaceCertificates(inside.db, [id], inside.clock.now());
    await issueCertificates(inside, [attempt.id]);
  });
}

/** Issues several certificates again, each as if it were the only one (spec 9.9). */
export const reissueMany = (context: Context, items: readonly SeenRow[]): Promise<BulkResult[]> =>
  changeEach(context, items, (each, { Id }) => reissue(each, Id));
