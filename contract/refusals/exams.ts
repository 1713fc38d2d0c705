import type { RefusalKind } from './refusal-kind.ts';

// Exams, their answers, and what administrators change of an attempt.

export const readingIncomplete: RefusalKind = {
  status: 409,
  icon: 'warning',
  message: 'Te {missing} de lectura para abrir el examen.',
};

export const examWithoutQuestions: RefusalKind = {
  status: 409,
  icon: 'warning',
  message: 'Este curso todavía no tiene preguntas. Vuelve más adelante.',
};

export const examClosed: RefusalKind = {
  status: 409,
  icon: 'warning',
  message: 'Ya aprobaste este curso con {grade} de 100. No hace falta rendir el examen.',
};

export const examNotOpen: RefusalKind = {
  status: 409,
  icon: 'warning',
  message: 'El examen abre el {when}.',
};

export const examIsOver: RefusalKind = {
  status: 409,
  icon: 'warning',
  message: 'El examen cerró el {when}.',
};

export const waitBeforeRetake: RefusalKind = {
  status: 409,
  icon: 'warning',
  message: 'Entre un intento y otro hay que esperar. Puedes volver a rendir el examen desde el {when}.',
};

export const noRunningAttempt: RefusalKind = {
  status: 409,
  icon: 'warning',
  message: 'No hay un examen en curso. Ábrelo desde tu perfil.',
};

export const attemptOver: RefusalKind = {
  status: 409,
  icon: 'warning',
  message: 'El tiempo de este examen terminó. Esta respuesta ya no cuenta.',
};

export const keptLate: RefusalKind = {
  status: 409,
  icon: 'warning',
  message:
    'Tu respuesta llegó tarde: la guardamos aparte. No cuenta mientras la administración no la acepte.',
};

export const lateAfterResult: RefusalKind = {
  status: 409,
  icon: 'warning',
  message: 'Tu respuesta llegó cuando ya habías visto el resultado: no cuenta y no la guardamos.',
};

export const tooLate: RefusalKind = {
  status: 409,
  icon: 'warning',
  message: 'Tu respuesta llegó más de 24 horas después del final: no cuenta y no la guardamos.',
};

export const questionNotInAttempt: RefusalKind = {
  status: 400,
  icon: 'error',
  message: 'Esa pregunta no es parte de este examen.',
};

export const badAnswer: RefusalKind = {
  status: 400,
  icon: 'warning',
  message: 'Esa respuesta no es una de las opciones de la pregunta.',
};

export const badTrial: RefusalKind = {
  status: 409,
  icon: 'warning',
  message: 'Esta prueba ya no vale. Empieza otra: no se pierde nada.',
};

export const trialWithoutQuestions: RefusalKind = {
  status: 409,
  icon: 'warning',
  message: 'Este curso todavía no tiene preguntas. Agrega la primera y pruébalo.',
};

export const attemptNotRunning: RefusalKind = {
  status: 409,
  icon: 'warning',
  message: 'Este intento ya terminó. Si hace falta, reábrelo.',
};

export const attemptStillRunning: RefusalKind = {
  status: 409,
  icon: 'warning',
  message: 'Este intento todavía está en curso.',
};

export const attemptBelowMinimum: RefusalKind = {
  status: 409,
  icon: 'warning',
  message: 'Este intento no alcanza la nota mínima del curso.',
};

export const attemptAnnulled: RefusalKind = {
  status: 409,
  icon: 'warning',
  message: 'Este intento está anulado.',
};

export const otherAttemptOpen: RefusalKind = {
  status: 409,
  icon: 'warning',
  message: 'Esta persona tiene otro intento en curso en este curso. Espera a que termine o anúlalo.',
};

export const attemptCertified: RefusalKind = {
  status: 409,
  icon: 'warning',
  message: 'Este intento ganó un certificado que sigue vigente. Anúlalo si no debe valer.',
};

export const noLateClick: RefusalKind = {
  status: 409,
  icon: 'warning',
  message: 'Esas respuestas tardías ya no están por aceptar. Vuelve a abrir el intento.',
};
