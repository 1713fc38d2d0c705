import { createHash } from 'node:crypto';
import {
  type Certificate,
  commitmentTo,
  type RevocationReason,
  revocationReasons,
} from '../certificates.rules.ts';

export type EntryKind = 'issued' | 'replaced' | 'revoked' | 'restored';

/** An entry of the register; `hash` closes over everything before it. */
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

/** The hash of an entry after another: four lines and the one before, which anybody can compute again. */
export function entryHash(entry: Omit<Entry, 'hash'>, previous: Buffer): Buffer {
  const { position, kind, at, digest } = entry;
  return sha256(
    [position, kind, at.toISOString(), digest.toString('hex'), previous.toString('hex')].join('\n'),
  );
}

/**
 * The document number as entries know it: by the commitment to it, which stays when the number is forgotten; of those from before
 * there were commitments, the number itself.
 */
function documentIn({ documentNumber, documentSalt, documentCommitment }: Certificate): string | null {
  if (documentCommitment === null) return documentNumber;
  const isKnown = documentNumber !== null && documentSalt !== null;
  return (isKnown ? commitmentTo(documentNumber, documentSalt) : documentCommitment).toString('hex');
}

/** Entries that know a number which is forgotten: what they say of the certificate cannot be computed any more. */
const isLost = ({ isDocumentForgotten, documentCommitment }: Certificate): boolean =>
  isDocumentForgotten && documentCommitment === null;

/** Whose a certificate is, and for which attempt; no name, and no use to anybody without the salt. */
const holderOf = ({ accountId, courseId, attemptId }: Certificate) => [accountId, courseId, attemptId];

/**
 * What an entry knows of a certificate: all that is frozen in it, whose it is, and, of one that was revoked, why. Its salt keeps
 * what is not shown to everybody, the document number, from being guessed.
 */
function digestOf(c: Certificate, because: RevocationReason | null, holder = [holderOf(c)]): Buffer {
  const declared = c.isDocumentDeclared ? ['declared'] : []; // those from before it was asked have no word
  const printed = [c.code, c.fullName, documentIn(c), ...declared, c.courseTitle, c.grade, c.lessonCount];
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

/** Whether an entry knows that of a certificate; old ones do not say whose it is, or why it was revoked. */
const knows = (
  { digest }: Pick<Entry, 'digest'>,
  c: Certificate,
  because: RevocationReason | null,
): boolean =>
  isLost(c) ||
  [digestOf(c, because), digestOf(c, because, []), digestOf(c, null, [])].some((each) => each.equals(digest));

/** Whether an entry is about this certificate as it is frozen; for what reason it was revoked at that time is not asked. */
export const isAbout = (entry: Pick<Entry, 'kind' | 'digest'>, certificate: Certificate): boolean =>
  [null, ...(entry.kind === 'revoked' ? revocationReasons : [])].some((because) =>
    knows(entry, certificate, because),
  );

/** Whether the newest entry of a certificate says what became of it: the state, and of one that ended since when and why. */
export function isLast(entry: Pick<Entry, 'kind' | 'at' | 'digest'>, certificate: Certificate): boolean {
  const kind = kindOf(certificate);
  if (kind === 'issued') return entry.kind === 'issued' || entry.kind === 'restored';
  if (entry.kind !== kind || entry.at.getTime() !== endOf(certificate)?.getTime()) return false;
  return knows(entry, certificate, certificate.revokedBecause);
}

/** The state of a certificate in the register's words; a valid one that was not always so was restored. */
export const kindOf = ({
  revokedAt,
  replacedAt,
}: Pick<Certificate, 'revokedAt' | 'replacedAt'>): EntryKind => {
  if (revokedAt !== null) return 'revoked';
  return replacedAt === null ? 'issued' : 'replaced';
};

/** Since when a certificate is no longer valid. */
const endOf = ({ revokedAt, replacedAt }: Pick<Certificate, 'revokedAt' | 'replacedAt'>): Date | null =>
  revokedAt ?? replacedAt;

/** The entries that the register still lacks of a certificate, given the last one that it has. */
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
