import type { SeedSlide } from './seed-types.ts';

/** The slides of the home screen, in the order they turn. */
export const slides: readonly SeedSlide[] = [
  {
    motif: 'amanecer',
    alt: 'Amanece sobre un valle de colinas verdes: tu pensión se construye desde hoy. Mira los cursos.',
    link: '/vercursos',
  },
  {
    motif: 'camino',
    alt: 'Una persona avanza por un camino entre colinas, de hito en hito. Lee los artículos.',
    link: '/articulos',
  },
  {
    motif: 'manos',
    alt: 'Manos de dos generaciones sostienen una planta joven. Conoce las leyes y reglamentos.',
    link: '/leerleyreglamento',
  },
];
