import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ServiceState, serviceChecks } from '../../../contract/service-state/calls.ts';
import {
  availabilityShare,
  backupLevel,
  bundlesToRemove,
  diskFullAt,
  diskLevel,
  isToldEarly,
  jobLevel,
  mailLevel,
  nodeState,
  rehearsalLevel,
  signingKeyLevel,
  unscheduledToRemove,
} from './service-state.rules.ts';

const now = new Date('2026-11-24T12:00:00Z');
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
const daysAhead = (days: number) => hoursAgo(-24 * days);
const good = (hours: number) => ({ endedAt: hoursAgo(hours), failure: null });

describe('bundles', () => {
  const level = (hours: number | null) =>
    backupLevel({
      now,
      place: { problem: null, isOnDataDisk: false },
      lastGood: hours === null ? null : hoursAgo(hours),
      last: hours === null ? null : good(hours),
    });
  test.each([
    [26, 'ok'],
    [27, 'attention'],
    [50, 'attention'],
    [51, 'trouble'],
  ] as const)('the last one %i hours ago, one a night: %s', (hours, expected) => {
    expect(level(hours)).toBe(expected);
  });
  test('none yet, and a failed last one', () => {
    expect(level(null)).toBe('attention');
    const last = { endedAt: hoursAgo(1), failure: 'the disk is full' };
    const place = { problem: null, isOnDataDisk: false };
    expect(backupLevel({ now, place, lastGood: hoursAgo(25), last })).toBe('trouble');
  });
  test.each([
    [{ problem: 'permission denied', isOnDataDisk: false }, 1, 'attention'],
    [{ problem: null, isOnDataDisk: true }, 1, 'attention'],
    [{ problem: null, isOnDataDisk: true }, 51, 'trouble'],
  ] as const)('at a place %o, the last one %i hours ago: %s', (place, hours, expected) => {
    const facts = { now, lastGood: hoursAgo(hours), last: good(hours) };
    expect(backupLevel({ ...facts, place })).toBe(expected);
  });
  test.each([
    [14 * 24, 'ok'],
    [14 * 24 + 1, 'attention'],
  ] as const)('a rehearsal %i hours ago: %s', (hours, expected) => {
    expect(rehearsalLevel({ now, lastGood: hoursAgo(hours), last: good(hours) })).toBe(expected);
  });
});

test.each([
  [120, 'ok'],
  [119.9, 'attention'],
  [14, 'attention'],
  [13.9, 'trouble'],
  [-1, 'trouble'],
] as const)('a key of %f days: %s', (days, expected) => {
  expect(signingKeyLevel(daysAhead(days), now)).toBe(expected);
});

describe('a disk', () => {
  const grown = (days: number, gigabytes: number, free = 100) =>
    diskFullAt({
      now,
      before: { at: daysAhead(-days), usedBytes: 50e9 },
      usedBytes: 50e9 + gigabytes * 1e9,
      freeBytes: free * 1e9,
    });
  test('is full once what is left has gone at the pace of its last days', () => {
    expect(grown(10, 20)).toEqual(daysAhead(50));
    expect(grown(30, 100)).toEqual(daysAhead(30));
  });
  test('that does not fill, was looked at for too short a time, or lasts for ages, has no such day', () => {
    expect([grown(30, 0), grown(30, -3), grown(6.9, 20), grown(30, 1e-9, 1e9)]).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });
  test.each([
    ['ok', null, 'ok'],
    ['ok', 30, 'ok'],
    ['ok', 29.9, 'attention'],
    ['low', null, 'attention'],
    ['full', 300, 'trouble'],
    ['away', null, 'trouble'],
  ] as const)('%s, full in %s days: %s', (state, days, expected) => {
    expect(diskLevel(state, days === null ? null : daysAhead(days), now)).toBe(expected);
  });
});

test('of warnings, those are told early that somebody can still mend, and no new portal is told that it has no bundle', () => {
  const level = 'attention' as const;
  const last = { at: hoursAgo(27).toISOString(), bytes: 0, rows: 0, files: 0 };
  const place = { problem: null, isOnDataDisk: false };
  const state = (changes: object) =>
    ({
      checkedAt: now.toISOString(),
      ...Object.fromEntries(serviceChecks.map((check) => [check, { level, last: null, place }])),
      ...changes,
    }) as unknown as ServiceState;
  const told = (changes: object) => serviceChecks.filter((check) => isToldEarly(check, state(changes)));
  expect(told({})).toEqual(['disk', 'signingKey', 'nodes']);
  expect(told({ backup: { level, last, place }, rehearsal: { level, last } })).toEqual([
    'disk',
    'backup',
    'rehearsal',
    'signingKey',
    'nodes',
  ]);
  const bundles = { level, last: { at: hoursAgo(1).toISOString() } };
  expect(told({ backup: { ...bundles, place: { problem: null, isOnDataDisk: true } } })).not.toContain(
    'backup',
  );
  expect(told({ backup: { ...bundles, place: { problem: 'denied', isOnDataDisk: false } } })).toContain(
    'backup',
  );
  expect(told({ disk: { level: 'trouble' }, signingKey: { level: 'ok' } })).toEqual(['nodes']);
});

