import type {
  ActivityReport,
  CourseStatistics,
  StatisticsTable,
} from '../../../contract/statistics/calls.ts';
import { byHandLabel, funnelSteps, stepNames } from '../../../contract/statistics/words.ts';

/** A cell as a spreadsheet gets it. */
type Cell = string | number;

/** A table as a file: the header, the rows, the widths of its columns in characters. */
export interface FileTable {
  name: string;
  rows: readonly (readonly Cell[])[];
  widths: readonly number[];
}

/** Two decimals, as a number; '' = unknown. */
const rounded = (value: number | undefined): Cell =>
  value === undefined ? '' : Math.round(100 * value) / 100;
const percent = (part: number, whole: number): Cell => (whole === 0 ? '' : Math.round((100 * part) / whole));

/** Activity over time: the first day of each period, and its counts. */
const activityTable = ({ times }: ActivityReport): FileTable => ({
  name: 'Actividad',
  widths: [14, 14, 18, 12, 12, 14],
  rows: [
    ['Desde', 'Inscripciones', 'Lecturas completas', 'Exámenes', 'Aprobados', 'Certificados'],
    ...times.map((time) => [time.since, time.applied, time.read, time.exams, time.passed, time.certified]),
  ],
});

/** The progress of people, a row for each course. */
const coursesTable = ({ courses }: ActivityReport): FileTable => ({
  name: 'Cursos',
  widths: [50, 12, 12, 12, 12, 12, 22, 12, 18],
  rows: [
    ['Curso', ...funnelSteps.map(({ label }) => label), byHandLabel, 'Exámenes', 'Exámenes aprobados'],
    ...courses.map((course) => [
      course.courseName,
      ...funnelSteps.map(({ step }) => course[step]),
      course.passedByHand,
      course.exams,
      course.examsPassed,
    ]),
  ],
});

/** The questions of a course with their difficulty, discrimination and time. */
const questionsTable = ({ questions }: CourseStatistics): FileTable => ({
  name: 'Preguntas',
  widths: [80, 12, 12, 14, 16, 10, 10, 10, 16, 60],
  rows: [
    [
      'Pregunta',
      'Preguntada',
      'Acertada',
      'Acierto (%)',
      'Discriminación',
      'Desde',
      'Hasta',
      'n',
      'Tiempo medio (s)',
      'Alarma',
    ],
    ...questions.map((question) => [
      question.text,
      question.asked,
      question.right,
      percent(question.right, question.asked),
      rounded(question.discrimination?.r),
      rounded(question.discrimination?.low),
      rounded(question.discrimination?.high),
      question.discrimination?.n ?? '',
      rounded(question.meanSeconds ?? undefined),
      question.alarm?.sentence ?? '',
    ]),
  ],
});

/** How often each option was chosen, and by whom. */
const optionsTable = ({ questions }: CourseStatistics): FileTable => ({
  name: 'Opciones',
  widths: [80, 10, 60, 8, 12, 18, 18],
  rows: [
    ['Pregunta', 'Opción', 'Texto', 'Clave', 'La eligieron', 'Del tercio inferior', 'Del tercio superior'],
    ...questions.flatMap(({ text, options }) =>
      options.map((option) => [
        text,
        option.letter,
        option.text,
        option.isKey ? 'sí' : '',
        option.chosen,
        option.lower ?? '',
        option.upper ?? '',
      ]),
    ),
  ],
});

/** Grades and the share of the time that was used, in ten steps. */
const gradesTable = ({ exams }: CourseStatistics): FileTable => ({
  name: 'Notas y tiempos',
  widths: [12, 20, 30],
  rows: [
    ['De … a …', 'Exámenes con esa nota', 'Exámenes que usaron ese % del tiempo'],
    ...stepNames.map((step, at) => [step, exams.grades[at] ?? 0, exams.used[at] ?? 0]),
  ],
});

/** The progress of people. */
const funnelTable = ({ funnel, passedByHand }: CourseStatistics): FileTable => ({
  name: 'Recorrido',
  widths: [24, 12, 20],
  rows: [
    ['Paso', 'Personas', '% de los inscritos'],
    ...funnelSteps.map(({ step, label }) => [label, funnel[step], percent(funnel[step], funnel.applied)]),
    [byHandLabel, passedByHand, percent(passedByHand, funnel.applied)],
  ],
});

export const courseTables = {
  questions: questionsTable,
  options: optionsTable,
  grades: gradesTable,
  funnel: funnelTable,
} satisfies Partial<Record<StatisticsTable, (course: CourseStatistics) => FileTable>>;

export const activityTables = {
  activity: activityTable,
  courses: coursesTable,
} satisfies Partial<Record<StatisticsTable, (report: ActivityReport) => FileTable>>;
