import type { CourseHome } from '../../../contract/courses/home-calls.ts';
import { counted } from '../../../contract/text/counted.ts';

/** '45 min · examen de 10 preguntas, mínimo 80': what the head of a course says below its title. */
export function figuresText({ duration, quantity, notaMinima }: CourseHome): string {
  const exam =
    quantity === 0
      ? 'todavía sin preguntas'
      : `examen de ${counted(quantity, 'pregunta', 'preguntas')}, mínimo ${notaMinima}`;
  return `${duration} min · ${exam}`;
}

/** The state of a course, in a word without gender. */
export function stateOf({ archived, published }: Pick<CourseHome, 'archived' | 'published'>) {
  if (archived) return { kind: 'info', label: 'Archivado' } as const;
  return published
    ? ({ kind: 'ok', label: 'Publicado' } as const)
    : ({ kind: 'off', label: 'Borrador' } as const);
}
