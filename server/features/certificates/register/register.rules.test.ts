import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Certificate } from '../certificates.rules.ts';
import { dueEntries, type EntryKind, entryHash, isAbout, isLast } from './register.rules.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest();
const at = new Date('2026-11-18T15:00:00Z');
const later = new Date('2026-11-19T15:00:00Z');

const valid: Certificate = {
  id: 1,
  code: 'AP-0Z0Z-AJKV-1234',
  accountId: 7,
  courseId: 8,
  attemptId: 9,
  fullName: 'Ana Quispe',
  documentNumber: '4821993 LP',
  isDocumentDeclared: false,
  isNameDeclared: false,
  courseTitle: 'Cuenta individual',
  grade: 90,
  lessonCount: 4,
  durationMinutes: 45,
  examDate: '2026-11-18',
  isByHand: false,
  issuedAt: at,
  language: 'es',
  template: 1,
  designVersion: 2,
  portalName: 'Aula Previsional',
  brandColour: '#0b5a50',
  sunColour: '#e9a820',
  institute: 'Instituto',
  heading: 'Certificado',
  lead: 'Certifica',
  achievement: 'Aprobó',
  logo: 'l.png',
  seal: null,
  salt: 'sal',
  pdfSha256: Buffer.from('0abc', 'hex'),
  pdfMadeAt: at,
  fileSha256: null,
  signatories: [{ name: 'Luz Rojas', post: 'Directora', picture: null }],
  replacedAt: null,
  revokedAt: null,
  revokedBecause: null,
  isShared: false,
  isHolderGone: false,
  documentSalt: null,
  documentCommitment: null,
  isDocumentForgotten: false,
  signedBy: null,
};
const revoked: Certificate = { ...valid, revokedAt: later, revokedBecause: 'mistake' };
const replaced: Certificate = { ...valid, replacedAt: later };

// copies of the register are kept elsewhere: another order or form would break every entry so far
const frozen = [
  '["AP-0Z0Z-AJKV-1234","Ana Quispe","4821993 LP","Cuenta individual",90,4]',
  '[45,"2026-11-18","2026-11-18T15:00:00.000Z","es",1]',
  '[2,"Instituto","Certificado","Certifica","Aprobó","l.png",null]',
  '[["Luz Rojas","Directora",null]]',
  '"0abc"',
].join();
const digest = {
  full: sha256(`[${frozen},"sal",[7,8,9]]`),
  withReason: sha256(`[${frozen},"sal",[7,8,9],"mistake"]`),
  withoutHolder: sha256(`[${frozen},"sal"]`),
  withoutHolderWithReason: sha256(`[${frozen},"sal","mistake"]`),
  withoutSalt: sha256(`[${frozen},[7,8,9]]`),
};
const entry = (kind: EntryKind, of: Buffer, when = later) => ({ kind, at: when, digest: of });

describe('what the register writes of a certificate', () => {
  it('is all that is frozen in it, in an order that never changes', () => {
    expect(dueEntries(valid, undefined, later)).toEqual([entry('issued', digest.full, at)]);
    expect(dueEntries({ ...valid, salt: null }, undefined, later)).toEqual([
      entry('issued', digest.withoutSalt, at),
    ]);
  });

  it('knows the document number by a commitment to it, which stays when the number is forgotten', () => {
    const documentCommitment = sha256('secreto\n4821993 LP');
    const committed = { ...valid, documentSalt: 'secreto', documentCommitment };
    const [issued] = dueEntries(committed, undefined, later);
    const hex = documentCommitment.toString('hex');
    expect(issued?.digest).toEqual(sha256(`[${frozen.replace('4821993 LP', hex)},"sal",[7,8,9]]`));
    const forgotten = { ...committed, documentNumber: null, documentSalt: null, isDocumentForgotten: true };
    expect(dueEntries(forgotten, undefined, later)).toEqual([issued]);
    expect(dueEntries({ ...committed, documentNumber: '1' }, undefined, later)).not.toEqual([issued]);
  });

  it('is its beginning and its end, where it ended before it was written', () => {
    expect(dueEntries(revoked, undefined, at)).toEqual([
      entry('issued', digest.full, at),
      entry('revoked', digest.withReason),
    ]);
    expect(dueEntries(replaced, undefined, at)).toEqual([
      entry('issued', digest.full, at),
      entry('replaced', digest.full),
    ]);
  });

  it('is only what changed since', () => {
    const issued = entry('issued', digest.full, at);
    expect(dueEntries(valid, issued, later)).toEqual([]);
    expect(dueEntries(revoked, issued, at)).toEqual([entry('revoked', digest.withReason)]);
    expect(dueEntries(valid, entry('revoked', digest.withReason, at), later)).toEqual([
      entry('restored', digest.full),
    ]);
    expect(dueEntries(valid, entry('restored', digest.full, at), later)).toEqual([]);
  });

  it('closes over everything before it', () => {
    const before = Buffer.alloc(32, 1);
    expect(entryHash({ position: 3, ...entry('issued', digest.full, at) }, before)).toEqual(
      sha256(`3\nissued\n2026-11-18T15:00:00.000Z\n${digest.full.toString('hex')}\n${'01'.repeat(32)}`),
    );
  });
});

describe('an entry', () => {
  it.each([
    ['as now', entry('issued', digest.full), true],
    ['from before it said whose it is', entry('issued', digest.withoutHolder), true],
    ['revoked for a reason', entry('revoked', digest.withReason), true],
    ['revoked for a reason, without a holder', entry('revoked', digest.withoutHolderWithReason), true],
    ['revoked before reasons were written', entry('revoked', digest.withoutHolder), true],
    ['replaced, with a reason', entry('replaced', digest.withReason), false],
    ['of another secret', entry('issued', digest.withoutSalt), false],
  ])('%s: about it, %#', (_, given, isOfIt) => {
    expect(isAbout(given, valid)).toBe(isOfIt);
  });

  it.each([
    ['the same end', entry('revoked', digest.withReason), revoked, true],
    ['an end before reasons were written', entry('revoked', digest.withoutHolder), revoked, true],
    ['another reason', entry('revoked', digest.withReason), { ...revoked, revokedBecause: 'name' }, false],
    ['another time', entry('revoked', digest.withReason, at), revoked, false],
    ['a replacement of what was revoked', entry('replaced', digest.full), revoked, false],
    ['a replacement', entry('replaced', digest.full), replaced, true],
    ['no end', entry('revoked', digest.withReason), valid, false],
    ['a return', entry('restored', digest.full), valid, true],
  ] as const)('says the last of it: %s, %#', (_, given, certificate, isOfIt) => {
    expect(isLast(given, certificate)).toBe(isOfIt);
  });
});
