import type { RefusalKind } from './refusal-kind.ts';

/** Refusals of exams, questions and certificates: part of `refusals`. */
export const examRefusals = {
  readingIncomplete: {
    status: 409,
    icon: 'warning',
    message: 'Te {missing} de lectura para abrir el examen.',
  },
  examWithoutQuestions: {
    status: 409,
    icon: 'warning',
    message: 'Este curso todavía no tiene preguntas. Vuelve más adelante.',
  },
  examClosed: {
    status: 409,
    icon: 'warning',
    message: 'Ya aprobaste este examen con {grade} de 100. No hace falta rendirlo otra vez.',
  },
  noRunningAttempt: {
    status: 409,
    icon: 'warning',
    message: 'No hay un examen en curso. Ábrelo desde tu perfil.',
  },
  attemptOver: {
    status: 409,
    icon: 'warning',
    message: 'El tiempo de este examen terminó. Esta respuesta ya no cuenta.',
  },
  keptLate: {
    status: 409,
    icon: 'warning',
    message:
      'Tu respuesta llegó tarde: la guardamos aparte. No cuenta mientras la administración no la acepte.',
  },
  lateAfterResult: {
    status: 409,
    icon: 'warning',
    message: 'Tu respuesta llegó cuando ya habías visto el resultado: no cuenta y no la guardamos.',
  },
  tooLate: {
    status: 409,
    icon: 'warning',
    message: 'Tu respuesta llegó más de 24 horas después del final: no cuenta y no la guardamos.',
  },
  waitBeforeRetake: {
    status: 409,
    icon: 'warning',
    message: 'Entre un intento y otro hay que esperar. Puedes volver a rendir el examen desde el {when}.',
  },
  attemptNotRunning: {
    status: 409,
    icon: 'warning',
    message: 'Este intento ya terminó. Si hace falta, reábrelo.',
  },
  attemptStillRunning: {
    status: 409,
    icon: 'warning',
    message: 'Este intento todavía está en curso.',
  },
  attemptBelowMinimum: {
    status: 409,
    icon: 'warning',
    message: 'Este intento no alcanza la nota mínima del curso.',
  },
  attemptAnnulled: { status: 409, icon: 'warning', message: 'Este intento está anulado.' },
  otherAttemptOpen: {
    status: 409,
    icon: 'warning',
    message: 'Esta persona tiene otro intento en curso en este curso. Espera a que termine o anúlalo.',
  },
  attemptCertified: {
    status: 409,
    icon: 'warning',
    message: 'Este intento ganó un certificado que sigue vigente. Anúlalo si no debe valer.',
  },
  noLateClick: {
    status: 409,
    icon: 'warning',
    message: 'Esas respuestas tardías ya no están por aceptar. Vuelve a abrir el intento.',
  },
  previewOutdated: {
    status: 409,
    icon: 'warning',
    message: 'Mientras mirabas la lista, algo cambió. Revisa otra vez a quién afecta la corrección.',
  },
  sameKey: { status: 409, icon: 'warning', message: 'Esa ya es la respuesta correcta de la pregunta.' },
  badBankFile: {
    status: 400,
    icon: 'warning',
    message: 'No pudimos leer preguntas en ese archivo. Usa GIFT, Aiken, Moodle XML, CSV o XLSX.',
  },
  questionNotInAttempt: { status: 400, icon: 'error', message: 'Esa pregunta no es parte de este examen.' },
  badAnswer: {
    status: 400,
    icon: 'warning',
    message: 'Esa respuesta no es una de las opciones de la pregunta.',
  },
  noCorrectAnswer: {
    status: 400,
    icon: 'warning',
    message: 'Debe seleccionar una respuesta para la seleccion multiple o verdadero/falso',
  },
  severalAskedAsOne: {
    status: 400,
    icon: 'warning',
    message: 'Con varias respuestas correctas el examen tiene que decir «Elige todas las correctas».',
  },
} satisfies Record<string, RefusalKind>;
