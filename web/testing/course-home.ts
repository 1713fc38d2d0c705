import type { CourseHome } from '../../contract/courses/home-calls.ts';

/** The head of a course for tests of its tabs. */
export const aCourseHome = (of: Partial<CourseHome> = {}): CourseHome => ({
  id: 4,
  title: 'Tu cuenta',
  published: true,
  archived: false,
  imgPortada: null,
  altPortada: '',
  duration: 20,
  quantity: 5,
  time: 10,
  notaMinima: 80,
  certificado: 1,
  moduleCount: 2,
  questionCount: 5,
  fileCount: 1,
  peopleCount: 3,
  ...of,
});
