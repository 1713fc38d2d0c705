import { type ScreenHelp, versionsHelp } from './screen-help-row.ts';

/** The help of the screens where administrators write short answers, subjects, routes and terms, and of those of roles. */
export const answersHelp: Readonly<Record<string, ScreenHelp>> = {
  '/quienpuedeque': {
    says: [
      'La tabla dice qué puede cada rol: sale de las reglas del servidor.',
      'Abajo está quién administra o tiene un rol.',
      'Un rol suma a lo de un miembro; «Cambiar» lo da o lo quita. Al final pides un segundo paso al entrar.',
    ],
    chapter: 'administro/personas',
  },
  '/rol': {
    says: [
      'Marca lo que esa persona puede hacer además de leer y rendir.',
      'Te pedimos tu contraseña otra vez, y avisamos por correo a quienes administran.',
      'Sus sesiones se cierran: entra de nuevo con lo que puede ahora.',
    ],
    chapter: 'administro/personas',
  },
  '/editartemas': {
    says: [
      'Los temas, con sus tres frases, sus preguntas y dónde seguir leyendo.',
      'Escribe cada pregunta en una línea y su respuesta en las siguientes.',
      'El orden de la lista es el que ven los lectores.',
    ],
    chapter: 'administro/datos-temas-rutas-y-glosario',
  },
  '/versionestema': versionsHelp('del tema', 'administro/datos-temas-rutas-y-glosario'),
  '/rutas': {
    says: [
      'Las rutas: los pasos de cada caso, para marcar e imprimir.',
      'Un título grande empieza una etapa; uno pequeño, un paso.',
      'El orden de la lista es el de las puertas de la portada.',
    ],
    chapter: 'administro/datos-temas-rutas-y-glosario',
  },
  '/versionesruta': versionsHelp('de la ruta', 'administro/datos-temas-rutas-y-glosario'),
  '/terminos': {
    says: [
      'Las palabras del glosario, con su explicación.',
      'Se marcan solas la primera vez que salen en un texto.',
      'Al guardar una, cambia en todas las páginas que la muestran.',
    ],
    chapter: 'administro/datos-temas-rutas-y-glosario',
  },
  '/versionestermino': versionsHelp('del término', 'administro/datos-temas-rutas-y-glosario'),
};
