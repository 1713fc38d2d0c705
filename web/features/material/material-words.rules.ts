import type { MaterialType } from '../../../contract/calls/material.ts';
import { fileSize } from '../../lib/format.ts';

/** What a person calls each kind of material. */
export const typeNames: Record<MaterialType, string> = { pdf: 'PDF', docx: 'Word', mp4: 'Video' };

/** What it means that a video cannot start before it has come whole, and what to do. */
export const lateStart = (sizeBytes: number, subject = 'Este video'): string =>
  `${subject} empieza tarde: un teléfono tiene que descargarlo casi entero (${fileSize(sizeBytes)}) antes de mostrar la primera imagen. Guárdalo otra vez en tu programa de video con la opción «optimizado para web» o «fast start».`;

/** What members still wait for, said once a video was saved without it. */
export const notPublished = (title: string): string =>
  `Los miembros todavía no ven «${title}»: faltan los subtítulos o el motivo de no tenerlos.`;
