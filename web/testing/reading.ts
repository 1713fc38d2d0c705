import type { EnrolmentRow } from '../../contract/accounts/own-calls.ts';
import type { CourseRead } from '../../contract/courses/calls.ts';
import { courseCard, enrolmentRow } from './rows.ts';

/** A course of one module, archived since. */
export const aReadCourse: CourseRead = {
  ...courseCard,
  subjects: [],
  archived: true,
  stars: [0, 0, 0, 0, 0],
  modules: '<h2>Uno</h2><p>Texto.</p>',
  isEnrolled: true,
  readTime: 0,
};
export const anEnrolment: EnrolmentRow = {
  ...enrolmentRow,
  courseId: 4,
  name: 'Tu cuenta',
  archived: true,
  timeToTest: 20,
  examRefusal: 'Este curso está archivado y ya no recibe inscripciones ni exámenes.',
};
