import * as z from 'zod/mini';
import { endpoint, endpointNamed } from '../endpoint.ts';
import { calendarDay, groupFilter, listInput, rowId, wholeNumber } from '../fields.ts';
import { chartColours } from './figures.ts';

/** The two charts (spec 10.1): sign-ins by gender, and the questions that failed most. */
const reportCharts = ['gender', 'questions'] as const;
export type ReportChart = (typeof reportCharts)[number];

export const reportFormats = ['csv', 'xlsx', 'png', 'svg'] as const;
export type ReportFormat = (typeof reportFormats)[number];

const genderFigures = z.object({ countMasculino: z.int(), countFemenino: z.int() });
export type GenderFigures = z.infer<typeof genderFigures>;

const reportCourse = z.object({
  courseId: z.int(),
  courseName: z.string(),
  /** An attempt of it is finished and not annulled. */
  hasResults: z.boolean(),
});
export type ReportCourse = z.infer<typeof reportCourse>;

const failedQuestion = z.object({
  questionId: z.int(),
  questionName: z.string(),
  questionCountFailed: z.int(),
  questionCountAsked: z.int(),
});
export type FailedQuestion = z.infer<typeof failedQuestion>;

/** The first and the last day, in the portal's time zone; an absent one leaves the period open. */
const period = {
  From: z.optional(calendarDay('Escribe desde qué día, por ejemplo 2026-01-31.')),
  To: z.optional(calendarDay('Escribe hasta qué día, por ejemplo 2026-01-31.')),
};

/** Reports, for administrators (spec 10.2). */
export const report = {
  getGender: endpointNamed('listgender', {
    method: 'GET',
    path: 'Report/GetGender',
    who: 'admin',
    grants: ['lector'],
    isPrescribed: true,
    fromReplica: true,
    summary: 'Successful sign-ins of members by gender; From and To are days, both included',
    input: z.object(period),
    output: genderFigures,
  }),
  getCourse: endpoint({
    method: 'GET',
    path: 'Report/GetCourse',
    who: 'admin',
    grants: ['lector'],
    isPrescribed: true,
    fromReplica: true,
    list: true,
    summary: 'The courses to choose from, drafts and archived ones too, newest first; Search in titles',
    input: z.object(listInput),
    output: z.array(reportCourse),
  }),
  getMostFailedQuestion: endpoint({
    method: 'GET',
    path: 'Report/GetMostFailedQuestion',
    who: 'admin',
    grants: ['lector'],
    isPrescribed: true,
    summary:
      'The ten questions of a course that failed most, in attempts finished from From to To; of everybody or a group',
    input: z.object({ courseId: rowId(), ...groupFilter, ...period }),
    output: z.array(failedQuestion),
  }),
  export: endpoint({
    method: 'GET',
    path: 'Report/Export',
    who: 'admin',
    grants: ['lector'],
    effect: 'none',
    file: ['csv', 'xlsx', 'png', 'svg'],
    summary:
      'A report as a file: its figures (csv, xlsx) or its chart (png, svg); questions need courseId and may be of a group. Colours picks the colours, absent = at random',
    input: z.object({
      Chart: z.enum(reportCharts, 'Ese reporte no existe.'),
      Format: z.enum(reportFormats, 'Ese formato no existe.'),
      courseId: z.optional(rowId()),
      ...groupFilter,
      ...period,
      Colours: z.optional(wholeNumber('Esos colores no existen.', 0, chartColours.length - 1)),
    }),
    output: z.any(),
  }),
};
