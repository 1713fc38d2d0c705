import type { ScreenHelp } from './screen-help-type.ts';

/** The help of the screens where administrators write short answers: subjects, routes and terms. */
export const answersHelp: Readonly<Record<string, ScreenHelp>> = {
  '/editartemas': {
    says: [
      'Los temas, con sus tres frases, sus preguntas y dónde seguir leyendo.',
      'Escribe cada pregunta en una línea y su respuesta en las siguientes.',
      'El orden de la lista es el que ven los lectores.',
    ],
    chapter: 'administro/videos-leyes-y-textos',
  },
  '/versionestema': {
    says: [
      'Todas las versiones guardadas del tema.',
      'Compara cualquiera con la de ahora.',
      'Restaurar guarda una versión nueva: nada se pierde.',
    ],
    chapter: 'administro/videos-leyes-y-textos',
  },
  '/rutas': {
    says: [
      'Las rutas: los pasos de cada caso, para marcar e imprimir.',
      'Un título grande empieza una etapa; uno pequeño, un paso.',
      'El orden de la lista es el de las puertas de la portada.',
    ],
    chapter: 'administro/videos-leyes-y-textos',
  },
  '/versionesruta': {
    says: [
      'Todas las versiones guardadas de la ruta.',
      'Compara cualquiera con la de ahora.',
      'Restaurar guarda una versión nueva: nada se pierde.',
    ],
    chapter: 'administro/videos-leyes-y-textos',
  },
  '/terminos': {
    says: [
      'Las palabras del glosario, con su explicación.',
      'Se marcan solas la primera vez que salen en un texto.',
      'Al guardar una, cambia en todas las páginas que la muestran.',
    ],
    chapter: 'administro/videos-leyes-y-textos',
  },
  '/versionestermino': {
    says: [
      'Todas las versiones guardadas del término.',
      'Compara cualquiera con la de ahora.',
      'Restaurar guarda una versión nueva: nada se pierde.',
    ],
    chapter: 'administro/videos-leyes-y-textos',
  },
};
