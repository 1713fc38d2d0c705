import { describe, expect, it } from 'vitest';
import { type CertificateStanding, certificateChange, kindSeen } from './reconciling.rules.ts';

const standing: CertificateStanding = {
  durationMinutes: 1,
  readSeconds: 60,
  readingCompletedAt: null,
  hasCertificate: true,
  isDeleted: false,
  obstacle: null,
  valid: { attemptId: 2, grade: 90 },
  attempts: [],
};
const attempt = (id: number, grade: number) => ({ id, grade, minimumGrade: 80, isByHand: false });
const changeOf = (given: Partial<CertificateStanding>) => certificateChange({ ...standing, ...given });

describe('a certificate with an obstacle: a name that cannot be printed, nobody who signs', () => {
  const held = (given: Partial<CertificateStanding>) => changeOf({ ...given, obstacle: 'name' });

  it('waits, and so does a better one, while what stands stays', () => {
    expect(held({ valid: null, attempts: [attempt(2, 90)] })).toEqual({
      kind: 'hold',
      reason: 'name',
      isOver: false,
    });
    const better = held({ attempts: [attempt(2, 90), attempt(3, 95)] });
    expect([better, kindSeen(better)]).toEqual([{ kind: 'hold', reason: 'name', isOver: false }, 'none']);
  });

  it('ends where its grade sank, and the one that is left waits', () => {
    const sunk = held({ attempts: [attempt(2, 85)] });
    expect([sunk, kindSeen(sunk)]).toEqual([{ kind: 'hold', reason: 'name', isOver: true }, 'revoke']);
    expect(held({ attempts: [attempt(2, 70)] })).toEqual({ kind: 'revoke' });
    expect(held({ attempts: [attempt(2, 90)] })).toEqual({ kind: 'none' });
  });

  it('says what it waits for', () => {
    const earned = { valid: null, attempts: [attempt(2, 90)], obstacle: 'signature' } as const;
    expect(changeOf(earned)).toEqual({ kind: 'hold', reason: 'signature', isOver: false });
  });
});

describe('the change of a certificate', () => {
  it.each([
    ['stands while its attempt has its grade', { attempts: [attempt(2, 90)] }, { kind: 'none' }],
    ['stands beside one as good', { attempts: [attempt(1, 90), attempt(2, 90)] }, { kind: 'none' }],
    [
      'gives way to a better attempt',
      { attempts: [attempt(2, 90), attempt(3, 95)] },
      { kind: 'replace', attemptId: 3 },
    ],
    [
      'is reissued for its own attempt, better',
      { attempts: [attempt(2, 95)] },
      { kind: 'replace', attemptId: 2 },
    ],
    [
      'is reissued for its own attempt, worse',
      { attempts: [attempt(2, 85)] },
      { kind: 'replace', attemptId: 2 },
    ],
    [
      'gives way to the best that is left',
      { attempts: [attempt(1, 82), attempt(2, 81)] },
      { kind: 'replace', attemptId: 1 },
    ],
    ['is revoked where nothing passes', { attempts: [attempt(1, 50), attempt(2, 70)] }, { kind: 'revoke' }],
    ['is revoked with its attempt annulled', { attempts: [attempt(1, 50)] }, { kind: 'revoke' }],
    [
      'goes with its attempt annulled to the next best',
      { attempts: [attempt(1, 80)] },
      { kind: 'replace', attemptId: 1 },
    ],
    [
      'is kept by who still passes, though the course gives none now',
      { attempts: [attempt(2, 85)], hasCertificate: false },
      { kind: 'replace', attemptId: 2 },
    ],
    [
      'is not issued again for more, where the course gives none now',
      { attempts: [attempt(2, 95)], hasCertificate: false },
      { kind: 'none' },
    ],
    [
      'is revoked where there is no name to print',
      { attempts: [attempt(2, 85)], isDeleted: true },
      { kind: 'revoke' },
    ],
    [
      'is issued where there was none',
      { valid: null, attempts: [attempt(1, 80)] },
      { kind: 'issue', attemptId: 1 },
    ],
    ['is not issued below the minimum', { valid: null, attempts: [attempt(1, 79)] }, { kind: 'none' }],
    ['is not issued unread', { valid: null, attempts: [attempt(1, 80)], readSeconds: 59 }, { kind: 'none' }],
  ] as const)('%s', (_, given, change) => {
    expect(changeOf(given)).toEqual(change);
  });
});
