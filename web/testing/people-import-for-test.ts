import type { ImportLineKind, PeopleImport, PeopleImportLine } from '../../contract/people-import/calls.ts';

const none = { problem: 0, ask: 0, existing: 0, new: 0, repeated: 0, left: 0 };

const underReview: PeopleImport = {
  id: 9,
  state: 'review',
  version: 1,
  name: 'personas.xlsx',
  reading: 'leído como libro de Excel',
  columns: [],
  hasHeadings: true,
  nameOrder: 'namesFirst',
  isNameOrderClear: true,
  notes: [],
  author: 'Rosa Medina',
  date: '2026-11-28T12:00:00Z',
  total: 0,
  counts: none,
  outcomes: { added: 0, enrolled: 0, unchanged: 0, failed: 0, out: 0 },
  newWithoutEmail: 0,
  courseValues: [],
  withoutEmailIds: [],
  failedMails: 0,
  plan: null,
  hasMailServer: true,
};

/** A list of so many lines of each kind. */
export const importOf = (kinds: Partial<PeopleImport['counts']>): PeopleImport => ({
  ...underReview,
  total: Object.values(kinds).reduce((sum, count) => sum + count, 0),
  counts: { ...none, ...kinds },
});

export const importLine = (line: number, kind: ImportLineKind): PeopleImportLine => ({
  line,
  kind,
  fullname: `Ana ${line}`,
  written: {},
  email: '',
  birthDate: null,
  text: '',
  problems: kind === 'problem' ? [{ field: 'birthDate', message: 'Esa fecha no existe.' }] : [],
  isTouched: kind !== 'problem',
  accountId: null,
  sameAs: null,
  outcome: null,
});
