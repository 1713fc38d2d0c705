const verbs = {
  add: 'Agregó',
  change: 'Cambió',
  publish: 'Publicó',
  unpublish: 'Retiró de los lectores',
  order: 'Ordenó',
  archive: 'Archivó',
  delete: 'Movió a la Papelera',
  restore: 'Recuperó',
} as const;

const things = {
  article: 'el artículo',
  category: 'la categoría',
  contact_message: 'el mensaje',
  course: 'el curso',
  course_file: 'el material de apoyo',
  law: 'la ley o reglamento',
  law_text: 'el texto de la ley',
  media: 'la imagen guardada',
  pension_item: 'el texto del sistema de pensiones',
  question: 'la pregunta',
  route: 'la ruta',
  slide: 'la imagen de la portada',
  subject: 'el tema',
  term: 'el término del glosario',
  video: 'el video',
} as const;

export type AuditedThing = keyof typeof things;
type ContentAction = `${AuditedThing}.${keyof typeof verbs}`;

const ofContent = Object.fromEntries(
  Object.entries(things).flatMap(([thing, named]) =>
    Object.entries(verbs).map(([verb, done]) => [`${thing}.${verb}`, `${done} ${named}`]),
  ),
) as Record<ContentAction, string>;

/** Every action that the audit may record, with the words that administrators read (spec 5.10). */
export const auditActions = {
  ...ofContent,
  'account.add': 'Agregó la cuenta',
  'account.block': 'Bloqueó la cuenta',
  'account.activate': 'Activó la cuenta',
  'account.change': 'Cambió los datos de la cuenta',
  'account.console': 'Puso una contraseña desde la consola',
  'account.delete': 'Eliminó la cuenta',
  'account.email': 'Cambió el correo',
  'account.group': 'Puso en un grupo',
  'account.ungroup': 'Sacó de un grupo',
  'account.identityGranted': 'Aceptó el cambio de nombre o documento que pidió',
  'account.identityRefused': 'No aceptó el cambio de nombre o documento que pidió',
  'account.link': 'Creó un enlace para elegir contraseña',
  'account.password': 'Cambió la contraseña',
  'account.resend': 'Envió otra vez el enlace de activación',
  'account.sessions': 'Cerró las sesiones',
  'account.timeFactor': 'Cambió el tiempo extra en exámenes',
  'account.unblock': 'Desbloqueó la cuenta',
  'attempt.moreMinutes': 'Dio más minutos',
  'attempt.reopened': 'Reabrió el intento',
  'attempt.annulled': 'Anuló el intento',
  'attempt.lateAccepted': 'Aceptó respuestas tardías',
  'attempt.byHand': 'Aprobó con motivo',
  'attempt.passed': 'Aprobó el intento con el mínimo de ahora',
  'backup.make': 'Pidió una copia de seguridad',
  'backup.rehearse': 'Pidió ensayar la copia de seguridad',
  'certificate.design': 'Cambió el diseño de los certificados',
  'certificate.picture': 'Subió una imagen para los certificados',
  'certificate.reissue': 'Volvió a emitir el certificado',
  'certificate.restore': 'Devolvió la validez al certificado',
  'certificate.revoke': 'Revocó el certificado',
  'certificate.unsigned': 'Eligió emitir certificados sin firma',
  'comment.hide': 'Ocultó el comentario',
  'comment.show': 'Mostró el comentario',
  'comment.answer': 'Respondió al comentario',
  'comment.answerDelete': 'Quitó la respuesta al comentario',
  'comment.seen': 'Revisó el comentario',
  'contact.delete': 'Movió a la Papelera el mensaje',
  'contact.handle': 'Marcó el mensaje',
  'contact.reply': 'Respondió al mensaje',
  'contact.settleSender': 'Atendió todos los mensajes de una persona',
  'demo.remove': 'Quitó el contenido de muestra',
  'enrolment.add': 'Inscribió en el curso',
  'enrolment.close': 'Retiró del curso',
  'enrolment.group': 'Cambió el grupo en un curso',
  'enrolment.remove': 'Quitó del curso',
  'enrolment.reopen': 'Devolvió al curso',
  'export.audit': 'Descargó la lista de quién hizo qué',
  'export.backup': 'Descargó una copia de seguridad de todo el portal',
  'export.certificates': 'Descargó la lista de certificados',
  'export.certificateFiles': 'Descargó los archivos de certificados',
  'export.course': 'Descargó el curso',
  'export.import': 'Descargó una lista de personas importada',
  'export.questions': 'Descargó las preguntas',
  'export.report': 'Descargó un reporte',
  'export.results': 'Descargó los resultados',
  'export.statistics': 'Descargó las estadísticas',
  'export.users': 'Descargó la lista de usuarios',
  'calculator.change': 'Cambió cómo se pregunta por una calculadora',
  'feedback.bringBack': 'Devolvió a la lista una frase sobre una página',
  'feedback.putAway': 'Archivó una frase sobre una página',
  'files.allow': 'Permitió quitar archivos sin uso',
  'group.add': 'Creó el grupo',
  'group.change': 'Cambió el nombre del grupo',
  'group.delete': 'Eliminó el grupo',
  'group.merge': 'Unió dos grupos',
  'job.retry': 'Pidió intentar otra vez tareas que fallaron',
  'law_citation.review': 'Revisó un texto que cita una ley',
  'legal.change': 'Cambió una página de privacidad, condiciones o accesibilidad',
  'letter.send': 'Envió una carta',
  'mail.readActivationLink': 'Vio el enlace de activación',
  'parameter.change': 'Cambió un dato del país',
  'people.columns': 'Dijo qué es cada columna de una lista de personas',
  'people.discard': 'Descartó una lista de personas',
  'people.import': 'Importó una lista de personas',
  'people.mend': 'Arregló líneas de una lista de personas',
  'people.read': 'Subió una lista de personas',
  'people.run': 'Empezó a importar una lista de personas',
  'question.import': 'Importó preguntas',
  'question.regrade': 'Corrigió la clave de una pregunta',
  'session.begin': 'Entró como administrador',
  'session.end': 'Salió',
  'session.refused': 'Alguien probó una contraseña equivocada',
  'settings.change': 'Cambió los ajustes del portal',
  'settings.picture': 'Subió una imagen para el portal',
  'settings.testMail': 'Envió un correo de prueba',
  'signer.withdraw': 'Retiró una clave de firma',
  'trash.delete': 'Eliminó para siempre',
} as const;

