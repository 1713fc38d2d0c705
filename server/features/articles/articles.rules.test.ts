import { describe, expect, test } from 'vitest';
import { Refusal } from '../../../contract/refusal.ts';
import {
  type ArticleState,
  everything,
  forReaders,
  isSame,
  neverPublished,
  openTo,
  type Publication,
  type PublicationAsked,
  publicationAfter,
} from './articles.rules.ts';

const now = new Date('2026-11-18T15:00:00Z');
const before = new Date('2026-11-01T15:00:00Z');
const later = new Date('2026-12-01T15:00:00Z');
const published: Publication = { isPublished: true, publishAt: null, publishedAt: before };
const unpublished: Publication = { ...published, isPublished: false };
const scheduled: Publication = { isPublished: false, publishAt: later, publishedAt: null };

const stateAfter = (stored: Publication, asked: PublicationAsked) => {
  try {
    return publicationAfter(stored, asked, now);
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
};
const refusalOf = (call: () => unknown): Refusal => {
  try {
    call();
  } catch (error) {
    if (error instanceof Refusal) return error;
  }
  throw new Error('it was not refused');
};

describe('who sees which articles', () => {
  const caller = { accountId: 1, username: 'ana', years: 40, sessionId: 'x' };
  const [member, admin] = (['member', 'admin'] as const).map((role) => ({ ...caller, role }));

  test('lists show the published ones of an age, to administrators of all', () => {
    expect(member && forReaders(member)).toEqual({ years: 40, isDraftShown: false });
    expect(admin && forReaders(admin)).toEqual({ years: null, isDraftShown: false });
    expect(forReaders({ role: 'open', years: null })).toEqual({ years: null, isDraftShown: false });
  });

  test('a single one opens to an administrator also as a draft and of any age', () => {
    expect(member && openTo(member)).toEqual({ years: 40, isDraftShown: false });
    expect(admin && openTo(admin)).toEqual({ years: null, isDraftShown: true });
    expect(everything).toEqual({ years: null, isDraftShown: true });
  });
});

describe('the publication state after a save', () => {
  const cases: [string, Publication, PublicationAsked, Publication | string][] = [
    ['first published now', neverPublished, { isPublished: true }, { ...published, publishedAt: now }],
    ['a plain draft', neverPublished, { isPublished: false }, neverPublished],
    ['scheduled', neverPublished, { isPublished: false, publishAt: later }, scheduled],
    ['scheduled, published said too', neverPublished, { isPublished: true, publishAt: later }, scheduled],
    ['scheduled, nothing else said', neverPublished, { publishAt: later }, scheduled],
    ['an instant that has passed', neverPublished, { publishAt: before }, 'publishAtPast'],
    ['this very instant', neverPublished, { publishAt: now }, 'publishAtPast'],
    ['nothing said of a scheduled one', scheduled, {}, scheduled],
    ['nothing said of a published one', published, {}, published],
    ['its plan dropped', scheduled, { isPublished: false }, neverPublished],
    ['published before its time', scheduled, { isPublished: true }, { ...published, publishedAt: now }],
    ['made a draft again', published, { isPublished: false }, unpublished],
    ['published again: its first date', unpublished, { isPublished: true }, published],
    ['a published one', published, { publishAt: later }, 'alreadyPublished'],
    ['a published one, said so', published, { isPublished: true, publishAt: later }, 'alreadyPublished'],
    [
      'a published one taken back until then',
      published,
      { isPublished: false, publishAt: later },
      { ...unpublished, publishAt: later },
    ],
  ];
  for (const [name, stored, asked, expected] of cases)
    test(name, () => expect(stateAfter(stored, asked)).toEqual(expected));

  test('a refusal names the field and says what is wrong with it', () => {
    for (const [stored, asked] of [
      [neverPublished, { publishAt: before }],
      [published, { publishAt: later }],
    ] as const) {
      const refusal = refusalOf(() => publicationAfter(stored, asked, now));
      expect(refusal.errors).toEqual([{ field: 'PublishAt', message: refusal.message }]);
    }
  });

  test('the stored instant may have passed: the job is about to come', () => {
    const due = { ...scheduled, publishAt: before };
    expect(stateAfter(due, { isPublished: false, publishAt: new Date(before) })).toEqual(due);
  });
});

test('a save that differs in anything is another state', () => {
  const state: ArticleState = { ...scheduled, title: 'A', html: '<p>A</p>', categoryId: 1, yearsRange: 1 };
  expect(isSame(state, { ...state, publishAt: new Date(later) })).toBe(true);
  for (const change of [
    { title: 'B' },
    { html: '' },
    { categoryId: 2 },
    { yearsRange: 2 },
    { isPublished: true },
    { publishAt: null },
  ])
    expect(isSame(state, { ...state, ...change })).toBe(false);
});
