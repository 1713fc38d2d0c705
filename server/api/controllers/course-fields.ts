import type { InputOf } from '../../../contract/endpoint.ts';
import type { contract } from '../../../contract/index.ts';
import type { CourseInput } from '../../features/courses/save-course.ts';

interface Written {
  descriptionHtml: string;
  moduleHtml: string;
  durationMinutes: number;
  language: string;
  lessonCount: number;
  hasCertificate: boolean;
  examMinutes: number;
  questionsPerExam: number;
  minimumGrade: number;
}

/** Texts and settings of a course by their names of the wire (spec 3.4). */
export const courseSettings = (row: Written) => ({
  description: row.descriptionHtml,
  modules: row.moduleHtml,
  duration: row.durationMinutes,
  language: row.language,
  countModule: row.lessonCount,
  certificado: Number(row.hasCertificate),
  quantity: row.questionsPerExam,
  time: row.examMinutes,
  notaMinima: row.minimumGrade,
});

type Changes = Omit<InputOf<typeof contract.course.update>, 'Id' | 'Version'>;

/** What a form says of a course, by the names of the code; the other way round. */
export const courseInputOf = (input: Changes): CourseInput => ({
  title: input.Title,
  descriptionHtml: input.Description,
  moduleHtml: input.Module,
  modules: input.ModuleList,
  language: input.Language,
  lessonCount: input.CountModule,
  durationMinutes: input.Duration,
  hasCertificate: input.Certificado === undefined ? undefined : input.Certificado === 1,
  examMinutes: input.DurationText,
  questionsPerExam: input.CantidadPregunta,
  minimumGrade: input.Calification,
  isPublished: input.Published,
});
