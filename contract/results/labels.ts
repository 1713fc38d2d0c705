import type { ResultColumn, ResultState } from './calls.ts';

/** Labels of an enrolment's state, on the screen and in files (spec 17.1). */
export const resultStateLabels: Record<ResultState, string> = {
  invited: 'Invitado',
  fresh: 'Sin empezar',
  reading: 'Leyendo',
  ready: 'Por rendir',
  running: 'En examen',
  failed: 'No aprobó',
  passed: 'Aprobó',
  closed: 'Retirado',
};

/** The state in words; passing by a grade by hand is marked (spec 17.7). */
export const resultStateText = ({ state, isByHand }: { state: ResultState; isByHand: boolean }): string =>
  state === 'passed' && isByHand ? 'Aprobó con motivo' : resultStateLabels[state];

/** The headings of a file of results. */
export const resultColumnLabels: Record<ResultColumn, string> = {
  firstName: 'Nombres',
  lastName: 'Apellidos',
  document: 'Documento',
  username: 'Usuario',
  email: 'Email',
  phone: 'Teléfono',
  group: 'Grupo',
  state: 'Estado',
  enrolled: 'Inscripción',
  readMinutes: 'Minutos leídos',
  readingComplete: 'Lectura completa',
  attempts: 'Intentos',
  grade: 'Mejor nota',
  passed: 'Aprobó',
  certificate: 'Certificado',
  activity: 'Última actividad',
};
