import type { Playback } from '../../../contract/files/mp4-boxes.ts';
import type { MaterialType } from '../../../contract/material/calls.ts';
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

/** The notice after a video was saved without captions, and without a reason for having none. */
export const withoutCaptions = (title: string): string =>
  `Los miembros ya ven «${title}», con el aviso de que le faltan los subtítulos. Agrégalos, o escribe por qué no los tiene.`;