export type AuditAction = keyof typeof auditActions;

/** The parts of the portal by which the audit is filtered (spec 5.10). */
export const auditKinds = {
  people: 'Cuentas y grupos',
  enrolments: 'Inscripciones y cartas',
  content: 'Textos, videos e imágenes',
  courses: 'Cursos y preguntas',
  exams: 'Exámenes',
  certificates: 'Certificados',
  answers: 'Mensajes y comentarios',
  downloads: 'Descargas',
  sessions: 'Entradas y salidas',
  portal: 'El portal',
} as const;
export type AuditKind = keyof typeof auditKinds;

type Prefix<Action> = Action extends `${infer First}.${string}` ? First : never;

/** The part of the portal that each first word of an action belongs to. */
const kindsByPrefix: Record<Prefix<AuditAction>, AuditKind> = {
  account: 'people',
  group: 'people',
  people: 'people',
  enrolment: 'enrolments',
  letter: 'enrolments',
  article: 'content',
  calculator: 'content',
  category: 'content',
  law: 'content',
  law_citation: 'content',
  law_text: 'content',
  media: 'content',
  parameter: 'content',
  pension_item: 'content',
  route: 'content',
  slide: 'content',
  subject: 'content',
  term: 'content',
  trash: 'content',
  video: 'content',
  course: 'courses',
  course_file: 'courses',
  question: 'courses',
  attempt: 'exams',
  certificate: 'certificates',
  signer: 'certificates',
  comment: 'answers',
  feedback: 'answers',
  contact: 'answers',
  contact_message: 'answers',
  export: 'downloads',
  mail: 'people',
  session: 'sessions',
  backup: 'portal',
  demo: 'portal',
  files: 'portal',
  job: 'portal',
  legal: 'portal',
  settings: 'portal',
};

/** The actions of a part of the portal. */
export const actionsOfKind = (kind: AuditKind): AuditAction[] =>
  (Object.keys(auditActions) as AuditAction[]).filter(
    (action) => kindsByPrefix[action.split('.')[0] as Prefix<AuditAction>] === kind,
  );

const changing = ['change', 'order', 'email', 'timeFactor', 'design', 'handle', 'regrade'];

/** True for an action that replaces one value by another. */
export const changesValues = (action: AuditAction): boolean =>
  changing.includes(action.split('.')[1] ?? '') || action === 'enrolment.group';

/** 'Dio más minutos (10)': an action with its count, where the audit has one. */
export const auditText = (action: AuditAction, count: number | null): string =>
  `${auditActions[action]}${count === null ? '' : ` (${count})`}`;
