import { refusal } from '../refusal-kind.ts';

export const reportedBefore = refusal(
  409,
  'Ya nos avisaste de esta pregunta. La respuesta la verás aquí mismo.',
);
export const examStillOpen = refusal(
  409,
  'Todavía puedes rendir este examen: podrás avisarnos cuando esté cerrado para ti.',
);
export const newerReports = refusal(
  409,
  'Llegó otro aviso de esta pregunta mientras escribías. Tu texto sigue aquí: lee el aviso nuevo y envía otra vez.',
);
export const nobodyWaits = refusal(409, 'Nadie espera ya una respuesta sobre esta pregunta.');
