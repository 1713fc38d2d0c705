import * as z from 'zod/mini';
import { certificateFlags, languages, minimumGradeRange } from '../constants.ts';
import { html, localInstant, requiredLine, wholeNumber } from '../fields.ts';
import { hasContent, hasTooManyModules, moduleList, tooManyModules } from './modules.ts';

/** The fields that an administrator writes: Add takes them all, Update any of them. */
export const courseWritten = {
  Title: requiredLine('El campo Título es obligatorio.'),
  Description: html('El campo Descripción es obligatorio.'),
  Duration: wholeNumber('El campo Tiempo de Lectura es obligatorio.', 1, 10_000),
  Module: html('El campo Módulo es obligatorio.', 2_000_000).check(
    z.refine(hasContent, 'El campo Módulo es obligatorio.'),
    z.refine((text) => !hasTooManyModules(text), tooManyModules),
  ),
  Language: z.enum(languages, 'El campo Idioma es obligatorio.'),
  CountModule: wholeNumber('El campo Lecciones es obligatorio.', 1, 500),
  /** Absent when adding = 0, as an unticked box sends nothing. */
  Certificado: z.optional(
    z.union([z.literal(certificateFlags.no), z.literal(certificateFlags.yes)], 'El certificado es 0 o 1.'),
  ),
  CantidadPregunta: wholeNumber('El campo Cantidad de preguntas es obligatorio.', 1, 500),
  DurationText: wholeNumber('El campo Tiempo de examen es obligatorio.', 1, 1440),
  Calification: wholeNumber(
    'El campo Calificación Mínima es obligatorio.',
    minimumGradeRange.min,
    minimumGradeRange.max,
  ),
};

const optionalMinute = z.optional(z.union([z.literal(''), localInstant], 'Escribe una fecha y una hora.'));

/**
 * Extensions of the prescribed fields (spec 3.5). Without Published an added course is published; a changed one stays
 * as it is.
 */
export const courseExtensions = {
  Published: z.optional(z.boolean()),
  ModuleList: z.optional(moduleList),
  /**
   * Minutes in the portal's time zone between which the course can be read and its exam begun (spec 7.10); '' = no
   * limit.
   */
  OpensAt: optionalMinute,
  ClosesAt: optionalMinute,
  ExamOpensAt: optionalMinute,
  ExamClosesAt: optionalMinute,
};

/** The fields that the form and versions share. */
export const courseShown = {
  description: z.string(),
  modules: z.string(),
  duration: z.int(),
  language: z.string(),
  countModule: z.int(),
  certificado: z.int(),
  quantity: z.int(),
  time: z.int(),
  notaMinima: z.int(),
  /** Minutes in the portal's time zone; null = no limit. */
  opensAt: z.nullable(z.string()),
  closesAt: z.nullable(z.string()),
  examOpensAt: z.nullable(z.string()),
  examClosesAt: z.nullable(z.string()),
};
