import { describe, expect, test } from 'vitest';
import { type Found, judge, refusalOf } from './portal-identity.rules.ts';

const nothing: Found = {
  inDatabase: null,
  inFolder: null,
  hasAccounts: false,
  hasFiles: false,
  hasNamedFiles: null,
};
const full = { hasAccounts: true, hasFiles: true, hasNamedFiles: true };

describe('a database and a folder are', () => {
  test.each<[string, Partial<Found>, ReturnType<typeof judge>]>([
    ['a new portal', {}, 'adopt'],
    ['one portal', { ...full, inDatabase: 'a', inFolder: 'a' }, 'same'],
    ['a portal from before it had an id', full, 'adopt'],
    ['one without any file', { hasAccounts: true }, 'adopt'],
    ['two portals', { ...full, inDatabase: 'a', inFolder: 'b' }, 'otherPortal'],
    ['a database beside a node’s own empty folder', { inDatabase: 'a', hasAccounts: true }, 'otherFolder'],
    ['the same before there were ids', { hasAccounts: true, hasNamedFiles: false }, 'otherFolder'],
    ['files beside a new database', { inFolder: 'a', hasFiles: true }, 'newDatabase'],
    ['the same before there were ids', { hasFiles: true }, 'newDatabase'],
    ['files beside a dump from before', { ...full, inFolder: 'a' }, 'otherDatabase'],
    ['what the operator joins', { ...full, inDatabase: 'a', inFolder: 'adopt' }, 'adopt'],
    ['files beside a database that was emptied', { hasFiles: true, inFolder: 'adopt' }, 'adopt'],
    ['a store that is being filled', { ...full, inDatabase: 'a', inFolder: 'being filled a' }, 'beingFilled'],
    ['the store before', { ...full, inDatabase: 'a', inFolder: 'moved away a' }, 'movedAway'],
  ])('%s', (_, found, verdict) => {
    expect(judge({ ...nothing, ...found })).toBe(verdict);
  });
});

test('a refusal is one line with the setting and the cure', () => {
  for (const verdict of ['otherPortal', 'otherFolder', 'otherDatabase', 'newDatabase'] as const)
    expect(refusalOf(verdict, { place: '/srv/files', setting: 'DATA_DIR' })).toMatch(
      /^DATA_DIR: [^\n]*adopt[^\n]*\/srv\/files\/portal\.id[^\n]*$/,
    );
});
