import { createHash } from 'node:crypto';
import type { Certificate } from '../certificates.rules.ts';

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
 * What an entry knows of a certificate: all that is frozen in it. Its salt keeps what is not shown to everybody, the
 * document number, from being guessed.
 */
export function digestOf(certificate: Certificate): Buffer {
  const c = certificate;
  const printed = [c.code, c.fullName, c.documentNumber, c.courseTitle, c.grade, c.lessonCount];
  const dates = [c.durationMinutes, c.examDate, c.issuedAt.toISOString(), c.language, c.template];
  const design = [c.designVersion, c.institute, c.heading, c.lead, c.achievement, c.logo, c.seal];
  const signatories = c.signatories.map(({ name, post, picture }) => [name, post, picture]);
  const secret = c.salt === null ? [] : [c.salt];
  return sha256(
    JSON.stringify([printed, dates, design, signatories, c.pdfSha256?.toString('hex'), ...secret]),
  );
}

/** The state of a certificate in the register's words; a valid one that was not always so was restored. */
export const kindOf = ({
  revokedAt,
  replacedAt,
}: Pick<Certificate, 'revokedAt' | 'replacedAt'>): EntryKind => {
  if (revokedAt !== null) return 'revoked';
  return replacedAt === null ? 'issued' : 'replaced';
};

/** The entries that the register still lacks of a certificate, given the last one that it has. */
export function dueEntries(
  certificate: Certificate,
  last: EntryKind | undefined,
  now: Date,
): { kind: EntryKind; at: Date }[] {
  const issued = last === undefined ? [{ kind: 'issued' as const, at: certificate.issuedAt }] : [];
  const kind = kindOf(certificate);
  if (kind === 'issued')
    return last === 'revoked' || last === 'replaced' ? [{ kind: 'restored', at: now }] : issued;
  if (last === kind) return [];
  return [...issued, { kind, at: certificate.revokedAt ?? certificate.replacedAt ?? now }];
}
