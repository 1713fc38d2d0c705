import { certificateGrade, languages } from '../../../../contract/constants.ts';
import type { CourseToEdit, course as calls } from '../../../../contract/courses/calls.ts';
import type { CourseRevisionText } from '../../../../contract/courses/publishing-calls.ts';
import type { InputOf } from '../../../../contract/endpoint.ts';
import type { ComparedField } from '../../../components/text/compare-fields.tsx';
import type { TextsFor } from '../../../lib/form-texts.ts';
import { localDateAndTime, minutesWord } from '../../../lib/format.ts';
import { joinModules, moduleFieldOf } from './module-list.rules.ts';

/** The fields of a course that a form sends. */
export type CourseInput = InputOf<typeof calls.add>;

/** The form's fields as texts, for a stored course or a new one. */
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
  OpensAt: course?.opensAt ?? '',
  ClosesAt: course?.closesAt ?? '',
  ExamOpensAt: course?.examOpensAt ?? '',
  ExamClosesAt: course?.examClosesAt ?? '',
});

/**
 * The fields that restoring a version brings back, without its texts. The publication state is not one of
 * them.
 */
type RestoredField = Exclude<keyof CourseInput, 'Description' | 'Module' | 'ModuleList' | 'Published'>;
type ComparedName = RestoredField | 'Published';

/** The labels of the fields in a comparison, in order. */
const comparedLabels: Readonly<Record<ComparedName, string>> = {
  Title: 'Título',
  Language: 'Idioma',
  CountModule: 'Lecciones',
  Duration: 'Tiempo de Lectura',
  DurationText: 'Tiempo de examen',
  Calification: 'Calificación Mínima',
  CantidadPregunta: 'Cantidad de preguntas',
  Certificado: 'Certificado',
  OpensAt: 'Abre',
  ClosesAt: 'Cierra',
  ExamOpensAt: 'El examen abre',
  ExamClosesAt: 'El examen cierra',
  Published: 'Estado',
};

/** A course as one side of a comparison. Everything except the HTML is plain text. */
export interface ComparableCourse {
  /** Absent if the state is not compared. */
  values: Record<RestoredField, string> & { Published?: string };
  description: string;
  /** The modules as one text, each after its title. */
  modules: string;
}

const minutes = (count: number) => `${count} ${minutesWord(count).toLowerCase()}`;
const minuteText = (minute: string | null | undefined) => (minute ? localDateAndTime(minute) : 'Sin fecha');
const stateOf = (isPublished: boolean) => (isPublished ? 'Publicado' : 'Borrador');

/**
 * Builds a comparable course from a version. A version has no publication state, since restoring does not
 * bring it back.
 */
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
      OpensAt: minuteText(version.opensAt),
      ClosesAt: minuteText(version.closesAt),
      ExamOpensAt: minuteText(version.examOpensAt),
      ExamClosesAt: minuteText(version.examClosesAt),
    },
    description: version.description,
    modules: version.modules,
  };
}

export function comparableOfStored(course: CourseToEdit): ComparableCourse {
  const side = comparableOfRevision(course);
  return { ...side, values: { ...side.values, Published: stateOf(course.published) } };
}

export function comparableOfInput(input: CourseInput): ComparableCourse {
  const modules = input.ModuleList ?? [];
  return {
    values: {
      Title: input.Title,
      Language: input.Language,
      CountModule: String(input.CountModule ?? modules.length),
      Duration: minutes(input.Duration),
      DurationText: minutes(input.DurationText),
      Calification: String(input.Calification),
      CantidadPregunta: String(input.CantidadPregunta),
      Certificado: input.Certificado === 1 ? 'SI' : 'NO',
      OpensAt: minuteText(input.OpensAt),
      ClosesAt: minuteText(input.ClosesAt),
      ExamOpensAt: minuteText(input.ExamOpensAt),
      ExamClosesAt: minuteText(input.ExamClosesAt),
      Published: stateOf(input.Published ?? true),
    },
    description: input.Description ?? '',
    modules: joinModules(modules),
  };
}

/** Compares two states of a course: its settings, its description and its modules. */
export function comparedFields(before: ComparableCourse, after: ComparableCourse): ComparedField[] {
  const values = (Object.keys(comparedLabels) as ComparedName[]).flatMap((name) => {
    const [was, is] = [before.values[name], after.values[name]];
    return was === undefined || is === undefined
      ? []
      : [{ label: comparedLabels[name], before: was, after: is }];
  });
  return [
    ...values,
    { label: 'Descripción', before: before.description, after: after.description, isHtml: true },
    { label: 'Módulos', before: before.modules, after: after.modules, isHtml: true },
  ];
}
