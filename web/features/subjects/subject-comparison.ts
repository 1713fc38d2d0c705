import type { SubjectRevision } from '../../../contract/subjects/calls.ts';
import type { ComparedField } from '../../components/text/compare-fields.tsx';

type ComparableSubject = Pick<SubjectRevision, 'title' | 'summary' | 'firstThings' | 'answers' | 'links'>;

export const subjectLabels: Readonly<Record<keyof ComparableSubject, string>> = {
  title: 'Tema',
  summary: 'En una frase',
  firstThings: 'Lo primero, en tres frases',
  answers: 'Preguntas y respuestas',
  links: 'A dónde lleva',
};

/** Two states of a subject, text by text as written. */
export const comparedSubjects = (before: ComparableSubject, after: ComparableSubject): ComparedField[] =>
  (Object.keys(subjectLabels) as (keyof ComparableSubject)[]).map((text) => ({
    label: subjectLabels[text],
    before: before[text],
    after: after[text],
  }));
