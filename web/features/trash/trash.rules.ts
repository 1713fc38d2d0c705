import type { TrashRow, TrashType } from '../../../contract/calls/papelera.ts';
import { counted } from '../../../contract/content/counted.ts';

export const trashNames: Record<TrashType, string> = {
  Articulo: 'Artículo',
  Categoria: 'Categoría',
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
