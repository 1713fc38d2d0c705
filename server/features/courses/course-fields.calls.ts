import type * as z from 'zod/mini';
import { certificateFlags } from '../../../contract/constants.ts';
import type { courseShown } from '../../../contract/courses/fields.ts';
import { plainDraw } from '../../../contract/exams/draw.ts';
import type { contract } from '../../../contract/index.ts';
import type { Context } from '../../context/context.ts';
import { instantOfMinute, localMinute } from '../../context/local-minutes.ts';
import type { CourseState } from './courses.rules.ts';
import type { CourseInput, NewCourse } from './save-course.ts';

/** They have calls of their own. */
type SeparateSettings = 'examWaitHours' | 'examAttemptLimit' | 'examDraw';

type Calls = typeof contract.course;
type Shown = z.output<z.ZodMiniObject<typeof courseShown>>;

/** A date of a save: undefined keeps it, an empty text removes it. */
const dateGiven = (context: Context, minute: string | undefined): Date | null | undefined =>
  minute === '' ? null : instantOfMinute(context, minute);

/** Texts and settings of a course under their wire names (spec 3.4). */
export const courseFields = (
  context: Context,
  row: Omit<CourseState, 'title' | 'isPublished' | SeparateSettings>,
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
  opensAt: localMinute(context, row.opensAt),
  closesAt: localMinute(context, row.closesAt),
  examOpensAt: localMinute(context, row.examOpensAt),
  examClosesAt: localMinute(context, row.examClosesAt),
});

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
  examAttemptLimit: 0,
  examDraw: plainDraw,
  opensAt: dateGiven(context, input.OpensAt) ?? null,
  closesAt: dateGiven(context, input.ClosesAt) ?? null,
  examOpensAt: dateGiven(context, input.ExamOpensAt) ?? null,
  examClosesAt: dateGiven(context, input.ExamClosesAt) ?? null,
  isPublished: input.Published ?? true,
});

/** The input of Update under the code's names; the settings of retakes and draws have calls of their own. */
export const courseChanges = (
  context: Context,
  input: z.output<Calls['update']['input']>,
): Omit<CourseInput, SeparateSettings> => ({
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
  opensAt: dateGiven(context, input.OpensAt),
  closesAt: dateGiven(context, input.ClosesAt),
  examOpensAt: dateGiven(context, input.ExamOpensAt),
  examClosesAt: dateGiven(context, input.ExamClosesAt),
  isPublished: input.Published,
});
