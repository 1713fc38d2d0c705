import type * as z from 'zod/mini';
import type { courseShown } from '../../../contract/calls/course-fields.ts';
import { certificateFlags } from '../../../contract/constants.ts';
import type { contract } from '../../../contract/index.ts';
import type { Context } from '../../context/context.ts';
import type { CourseState } from '../../features/courses/courses.rules.ts';
import type { CourseInput, NewCourse } from '../../features/courses/save-course.ts';
import { instantOfLocal, localOfInstant } from '../../platform/calendar.ts';

type Calls = typeof contract.course;
type Shown = z.output<z.ZodMiniObject<typeof courseShown>>;

/** Texts and settings of a course under their wire names (spec 3.4). */
export const courseFields = (
  { config }: Context,
  row: Omit<CourseState, 'title' | 'isPublished' | 'examWaitHours'>,
): Shown => ({
  description: row.descriptionHtml,
  modules: row.moduleHtml,
  duration: row.durationMinutes,
  language: row.language,
  countModule: row.lessonCount,
  certificado: Number(row.hasCertificate),
  quantity: row.questionsPerExam,
  time: row.examMinutes,
  notaMinima: row.minimumGrade,
  opensAt: minuteOf(row.opensAt, config.timeZone),
  closesAt: minuteOf(row.closesAt, config.timeZone),
  examOpensAt: minuteOf(row.examOpensAt, config.timeZone),
  examClosesAt: minuteOf(row.examClosesAt, config.timeZone),
});

const minuteOf = (at: Date | null, timeZone: string) => (at === null ? null : localOfInstant(at, timeZone));

/** Undefined does not change, and an empty text takes the limit away. */
function instantOf(minute: string | undefined, { config }: Context): Date | null | undefined {
  if (minute === undefined) return undefined;
  return minute === '' ? null : instantOfLocal(minute, config.timeZone);
}

/** The input of Add under the code's names, with defaults for absent fields. */
export const newCourse = (context: Context, input: z.output<Calls['add']['input']>): NewCourse => ({
  title: input.Title,
  descriptionHtml: input.Description ?? '',
  moduleHtml: input.Module ?? '',
  modules: input.ModuleList,
  language: input.Language,
  lessonCount: input.CountModule,
  durationMinutes: input.Duration,
  hasCertificate: input.Certificado === certificateFlags.yes,
  examMinutes: input.DurationText,
  questionsPerExam: input.CantidadPregunta,
  minimumGrade: input.Calification,
  examWaitHours: 0,
  opensAt: instantOf(input.OpensAt, context) ?? null,
  closesAt: instantOf(input.ClosesAt, context) ?? null,
  examOpensAt: instantOf(input.ExamOpensAt, context) ?? null,
  examClosesAt: instantOf(input.ExamClosesAt, context) ?? null,
  isPublished: input.Published ?? true,
});

/** The input of Update under the code's names; the wait between attempts has a call of its own. */
export const courseChanges = (
  context: Context,
  input: z.output<Calls['update']['input']>,
): Omit<CourseInput, 'examWaitHours'> => ({
  title: input.Title,
  descriptionHtml: input.Description,
  moduleHtml: input.Module,
  modules: input.ModuleList,
  language: input.Language,
  lessonCount: input.CountModule,
  durationMinutes: input.Duration,
  hasCertificate: input.Certificado === undefined ? undefined : input.Certificado === certificateFlags.yes,
  examMinutes: input.DurationText,
  questionsPerExam: input.CantidadPregunta,
  minimumGrade: input.Calification,
  opensAt: instantOf(input.OpensAt, context),
  closesAt: instantOf(input.ClosesAt, context),
  examOpensAt: instantOf(input.ExamOpensAt, context),
  examClosesAt: instantOf(input.ExamClosesAt, context),
  isPublished: input.Published,
});
