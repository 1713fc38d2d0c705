import { expect, it } from 'vitest';
import type {
  ActivityReport,
  CourseStatistics,
  QuestionStatistics,
} from '../../../contract/statistics/calls.ts';
import { activityTables, courseTables } from './statistics-tables.rules.ts';

const funnel = { applied: 8, read: 6, sat: 5, passed: 3, certified: 2 };

const report: ActivityReport = {
  grain: 'day',
  times: [{ since: '2026-11-18', applied: 1, read: 2, exams: 3, passed: 4, certified: 5 }],
  courses: [{ courseId: 7, courseName: 'Tu cuenta', ...funnel, passedByHand: 1, exams: 9, examsPassed: 4 }],
  pendingDays: 0,
};

const question: QuestionStatistics = {
  questionId: 1,
  text: '¿Quién paga?',
  isDeleted: false,
  asked: 3,
  right: 2,
  timed: 3,
  formerlyAsked: 0,
  discrimination: { r: 0.126, low: -0.5, high: 0.754, n: 30 },
  lowerCount: 1,
  upperCount: 1,
  meanSeconds: 12.346,
  alarm: { sentence: '¿Y la clave?', href: '/' },
  options: [
    { letter: 'A', text: 'Yo', isKey: true, chosen: 2, lower: 0, upper: 1 },
    { letter: 'B', text: 'Nadie', isKey: false, chosen: 1, lower: null, upper: null },
  ],
};
const unknown: QuestionStatistics = {
  ...question,
  text: 'Nueva',
  asked: 0,
  right: 0,
  discrimination: null,
  meanSeconds: null,
  alarm: null,
  options: [],
};

const course: CourseStatistics = {
  courseId: 7,
  courseName: 'Tu cuenta',
  passedByHand: 1,
  minimumGrade: 80,
  funnel,
  reliability: null,
  neverAsked: [],
  exams: { finished: 2, passed: 1, usedSeconds: 600, grades: [1, 2], used: [3] },
  questions: [question, unknown],
  movedRate: null,
  pendingDays: 0,
};

const tables = {
  activity: activityTables.activity(report),
  courses: activityTables.courses(report),
  questions: courseTables.questions(course),
  options: courseTables.options(course),
  grades: courseTables.grades(course),
  funnel: courseTables.funnel(course),
};

it('says what happened over time, and how far people came in each course', () => {
  expect(tables.activity.name).toBe('Actividad');
  expect(tables.activity.rows).toEqual([
    ['Desde', 'Inscripciones', 'Lecturas completas', 'Exámenes', 'Aprobados', 'Certificados'],
    ['2026-11-18', 1, 2, 3, 4, 5],
  ]);
  expect(tables.courses.name).toBe('Cursos');
  expect(tables.courses.rows).toEqual([
    [
      'Curso',
      'Se inscribieron',
      'Leyeron',
      'Rindieron',
      'Aprobaron',
      'Con certificado',
      'Aprobaron con motivo',
      'Exámenes',
      'Exámenes aprobados',
    ],
    ['Tu cuenta', 8, 6, 5, 3, 2, 1, 9, 4],
  ]);
});

it('says of questions what is known, and leaves out what is not', () => {
  expect(tables.questions.name).toBe('Preguntas');
  expect(tables.questions.rows).toEqual([
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
    ['¿Quién paga?', 3, 2, 67, 0.13, -0.5, 0.75, 30, 12.35, '¿Y la clave?'],
    ['Nueva', 0, 0, '', '', '', '', '', '', ''],
  ]);
  expect(tables.options.name).toBe('Opciones');
  expect(tables.options.rows).toEqual([
    ['Pregunta', 'Opción', 'Texto', 'Clave', 'La eligieron', 'Del tercio inferior', 'Del tercio superior'],
    ['¿Quién paga?', 'A', 'Yo', 'sí', 2, 0, 1],
    ['¿Quién paga?', 'B', 'Nadie', '', 1, '', ''],
  ]);
});

it('counts by steps and by steps of the way', () => {
  expect(tables.grades.name).toBe('Notas y tiempos');
  expect(tables.grades.rows.slice(0, 4)).toEqual([
    ['De … a …', 'Exámenes con esa nota', 'Exámenes que usaron ese % del tiempo'],
    ['0–9', 1, 3],
    ['10–19', 2, 0],
    ['20–29', 0, 0],
  ]);
  expect(tables.grades.rows).toHaveLength(11);
  expect(tables.funnel.name).toBe('Recorrido');
  expect(tables.funnel.rows).toEqual([
    ['Paso', 'Personas', '% de los inscritos'],
    ['Se inscribieron', 8, 100],
    ['Leyeron', 6, 75],
    ['Rindieron', 5, 63],
    ['Aprobaron', 3, 38],
    ['Con certificado', 2, 25],
    ['Aprobaron con motivo', 1, 13],
  ]);
});

it.each(Object.entries(tables))('has a width for each column of %s', (_, { rows, widths }) => {
  expect(new Set(rows.map((row) => row.length))).toEqual(new Set([widths.length]));
});
