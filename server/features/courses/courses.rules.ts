import { type Caller, editsContent } from '../../../contract/caller.ts';
import type { ExamDraw } from '../../../contract/exams/draw.ts';
import { partsOf } from '../versions/parts.rules.ts';
import type { CourseDates } from './course-dates.rules.ts';

/**
 * True if a caller sees a course (spec 7.3): only the enrolled, administrators and redactors see drafts and archived ones.
 */
export function isCourseSeen(
  course: { isPublished: boolean; archivedAt: Date | null; isEnrolled: boolean },
  caller: Caller,
): boolean {
  return editsContent(caller) || course.isEnrolled || (course.isPublished && course.archivedAt === null);
}

/** The content of a course, without pictures, questions and material. */
export interface CourseState extends CourseDates {
  title: string;
  descriptionHtml: string;
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
  /** The most attempts that count; 0 = no limit. */
  examAttemptLimit: number;
  examDraw: ExamDraw;
  isPublished: boolean;
}

export const courseVersionColumns = {
  title: 'title',
  descriptionHtml: 'description_html',
  moduleHtml: 'module_html',
  language: 'language',
  lessonCount: 'lesson_count',
  durationMinutes: 'duration_minutes',
  hasCertificate: 'has_certificate',
  examMinutes: 'exam_minutes',
  questionsPerExam: 'questions_per_exam',
  minimumGrade: 'minimum_grade',
  examWaitHours: 'exam_wait_hours',
  examAttemptLimit: 'exam_attempt_limit',
  examDraw: 'exam_draw',
  opensAt: 'opens_at',
  closesAt: 'closes_at',
  examOpensAt: 'exam_opens_at',
  examClosesAt: 'exam_closes_at',
  isPublished: 'is_published',
} as const satisfies Record<keyof CourseState, string>;

const { moduleHtml: _, ...ownColumns } = courseVersionColumns;

/** The columns of the course row; its modules have rows of their own. */
export const courseColumns = ownColumns;

export const stateOf = (course: CourseState): CourseState => partsOf(courseVersionColumns, course);

const titleAtMost = 200;

/** 'Copia de …', cut to the length of a title. */
export function copyTitle(title: string): string {
  return [...`Copia de ${title}`].slice(0, titleAtMost).join('').trim();
}
