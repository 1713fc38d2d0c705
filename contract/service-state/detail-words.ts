import type { fileKinds, QueuedJobs, rowKinds } from './calls.ts';

export const fileKindWords: Record<(typeof fileKinds)[number], string> = {
  articles: 'Imágenes de artículos y textos',
  courses: 'Imágenes de cursos',
  slider: 'Imágenes del slider',
  material: 'Material de los cursos',
  laws: 'Archivos de leyes',
  certificates: 'Certificados en PDF',
  other: 'Otros archivos',
};

export const rowKindWords: Record<(typeof rowKinds)[number], string> = {
  content: 'Textos y sus versiones',
  courses: 'Cursos y preguntas',
  exams: 'Exámenes, inscripciones y lectura',
  people: 'Personas y sesiones',
  certificates: 'Registro de certificados',
  letters: 'Correos, mensajes y opiniones',
  documents: 'Palabras de los PDF, para buscarlas',
  audit: 'Auditoría',
  other: 'Lo demás, y lo que la base usa para sí',
};

const tasks: Partial<Record<string, string>> = {
  ageCertificates: 'Sellar de nuevo las firmas de certificados',
  backUp: 'Hacer una copia de seguridad',
  beginDayOfLaws: 'Poner al día las leyes vigentes',
  chainAudit: 'Sellar la auditoría',
  cleanFiles: 'Quitar archivos sin uso',
  closeOverdueAttempts: 'Cerrar exámenes vencidos',
  importPeople: 'Importar una lista de personas',
  issueHeldCertificates: 'Emitir certificados que esperaban una firma',
  publishScheduled: 'Publicar lo programado',
  printFacts: 'Poner los datos del país en las listas y el buscador',
  queueWaitingMails: 'Repasar los correos que esperan',
  separateBlocks: 'Separar los títulos de sus textos en las listas',
  readDocuments: 'Leer los PDF y Word, para buscar en ellos',
  recordCertificate: 'Hacer certificados',
  rehearseBackup: 'Ensayar la copia de seguridad',
  sendMail: 'Enviar correos',
  sendWeeklySummaries: 'Enviar el resumen de la semana',
  remindOfSecondStep: 'Recordar el segundo paso que falta',
  tallyAll: 'Contar para las estadísticas',
  tellAdministrators: 'Avisar a quienes administran',
  warnOfState: 'Avisar de lo que falla',
};

/** The work of a task in words; undefined for one that no portal has. */
export const taskWords = (task: string): string | undefined =>
  tasks[task] ?? (task.startsWith('purge') ? 'Borrar lo que ya cumplió su plazo' : undefined);

/** '2 no se pudieron hacer, 1 en marcha' */
export const queuedWords = ({ failed, retried, running, waiting }: QueuedJobs): string =>
  [
    failed > 0 && `${failed} no se ${failed === 1 ? 'pudo' : 'pudieron'} hacer`,
    retried > 0 && `${retried} se ${retried === 1 ? 'intenta' : 'intentan'} otra vez`,
    running > 0 && `${running} en marcha`,
    waiting > 0 && `${waiting} en espera`,
  ]
    .filter((part) => part !== false)
    .join(', ');
