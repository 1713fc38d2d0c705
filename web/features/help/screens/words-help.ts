import type { ScreenHelp } from './screen-help-row.ts';

/** The help of the screens on which administrators write to people and read what they say. */
export const wordsHelp: Readonly<Record<string, ScreenHelp>> = {
  '/mensajes': {
    says: [
      'Lo que la gente escribió, con los nuevos primero.',
      'Responde aquí: sale por correo y queda guardado.',
      'Si la persona contesta, llega al correo de contacto.',
    ],
    chapter: 'administro/responder',
  },
  '/loquesebusca': {
    says: [
      'Lo que la gente escribe en el buscador, con lo más escrito primero.',
      '«Es otra manera de preguntarlo» une la frase a una respuesta: la próxima persona la ve primero.',
      'Cada cosa que decides se puede deshacer.',
    ],
    chapter: 'administro/responder',
  },
  '/loquesebusca/palabras': {
    says: [
      'Los grupos de palabras que el buscador toma por lo mismo: quien escribe una encuentra las otras.',
      'Agrega las de tu región, a mano o en XLSX. Una actualización no quita las tuyas ni devuelve las que quitaste.',
      'Una palabra que haría iguales muchas cosas no se guarda: se dice qué juntaría.',
    ],
    chapter: 'administro/responder',
  },
  '/notratamos': {
    says: [
      'Los temas de los que el portal no trata, con dónde preguntar.',
      'Quien los busca lee «Esto no lo tratamos», y no «Nada encontrado».',
      'Los que trae el portal se pueden cambiar y eliminar.',
    ],
    chapter: 'administro/responder',
  },
  '/opiniones': {
    says: [
      'Lo que se respondió a «¿Te sirvió?», con lo que menos sirvió primero.',
      '«Responder en un tema» abre un tema con la frase ya escrita como pregunta.',
      '«Archivar» quita de la lista una frase que ya leíste.',
    ],
    chapter: 'administro/responder',
  },
  '/comentarios': {
    says: [
      'Los comentarios de todos los cursos; los denunciados van primero.',
      'Puedes ocultarlos o responder como la institución.',
      'Uno oculto no cuenta en las estrellas.',
    ],
    chapter: 'administro/responder',
  },
  '/comentarios/preguntas': {
    says: [
      'Las preguntas de las que alguien dice, con su examen ya cerrado, que tienen un problema.',
      '«Corregir respuesta» calcula otra vez las notas; mira antes quiénes cambian.',
      '«Contestar» responde a todos los que avisaron, por correo y en su intento.',
    ],
    chapter: 'administro/responder',
  },
  '/anuncios': {
    says: [
      'Lo que el portal dice arriba de cada página, desde un día hasta otro.',
      'Para todos, para quienes tienen cuenta o para un grupo.',
      'Quien lo cierra no lo ve más.',
    ],
    chapter: 'administro/responder',
  },
  '/cartas': {
    says: [
      'Las cartas a una persona, un grupo o todos, y cómo va cada una.',
      'Salen de a poco, al paso del servidor de correo.',
      'Los textos guardados se eligen al escribir.',
    ],
    chapter: 'administro/responder',
  },
  '/carta': {
    says: [
      'Quién recibió la carta, a quién no le salió y por qué.',
      '«Detener» retiene las que no salieron.',
      'Si el servidor rechaza por un rato, sigue sola.',
    ],
    chapter: 'administro/responder',
  },
  '/correos': {
    says: [
      'Lo que el portal envió y lo que espera.',
      'Lo que falló se intenta otra vez solo.',
      'De un correo de activación puedes copiar su enlace.',
    ],
    chapter: 'administro/responder',
  },
};
