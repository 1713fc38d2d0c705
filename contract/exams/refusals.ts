import { refusal } from '../refusal-kind.ts';

// Exams, their answers, and what administrators change of an attempt.

export const readingIncomplete = refusal(409, 'Te {missing} de lectura para abrir el examen.');
export const examWithoutQuestions = refusal(
  409,
  'Este curso todavía no tiene preguntas. Vuelve más adelante.',
);
export const examClosed = refusal(
  409,
  'Ya aprobaste este curso con {grade} de 100. No hace falta rendir el examen.',
);
export const examNotOpen = refusal(409, 'El examen abre el {when}.');
export const examIsOver = refusal(409, 'El examen cerró el {when}.');
export const waitBeforeRetake = refusal(
  409,
  'Entre un intento y otro hay que esperar. Puedes volver a rendir el examen desde el {when}.',
);
export const retakesEnded = refusal(
  409,
  'Dijiste que ya no repetirás este examen, y viste sus respuestas. Si cambiaste de idea, escríbele al instituto.',
);
export const attemptsUsedUp = refusal(
  409,
  'Este examen tiene {limit} y ya los usaste. Tu mejor nota es la que vale, y en tu intento ves las respuestas con su porqué.',
);
export const nothingToEnd = refusal(
  409,
  'Todavía no rendiste este examen. Cuando lo hayas rendido, podrás cerrarlo.',
);
export const endedWhileRunning = refusal(409, 'Tienes un examen en curso. Termínalo primero.');
export const noRunningAttempt = refusal(409, 'No hay un examen en curso. Ábrelo desde tu perfil.');
export const attemptOver = refusal(409, 'El tiempo de este examen terminó. Esta respuesta ya no cuenta.');
export const keptLate = refusal(
  409,
  'Tu respuesta llegó tarde: la guardamos aparte. No cuenta mientras la administración no la acepte.',
);
export const lateAfterResult = refusal(
  409,
  'Tu respuesta llegó cuando ya habías visto el resultado: no cuenta y no la guardamos.',
);
export const tooLate = refusal(
  409,
  'Tu respuesta llegó más de 24 horas después del final: no cuenta y no la guardamos.',
);
export const questionNotInAttempt = refusal(400, 'Esa pregunta no es parte de este examen.', 'error');
export const badAnswer = refusal(400, 'Esa respuesta no es una de las opciones de la pregunta.');
export const badTrial = refusal(409, 'Esta prueba ya no vale. Empieza otra: no se pierde nada.');
export const trialWithoutQuestions = refusal(
  409,
  'Este curso todavía no tiene preguntas. Agrega la primera y pruébalo.',
);
export const attemptNotRunning = refusal(409, 'Este intento ya terminó. Si hace falta, reábrelo.');
export const attemptStillRunning = refusal(409, 'Este intento todavía está en curso.');
export const attemptBelowMinimum = refusal(409, 'Este intento no alcanza la nota mínima del curso.');
export const attemptAnnulled = refusal(409, 'Este intento está anulado.');
export const otherAttemptOpen = refusal(
  409,
  'Esta persona tiene otro intento en curso en este curso. Espera a que termine o anúlalo.',
);
export const attemptCertified = refusal(
  409,
  'Este intento ganó un certificado que sigue siendo válido. Anúlalo si no debe valer.',
);
export const noLateClick = refusal(
  409,
  'Esas respuestas tardías ya no están por aceptar. Vuelve a abrir el intento.',
);
