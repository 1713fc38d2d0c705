import { counted } from '../text/counted.ts';
import type { PendingKind, WeekFigures } from './calls.ts';

const pendingNouns: Record<PendingKind, readonly [string, string] | string> = {
  runningExams: ['examen en curso', 'exámenes en curso'],
  serviceTrouble: ['cosa del servicio falla', 'cosas del servicio fallan'],
  bundlePlace: 'Las copias de seguridad no se pueden guardar donde van',
  oldBundle: 'Hace más de dos días que no se hace una copia de seguridad buena',
  contactAddress: 'Falta el correo de contacto: los mensajes no llegan a ningún correo',
  ownAddress: 'Tu cuenta no tiene un correo verdadero: no puedes recuperar tu contraseña ni recibir avisos',
  messages: ['mensaje por responder', 'mensajes por responder'],
  comments: ['comentario por revisar', 'comentarios por revisar'],
  missingSteps: [
    'persona que administra todavía entra sin segundo paso',
    'personas que administran todavía entran sin segundo paso',
  ],
  questionReports: [
    'pregunta con un problema, según quien la rindió',
    'preguntas con un problema, según quienes las rindieron',
  ],
  accounts: ['cuenta por activar', 'cuentas por activar'],
  identityRequests: ['cambio de nombre o documento por decidir', 'cambios de nombre o documento por decidir'],
  declaredNames: [
    'persona cambió su nombre: sale «según declaró» hasta que lo mires',
    'personas cambiaron su nombre: sale «según declaró» hasta que lo mires',
  ],
  certificatesAwaitSignature: [
    'certificado ganado espera: nadie firma todavía',
    'certificados ganados esperan: nadie firma todavía',
  ],
  heldCertificates: [
    'certificado espera un nombre en letras latinas',
    'certificados esperan un nombre en letras latinas',
  ],
  alarms: ['alarma en los exámenes', 'alarmas en los exámenes'],
  fewQuestions: [
    'curso con menos preguntas de las que pide su examen',
    'cursos con menos preguntas de las que pide su examen',
  ],
  unfilledDraws: [
    'curso no tiene preguntas para su reparto: se completa con otras',
    'cursos no tienen preguntas para su reparto: se completa con otras',
  ],
  unsignedCertificates: [
    'curso da certificados que todavía nadie firma',
    'cursos dan certificados que todavía nadie firma',
  ],
  silentVideos: [
    'video sin subtítulos: quien no oye se queda sin él',
    'videos sin subtítulos: quien no oye se queda sin ellos',
  ],
  oldParameters: [
    'dato del país se revisó hace más de un año',
    'datos del país se revisaron hace más de un año',
  ],
  citedLaws: ['texto cita un artículo de ley que cambió', 'textos citan artículos de ley que cambiaron'],
  waitingMails: ['correo espera desde hace más de una hora', 'correos esperan desde hace más de una hora'],
  failedMails: [
    'correo no salió todavía: se intenta otra vez',
    'correos no salieron todavía: se intenta otra vez',
  ],
  unusedFiles: ['archivo sin uso espera tu permiso', 'archivos sin uso esperan tu permiso'],
};

/** The sentence about pending work, on the start page and in the weekly letter (spec 2.19). */
export function pendingText(kind: PendingKind, count: number): string {
  const nouns = pendingNouns[kind];
  return typeof nouns === 'string' ? nouns : counted(count, ...nouns);
}

export const figureLabels: readonly { figure: keyof WeekFigures; label: string }[] = [
  { figure: 'registrations', label: 'Cuentas nuevas' },
  { figure: 'signIns', label: 'Accesos' },
  { figure: 'enrolments', label: 'Inscripciones' },
  { figure: 'exams', label: 'Exámenes rendidos' },
  { figure: 'passed', label: 'Exámenes aprobados' },
  { figure: 'certificates', label: 'Certificados' },
];
