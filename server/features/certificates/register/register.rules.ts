import { createHash } from 'node:crypto';
import {
  type Certificate,
  commitmentTo,
  type RevocationReason,
  revocationReasons,
} from '../certificates.rules.ts';

export type EntryKind = 'issued' | 'replaced' | 'revoked' | 'restored';

/** An entry of the register; `hash` covers everything before it. */
export interface Entry {
  position: number;
  kind: EntryKind;
  at: Date;
  digest: Buffer;
  hash: Buffer;
}

const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest();

/** The hash before the first entry. */
export const beginning = Buffer.alloc(32);

/** Hashes an entry after another: four lines and the previous hash, which anybody can recompute. */
export function entryHash(entry: Omit<Entry, 'hash'>, previous: Buffer): Buffer {
  const { position, kind, at, digest } = entry;
  return sha256(
    [position, kind, at.toISOString(), digest.toString('hex'), previous.toString('hex')].join('\n'),
  );
}

/**
 * The document number in entries: the commitment to it, which stays when the number is forgotten; in entries from
 * before there were commitments, the number itself.
 */
function documentIn({ documentNumber, documentSalt, documentCommitment }: Certificate): string | null {
  if (documentCommitment === null) return documentNumber;
  const isKnown = documentNumber !== null && documentSalt !== null;
  return (isKnown ? commitmentTo(documentNumber, documentSalt) : documentCommitment).toString('hex');
}

/** True for a certificate whose entries contain a forgotten number: their digest cannot be recomputed. */
const isLost = ({ isDocumentForgotten, documentCommitment }: Certificate): boolean =>
  isDocumentForgotten && documentCommitment === null;

/** The holder and attempt of a certificate in entries; without a name, and useless without the salt. */
const holderOf = ({ accountId, courseId, attemptId }: Certificate) => [accountId, courseId, attemptId];

/**
 * Digests a certificate for an entry: its frozen content, its holder and, of a revoked one, the reason. The salt
 * keeps what is not public, the document number, from being guessed.
 */
function digestOf(c: Certificate, because: RevocationReason | null, holder = [holderOf(c)]): Buffer {
  const declared = c.isDocumentDeclared ? ['declared'] : []; // older ones have no such word
  const named = c.isNameDeclared ? ['named by its holder'] : [];
  const printed = [
    c.code,
    c.fullName,
    ...named,
    documentIn(c),
    ...declared,
    c.courseTitle,
    c.grade,
    c.lessonCount,
  ];
  const dates = [c.durationMinutes, c.examDate, c.issuedAt.toISOString(), c.language, c.template];
  const design = [c.designVersion, c.institute, c.heading, c.lead, c.achievement, c.logo, c.seal];
  const signatories = c.signatories.map(({ name, post, picture }) => [name, post, picture]);
  const secret = c.salt === null ? [] : [c.salt];
  return sha256(
    JSON.stringify([
      printed,
      dates,
      design,
      signatories,
      c.pdfSha256?.toString('hex'),
      ...secret,
      ...holder,
      ...(because === null ? [] : [because]),
    ]),
  );
}

/** True if an entry knows that of a certificate; old ones contain neither holder nor reason. */
const knows = (
  { digest }: Pick<Entry, 'digest'>,
  c: Certificate,
  because: RevocationReason | null,
): boolean =>
  isLost(c) ||
  [digestOf(c, because), digestOf(c, because, []), digestOf(c, null, [])].some((each) => each.equals(digest));

/** True if an entry is about this certificate as frozen, whatever the reason of a revocation then. */
export const isAbout = (entry: Pick<Entry, 'kind' | 'digest'>, certificate: Certificate): boolean =>
  [null, ...(entry.kind === 'revoked' ? revocationReasons : [])].some((because) =>
    knows(entry, certificate, because),
  );

/**
 * True if the newest entry of a certificate gives its state, and of an invalid one the time and the reason.
 */
export function isLast(entry: Pick<Entry, 'kind' | 'at' | 'digest'>, certificate: Certificate): boolean {
  const kind = kindOf(certificate);
  if (kind === 'issued') return entry.kind === 'issued' || entry.kind === 'restored';
  if (entry.kind !== kind || entry.at.getTime() !== endOf(certificate)?.getTime()) return false;
  return knows(entry, certificate, certificate.revokedBecause);
}

/** The state of a certificate in the register's words; a valid one that was invalid before was restored. */
export const kindOf = ({
  revokedAt,
  replacedAt,
}: Pick<Certificate, 'revokedAt' | 'replacedAt'>): EntryKind => {
  if (revokedAt !== null) return 'revoked';
  return replacedAt === null ? 'issued' : 'replaced';
};

/** The time since which a certificate is no longer valid. */
const endOf = ({ revokedAt, replacedAt }: Pick<Certificate, 'revokedAt' | 'replacedAt'>): Date | null =>
  revokedAt ?? replacedAt;

/** The entries that the register lacks for a certificate, after the last one it has. */
export function dueEntries(
  certificate: Certificate,
  last: Pick<Entry, 'kind' | 'at' | 'digest'> | undefined,
  now: Date,
): Pick<Entry, 'kind' | 'at' | 'digest'>[] {
  const digest = digestOf(certificate, null);
  const issued = last === undefined ? [{ kind: 'issued' as const, at: certificate.issuedAt, digest }] : [];
  if (last !== undefined && isLast(last, certificate)) return [];
  const kind = kindOf(certificate);
  if (kind === 'issued') return last === undefined ? issued : [{ kind: 'restored', at: now, digest }];
  const because = kind === 'revoked' ? certificate.revokedBecause : null;
  return [...issued, { kind, at: endOf(certificate) ?? now, digest: digestOf(certificate, because) }];
}
