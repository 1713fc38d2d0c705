import type { CourseToEdit } from '../../../../contract/calls/course.ts';
import type { CourseRevisionText, NamedModule } from '../../../../contract/calls/course-publishing.ts';
import { minutesWord } from '../../../lib/format.ts';
import { wholeOfModules } from './module-list.rules.ts';

/** A course as one side of a comparison shows it, all in words but the texts. */
export interface ComparableCourse {
  /** By the name of the form's field. */
  values: Record<string, string>;
  description: string;
  /** The modules as one text, each opened by its title. */
  modules: string;
}

/** What a form sends of a course. */
export interface CourseInput {
  Title: string;
  Description: string;
  Duration: number;
  Language: 'Español' | 'Ingles';
  Certificado: 0 | 1;
  CantidadPregunta: number;
  DurationText: number;
  Calification: number;
  ModuleList?: NamedModule[] | undefined;
  Published?: boolean | undefined;
}

const minutes = (count: number) => `${count} ${minutesWord(count).toLowerCase()}`;
const stateOf = (isPublished: boolean) => (isPublished ? 'Publicado' : 'Borrador');

/** A version of a course: what restoring it brings back, which its state is not among. */
export function comparableOfRevision(version: CourseRevisionText | CourseToEdit): ComparableCourse {
  return {
    values: {
      Título: version.title,
      Idioma: version.language,
      Lecciones: String(version.countModule),
      'Tiempo de Lectura': minutes(version.duration),
      'Tiempo de examen': minutes(version.time),
      'Calificación Mínima': String(version.notaMinima),
      'Cantidad de preguntas': String(version.quantity),
      Certificado: version.certificado === 1 ? 'SI' : 'NO',
    },
    description: version.description,
    modules: version.modules,
  };
}

/** A stored course. */
export function comparableOfStored(course: CourseToEdit): ComparableCourse {
  const side = comparableOfRevision(course);
  return { ...side, values: { ...side.values, Estado: stateOf(course.published) } };
}

/** What stands in the form. */
export function comparableOfInput(input: CourseInput): ComparableCourse {
  const modules = input.ModuleList ?? [];
  return {
    values: {
      Título: input.Title,
      Idioma: input.Language,
      Lecciones: String(modules.length),
      'Tiempo de Lectura': minutes(input.Duration),
      'Tiempo de examen': minutes(input.DurationText),
      'Calificación Mínima': String(input.Calification),
      'Cantidad de preguntas': String(input.CantidadPregunta),
      Certificado: input.Certificado === 1 ? 'SI' : 'NO',
      Estado: stateOf(input.Published ?? true),
    },
    description: input.Description,
    modules: wholeOfModules(modules),
  };
}
