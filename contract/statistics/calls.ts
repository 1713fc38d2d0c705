import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { calendarDay, groupFilter, rowId } from '../fields.ts';

const courseAlarm = z.object({
  courseId: z.int(),
  courseName: z.string(),
  /** Null: it concerns the whole exam. */
  questionId: z.nullable(z.int()),
  questionName: z.nullable(z.string()),
  kind: z.enum(['key', 'reversed', 'failed', 'nobody', 'rate']),
  /** The reason and the remedy, in plain words. */
  sentence: z.string(),
  /** The path of the screen that shows or fixes it. */
  href: z.string(),
});
export type CourseAlarm = z.infer<typeof courseAlarm>;

/** The current progress of people. */
const funnel = {
  applied: z.int(),
  read: z.int(),
  sat: z.int(),
  passed: z.int(),
  certified: z.int(),
};

/** People who passed by a grade by hand alone (spec 17.7): 'passed' and 'sat' leave them out, 'certified' does not. */
const passedByHand = z.int();

const activityReport = z.object({
  grain: z.enum(['day', 'month']),
  /** Figures of each day or month; those without any are left out. */
  times: z.array(
    z.object({
      since: z.string(),
      applied: z.int(),
      read: z.int(),
      exams: z.int(),
      passed: z.int(),
      certified: z.int(),
    }),
  ),
  /** For each course, its applicants in the period and the exams that ended in it. */
  courses: z.array(
    z.object({
      courseId: z.int(),
      courseName: z.string(),
      ...funnel,
      passedByHand,
      exams: z.int(),
      examsPassed: z.int(),
    }),
  ),
  /** Days that are being recounted and may still change. */
  pendingDays: z.int(),
});
export type ActivityReport = z.infer<typeof activityReport>;

const questionStatistics = z.object({
  questionId: z.int(),
  text: z.string(),
  isDeleted: z.boolean(),
  asked: z.int(),
  right: z.int(),
  /** The corrected point-biserial correlation with its 95 per cent interval and n; null = too few data. */
  discrimination: z.nullable(z.object({ r: z.number(), low: z.number(), high: z.number(), n: z.int() })),
  lowerCount: z.nullable(z.int()),
  upperCount: z.nullable(z.int()),
  options: z.array(
    z.object({
      letter: z.string(),
      text: z.string(),
      isKey: z.boolean(),
      chosen: z.int(),
      lower: z.nullable(z.int()),
      upper: z.nullable(z.int()),
    }),
  ),
  meanSeconds: z.nullable(z.number()),
  timed: z.int(),
  formerlyAsked: z.int(),
  alarm: z.nullable(z.object({ sentence: z.string(), href: z.string() })),
});

export type QuestionStatistics = z.infer<typeof questionStatistics>;

const courseStatistics = z.object({
  courseId: z.int(),
  courseName: z.string(),
  minimumGrade: z.int(),
  funnel: z.object(funnel),
  passedByHand,
  exams: z.object({
    finished: z.int(),
    passed: z.int(),
    usedSeconds: z.int(),
    /** By grade 0–9, 10–19, … 90–100, and by the share of the time used. */
    grades: z.array(z.int()),
    used: z.array(z.int()),
  }),
  reliability: z.nullable(
    z.object({
      kr20: z.number(),
      exams: z.int(),
      size: z.int(),
      isSameForAll: z.boolean(),
      sentence: z.string(),
    }),
  ),
  questions: z.array(questionStatistics),
  neverAsked: z.array(z.object({ questionId: z.int(), text: z.string() })),
  /** In plain words; null = no change. */
  movedRate: z.nullable(z.string()),
  pendingDays: z.int(),
});
export type CourseStatistics = z.infer<typeof courseStatistics>;

const statisticsTables = ['activity', 'courses', 'questions', 'options', 'grades', 'funnel'] as const;
export type StatisticsTable = (typeof statisticsTables)[number];
export const statisticsFormats = ['csv', 'xlsx'] as const;
export type StatisticsFormat = (typeof statisticsFormats)[number];

/** The first and the last day, in the portal's time zone; an absent one leaves the period open. */
const period = {
  From: z.optional(calendarDay('Escribe desde qué día, por ejemplo 2026-01-31.')),
  To: z.optional(calendarDay('Escribe hasta qué día, por ejemplo 2026-01-31.')),
};

/** The figures of courses and questions (spec 10.7); all calls are extensions. */
export const statistics = {
  getAlarms: endpoint({
    method: 'GET',
    path: 'Statistics/GetAlarms',
    who: 'admin',
    fromReplica: true,
    summary: 'What somebody should look at in exams: keys that may be wrong, and pass rates that moved',
    input: z.object({}),
    output: z.array(courseAlarm),
  }),
  getActivity: endpoint({
    method: 'GET',
    path: 'Statistics/GetActivity',
    who: 'admin',
    grants: ['lector'],
    summary:
      'Enrolments, readings, exams and certificates by day or month, of courseId or of all, and how far people came in each course; of everybody or a group',
    input: z.object({ courseId: z.optional(rowId()), ...groupFilter, ...period }),
    output: activityReport,
  }),
  getCourse: endpoint({
    method: 'GET',
    path: 'Statistics/GetCourse',
    who: 'admin',
    summary:
      'The figures of a course and its exam: how far people came, grades, times, and each question; of everybody or a group',
    input: z.object({ courseId: rowId(), ...groupFilter, ...period }),
    output: courseStatistics,
  }),
  export: endpoint({
    method: 'GET',
    path: 'Statistics/Export',
    who: 'admin',
    grants: ['lector'],
    effect: 'none',
    file: ['csv', 'xlsx'],
    summary:
      'A table of the statistics as a file, of everybody or a group; questions, options, grades and funnel need courseId',
    input: z.object({
      Table: z.enum(statisticsTables, 'Esa tabla no existe.'),
      Format: z.enum(statisticsFormats, 'Ese formato no existe.'),
      courseId: z.optional(rowId()),
      ...groupFilter,
      ...period,
    }),
    output: z.any(),
  }),
};
