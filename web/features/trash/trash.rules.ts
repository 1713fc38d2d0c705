import { counted } from '../../../contract/text/counted.ts';
import type { TrashRow, TrashType } from '../../../contract/trash/calls.ts';

export const trashNames: Record<TrashType, string> = {
  Articulo: 'Artículo',
  Categoria: 'Categoría',
  Palabras: 'Palabras del buscador',
  NoTratado: 'Tema que no tratamos',
  Curso: 'Curso',
  Video: 'Video',
  Ley: 'Ley o reglamento',
  TextoLey: 'Texto de una ley',
  Sistema: 'Sistema de pensiones',
  Tema: 'Tema',
  Termino: 'Término del glosario',
  Ruta: 'Ruta',
  Slider: 'Imagen del slider',
  Imagen: 'Imagen de los textos',
  Material: 'Material de un curso',
  Pregunta: 'Pregunta de examen',
  Mensaje: 'Mensaje',
  Persona: 'Persona',
};

/** The name of a row; older pictures may have none. */
export const trashTitle = ({ title }: Pick<TrashRow, 'title'>): string => title || 'Imagen sin nombre';

const dayMilliseconds = 86_400_000;

/** Whole days until the final deletion, rounded up; never below 0. */
export const daysLeft = (goneAt: string, now: string): number =>
  Math.max(0, Math.ceil((Date.parse(goneAt) - Date.parse(now)) / dayMilliseconds));

/** '12 días'; the last day in words. */
export function daysLeftText(goneAt: string, now: string): string {
  const days = daysLeft(goneAt, now);
  if (days === 0) return 'Se borra esta noche';
  return counted(days, 'día', 'días');
}

/** 'en 12 días'; the last day in words. */
export function goneText(goneAt: string, now: string): string {
  const days = daysLeft(goneAt, now);
  return days === 0 ? 'esta noche' : `en ${counted(days, 'día', 'días')}`;
}
