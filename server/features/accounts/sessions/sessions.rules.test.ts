import { describe, expect, it } from 'vitest';
import {
  freshSignInSeconds,
  isWithin,
  lastSeenStepSeconds,
  previousSecretSeconds,
  sessionEndsAt,
  sessionEndsAtLatest,
  tokenEndsAt,
} from './sessions.rules.ts';

const at = (text: string) => new Date(`${text}:00Z`);

describe('sessions', () => {
  const signedInAt = at('2026-11-01T08:00');

  it('end a member’s after 12 h idle, and after 30 days whatever happens', () => {
    expect(sessionEndsAt('member', signedInAt, at('2026-11-02T08:00'))).toEqual(at('2026-11-02T20:00'));
    expect(sessionEndsAt('member', signedInAt, at('2026-12-01T07:59'))).toEqual(at('2026-12-01T08:00'));
  });

  it('end an administrator’s after 1 h idle, and after 12 h whatever happens', () => {
    expect(sessionEndsAt('admin', signedInAt, at('2026-11-01T09:00'))).toEqual(at('2026-11-01T10:00'));
    expect(sessionEndsAt('admin', signedInAt, at('2026-11-01T19:30'))).toEqual(at('2026-11-01T20:00'));
  });

  it('give tokens of an hour, less where the session ends before', () => {
    expect(tokenEndsAt('member', signedInAt, at('2026-11-01T08:00'))).toEqual(at('2026-11-01T09:00'));
    expect(tokenEndsAt('admin', signedInAt, at('2026-11-01T19:30'))).toEqual(at('2026-11-01T20:00'));
  });

  it('end at the latest after 30 days, an administrator’s after 12 h', () => {
    expect(sessionEndsAtLatest('member', signedInAt)).toEqual(at('2026-12-01T08:00'));
    expect(sessionEndsAtLatest('admin', signedInAt)).toEqual(at('2026-11-01T20:00'));
  });

  it('bear a renewal by two tabs, are seen once a minute, and are fresh for a quarter of an hour', () => {
    expect([previousSecretSeconds, lastSeenStepSeconds, freshSignInSeconds]).toEqual([60, 60, 900]);
  });

  it('count "within" up to, not including, the last moment', () => {
    expect(isWithin(60, signedInAt, new Date(signedInAt.getTime() + 59_999))).toBe(true);
    expect(isWithin(60, signedInAt, new Date(signedInAt.getTime() + 60_000))).toBe(false);
  });
});