test('letters and jobs that wait', () => {
  expect(mailLevel({ hasServer: true, failed: 0, oldestSeconds: 3600 })).toBe('ok');
  expect(mailLevel({ hasServer: true, failed: 0, oldestSeconds: 3601 })).toBe('trouble');
  expect(mailLevel({ hasServer: true, failed: 1, oldestSeconds: 0 })).toBe('attention');
  expect(mailLevel({ hasServer: false, failed: 0, oldestSeconds: 9999 })).toBe('attention');
  const ofJobs = (oldestSeconds: number, failed = 0) => jobLevel({ oldestSeconds, failed });
  expect([900, 901, 3600, 3601].map((seconds) => ofJobs(seconds))).toEqual([
    'ok',
    'attention',
    'attention',
    'trouble',
  ]);
  expect([ofJobs(0, 1), ofJobs(3601, 1)]).toEqual(['attention', 'trouble']);
});

test('a node is silent after three minutes, and forgotten after a day or when it said that it stops', () => {
  const of = (seconds: number, stoppedAt: Date | null = null) =>
    nodeState({ seenAt: new Date(now.getTime() - seconds * 1000), stoppedAt }, now);
  expect([of(180), of(181), of(86_400), of(86_401)]).toEqual(['answering', 'silent', 'silent', undefined]);
  expect(of(10, now)).toBeUndefined();
});

test('availability is the share of the time outside of outages, rounded down', () => {
  const of = (...hours: [number, number][]) =>
    availabilityShare(
      hours.map(([begin, end]) => ({ begin: hoursAgo(begin), end: hoursAgo(end) })),
      hoursAgo(100),
      now,
    );
  expect([of(), of([2, 1]), of([101, 99]), of([50, 49.999])]).toEqual([10_000, 9900, 9900, 9999]);
  expect(availabilityShare([], now, now)).toBe(10_000);
});

describe('bundles that are no longer kept', () => {
  const dayOf = (instant: Date) => instant.toISOString().slice(0, 10);
  const nights = (count: number) =>
    Array.from({ length: count }, (_, night) => ({ endedAt: hoursAgo(24 * night) }));
  test('of a year of nights, seven days, four weeks and six months stay', () => {
    const all = nights(365);
    const removed = bundlesToRemove(all, { days: 7, weeks: 4, months: 6 }, dayOf);
    const kept = all.filter((bundle) => !removed.includes(bundle)).map(({ endedAt }) => dayOf(endedAt));
    expect(kept).toEqual([
      ...['2026-11-24', '2026-11-23', '2026-11-22', '2026-11-21', '2026-11-20', '2026-11-19', '2026-11-18'],
      ...['2026-11-15', '2026-11-08', '2026-10-31', '2026-09-30', '2026-08-31', '2026-07-31', '2026-06-30'],
    ]);
  });
  test('of those that nobody scheduled the newest three stay', () => {
    const all = nights(5);
    expect(unscheduledToRemove(all)).toEqual(all.slice(3));
    expect(unscheduledToRemove(all.slice(0, 3))).toEqual([]);
  });
  test('the newest stays whatever is asked, and removing again removes nothing', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 20_000 }), { minLength: 1 }),
        fc.record({ days: fc.nat(9), weeks: fc.nat(9), months: fc.nat(9) }),
        (ages, kept) => {
          const all = ages.map((age) => ({ endedAt: hoursAgo(age) }));
          const removed = bundlesToRemove(all, kept, dayOf);
          const rest = all.filter((bundle) => !removed.includes(bundle));
          expect(Math.max(...rest.map(({ endedAt }) => endedAt.getTime()))).toBe(
            hoursAgo(Math.min(...ages)).getTime(),
          );
          expect(bundlesToRemove(rest, kept, dayOf)).toEqual([]);
        },
      ),
    );
  });
});
