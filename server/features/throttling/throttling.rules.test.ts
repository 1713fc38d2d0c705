import { describe, expect, it } from 'vitest';
import {
  accountBackoff,
  addressBackoff,
  knownBrowserBackoff,
  limits,
  secondsToWait,
  waitAfter,
  widened,
} from './throttling.rules.ts';

describe('wrong passwords', () => {
  it('cost nothing at first, then longer and longer, at most a quarter of an hour', () => {
    const waits = Array.from({ length: 16 }, (_, failures) => waitAfter(accountBackoff, failures));
    expect(waits).toEqual([0, 0, 0, 0, 0, 5, 15, 30, 60, 120, 300, 600, 900, 900, 900, 900]);
    expect(accountBackoff.forgetSeconds).toBe(3600);
  });

  it('slow an address ten times later than an account', () => {
    for (const failures of [1, 4, 5, 8, 12])
      expect(waitAfter(addressBackoff, failures * 10)).toBe(waitAfter(accountBackoff, failures));
    expect(waitAfter(addressBackoff, 40)).toBe(0);
    expect(waitAfter(addressBackoff, 41)).toBe(5);
  });

  it('never keep a known browser out for a minute', () => {
    const waits = Array.from({ length: 11 }, (_, failures) => waitAfter(knownBrowserBackoff, failures));
    expect(waits).toEqual([0, 0, 0, 0, 0, 5, 10, 20, 30, 30, 30]);
  });

  it('widen with RATE_LIMIT_FACTOR', () => {
    expect(waitAfter(widened(accountBackoff, 100), 400)).toBe(0);
    expect(waitAfter(widened(accountBackoff, 100), 500)).toBe(5);
  });

  it('say how many whole seconds are left, at least one', () => {
    const now = new Date('2026-11-18T15:00:00Z');
    const forgottenAt = new Date(now.getTime() + accountBackoff.forgetSeconds * 1000);
    expect(secondsToWait(accountBackoff, 8, forgottenAt, now)).toBe(60);
    expect(secondsToWait(accountBackoff, 8, forgottenAt, new Date(now.getTime() + 58_500))).toBe(2);
    expect(secondsToWait(accountBackoff, 8, forgottenAt, new Date(now.getTime() + 90_000))).toBe(1);
  });
});

it('what is written without an account is five an hour for a person, fifty from an address', () => {
  const [perPerson, perAddress] = [5, 50].map((most) => ({ most, windowSeconds: 3600 }));
  expect(limits).toEqual({
    registrationPerAddress: perAddress,
    forgotPerEmail: perPerson,
    forgotPerAddress: perAddress,
    resendPerName: perPerson,
    resendPerAddress: perAddress,
    emailChangePerAccount: perPerson,
    contactPerAddress: perAddress,
    contactOfAll: { most: 300, windowSeconds: 3600 },
    contactMails: { most: 60, windowSeconds: 3600 },
    feedbackPerAddress: perAddress,
    feedbackWordsOfAll: { most: 300, windowSeconds: 3600 },
    wrongCodePerAddress: perAddress,
    wrongCertificatePerAddress: perAddress,
    commentPerAccount: { most: 10, windowSeconds: 3600 },
    reportPerAccount: { most: 20, windowSeconds: 3600 },
    newPasswordPerAccount: { most: 20, windowSeconds: 3600 },
  });
});
