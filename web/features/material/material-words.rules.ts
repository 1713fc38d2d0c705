import type { MaterialType } from '../../../contract/calls/material.ts';
import type { Playback } from '../../../contract/content/mp4-boxes.ts';
import { fileSize } from '../../lib/format.ts';

export const typeNames: Record<MaterialType, string> = { pdf: 'PDF', docx: 'Word', mp4: 'Video' };

/** The warning about a video that can start only once it has loaded completely, and what to do. */
export const lateStart = (sizeBytes: number, subject = 'Este video'): string =>
  `${subject} empieza tarde: un teléfono tiene que descargarlo casi entero (${fileSize(sizeBytes)}) antes de mostrar la primera imagen. Guárdalo otra vez en tu programa de video con la opción «optimizado para web» o «fast start».`;

/** The warning about a video that does not play everywhere, and what to do. */
export const notShown: Record<Playback, string> = {
  everywhere: '',
  somewhere:
    'Muchos teléfonos y computadoras no van a mostrar este video. Guárdalo otra vez en tu programa de video como MP4 con H.264.',
  encrypted: 'Este video está cifrado: nadie podría verlo. Elige una copia sin protección.',
};

/** The notice that members do not see a video yet, after it was saved without captions. */
export const notPublished = (title: string): string =>
  `Los miembros todavía no ven «${title}»: faltan los subtítulos o el motivo de no tenerlos.`;
