import type { CourseToEdit, course as calls } from '../../../../contract/calls/course.ts';
import type { CourseRevisionText } from '../../../../contract/calls/course-publishing.ts';
import { certificateGrade, languages } from '../../../../contract/constants.ts';
import type { InputOf } from '../../../../contract/endpoint.ts';
import type { TextsFor } from '../../../lib/form-texts.ts';
import { minutesWord } from '../../../lib/format.ts';
import { moduleFieldOf, wholeOfModules } from './module-list.rules.ts';

/** What a form sends of a course. */
export type CourseInput = InputOf<typeof calls.add>;

/** The fields of the form as texts, for a stored course or a new one. */
export const textsFor = (course: CourseToEdit | null): TextsFor<CourseInput> => ({
  Title: course?.title ?? '',
  Language: course?.language ?? languages[0],
  CountModule: String(course?.countModule ?? ''),
  Duration: String(course?.duration ?? ''),
  DurationText: String(course?.time ?? ''),
  Calification: String(course?.notaMinima ?? certificateGrade),
  CantidadPregunta: String(course?.quantity ?? ''),
  Description: course?.description ?? '',
  Module: undefined, // the form has the modules by name
  ModuleList: moduleFieldOf(course),
  Published: String(course?.published ?? true),
  Certificado: course?.certificado === 0 ? undefined : '1',
});

/** The fields that restoring a version brings back, its texts aside; its state is not among them. */
type RestoredField = Exclude<keyof CourseInput, 'Description' | 'Module' | 'ModuleList' | 'Published'>;
type ComparedField = RestoredField | 'Published';

/** What a comparison calls each field, in its order. */
export const comparedLabels: Readonly<Record<ComparedField, string>> = {
  Title: 'Título',
  Language: 'Idioma',
  CountModule: 'Lecciones',
  Duration: 'Tiempo de Lectura',
  DurationText: 'Tiempo de examen',
  Calification: 'Calificación Mínima',
  CantidadPregunta: 'Cantidad de preguntas',
  Certificado: 'Certificado',
  Published: 'Estado',
};

/** A course as one side of a comparison shows it, all in words but the texts. */
export interface ComparableCourse {
  /** The state is left out where it is not compared. */
  values: Record<RestoredField, string> & { Published?: string };
  description: string;
  /** The modules as one text, each opened by its title. */
  modules: string;
}

const minutes = (count: number) => `${count} ${minutesWord(count).toLowerCase()}`;
const stateOf = (isPublished: boolean) => (isPublished ? 'Publicado' : 'Borrador');

/** A version of a course: what restoring it brings back, which its state is not among. */
export function comparableOfRevision(version: CourseRevisionText | CourseToEdit): ComparableCourse {
  return {
    values: {
      Title: version.title,
      Language: version.language,
      CountModule: String(version.countModule),
      Duration: minutes(version.duration),
      DurationText: minutes(version.time),
      Calification: String(version.notaMinima),
      CantidadPregunta: String(version.quantity),
      Certificado: version.certificado === 1 ? 'SI' : 'NO',
    },
    description: version.description,
    modules: version.modules,
  };
}

/** A stored course. */
export function comparableOfStored(course: CourseToEdit): ComparableCourse {
  const side = comparableOfRevision(course);
  return { ...side, values: { ...side.values, Published: stateOf(course.published) } };
}

/** What stands in the form. */
export function comparableOfInput(input: CourseInput): ComparableCourse {
  const modules = input.ModuleList ?? [];
  return {
    values: {
      Title: input.Title,
      Language: input.Language,
      CountModule: String(modules.length),
      Duration: minutes(input.Duration),
      DurationText: minutes(input.DurationText),
      Calification: String(input.Calification),
      CantidadPregunta: String(input.CantidadPregunta),
      Certificado: input.Certificado === 1 ? 'SI' : 'NO',
      Published: stateOf(input.Published ?? true),
    },
    description: input.Description,
    modules: wholeOfModules(modules),
  };
}
