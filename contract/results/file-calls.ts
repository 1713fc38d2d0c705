import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { calendarDay, groupFilter } from '../fields.ts';

/** The most courses in one file of several; without names it has all. */
export const mostCoursesOfFile = 100;

/** The date that decides whether an enrolment is in the period: its own, or that of the first passed exam. */
const resultDates = ['enrolled', 'passed'] as const;
export type ResultDate = (typeof resultDates)[number];

const isListOfIds = (text: string) => /^[1-9]\d{0,8}(,[1-9]\d{0,8})*$/.test(text);

/** Results as files, part of the controller Result (spec 17.8). */
export const resultFiles = {
  exportCourses: endpoint({
    method: 'GET',
    path: 'Result/ExportCourses',
    who: 'admin',
    effect: 'export',
    fromReplica: true,
    file: ['csv', 'xlsx'],
    summary:
      'Results of several courses as one file, a row a person and course; CourseIds separated by commas, all without',
    input: z.object({
      CourseIds: z.optional(
        z.string('Elige al menos un curso.').check(
          z.maxLength(10 * mostCoursesOfFile, `Elige como máximo ${mostCoursesOfFile} cursos.`),
          z.refine(isListOfIds, 'Elige al menos un curso.'),
          z.refine(
            (ids) => ids.split(',').length <= mostCoursesOfFile,
            `Elige como máximo ${mostCoursesOfFile} cursos.`,
          ),
        ),
      ),
      ...groupFilter,
      From: z.optional(calendarDay('Escribe desde qué día, por ejemplo 2026-01-31.')),
      To: z.optional(calendarDay('Escribe hasta qué día, por ejemplo 2026-01-31.')),
      By: z.optional(z.enum(resultDates, 'Elige qué fecha cuenta.')),
      Format: z.enum(['csv', 'xlsx'], 'Ese formato no existe.'),
    }),
    output: z.any(),
  }),
};
