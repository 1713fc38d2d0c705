import type { Role } from '../../../contract/caller.ts';

/**
 * Whether a course is there for somebody (spec 7.3): a draft and an archived one only for those enrolled in it and
 * for administrators.
 */
export function isCourseSeen(
  course: { isPublished: boolean; archivedAt: Date | null; isEnrolled: boolean },
  role: Role,
): boolean {
  return role === 'admin' || course.isEnrolled || (course.isPublished && course.archivedAt === null);
}

/** What a course consists of, its pictures, questions and material aside. */
export interface CourseState {
  title: string;
  descriptionHtml: string;
  /** Its modules as one text. */
  moduleHtml: string;
  language: string;
  lessonCount: number;
  durationMinutes: number;
  hasCertificate: boolean;
  examMinutes: number;
  questionsPerExam: number;
  minimumGrade: number;
  /** Hours between two attempts at the exam. */
  examWaitHours: number;
  isPublished: boolean;
}

const parts = [
  'title',
  'descriptionHtml',
  'moduleHtml',
  'language',
  'lessonCount',
  'durationMinutes',
  'hasCertificate',
  'examMinutes',
  'questionsPerExam',
  'minimumGrade',
  'examWaitHours',
  'isPublished',
] as const satisfies readonly (keyof CourseState)[];

/** Those parts alone, of a row that has more. */
export function stateOf(course: CourseState): CourseState {
  return Object.fromEntries(parts.map((part) => [part, course[part]])) as unknown as CourseState;
}

/** Whether a save would leave everything as it is: then it makes no version. */
export function isSame(a: CourseState, b: CourseState): boolean {
  return parts.every((part) => a[part] === b[part]);
}

const titleAtMost = 200;

/** 'Copia de …', within the length of a title. */
export function copyTitle(title: string): string {
  return [...`Copia de ${title}`].slice(0, titleAtMost).join('').trim();
}
