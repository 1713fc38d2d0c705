import { answersOf, withIds } from '../../../contract/subjects/texts.ts';
import { takePosition } from '../content/ordered-rows.ts';
import type { ColumnsOf, Versioned } from '../versions/versioned-rows.ts';
import { listAnswers, storeAnswers } from './subjects.queries.ts';

/** The written texts of a subject; their format: `contract/subjects/texts.ts`. */
export interface SubjectState {
  title: string;
  summary: string;
  firstThings: string;
  answers: string;
  links: string;
}

const subjectColumns = {
  title: 'title',
  summary: 'summary',
  firstThings: 'first_things',
  answers: 'answers',
  links: 'links',
} as const satisfies ColumnsOf<SubjectState, 'subject'> & ColumnsOf<SubjectState, 'subject_revision'>;

export const versionedSubject: Versioned<SubjectState> = {
  table: 'subject',
  columns: subjectColumns,
  versionColumns: subjectColumns,
  placeOf: (inside) => takePosition(inside, 'subject', 'last'),
  async storeBeside({ db }, { id, answers }, next) {
    if (next.answers === answers) return;
    await storeAnswers(db, id, withIds(await listAnswers(db, id), answersOf(next.answers)));
  },
};
