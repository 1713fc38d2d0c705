/** Audited actions on content, with their words. */
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
  media: 'la imagen guardada',
  pension_item: 'el texto del sistema de pensiones',
  question: 'la pregunta',
  slide: 'la imagen de la portada',
  video: 'el video',
} as const;

export type AuditedThing = keyof typeof things;
type ContentAction = `${AuditedThing}.${keyof typeof verbs}`;

const ofContent = Object.fromEntries(
  Object.entries(things).flatMap(([thing, named]) =>
    Object.entries(verbs).map(([verb, done]) => [`${thing}.${verb}`, `${done} ${named}`]),
  ),
) as Record<ContentAction, string>;

/**
 * Everything that the audit records, by its name there, and what administrators read of it (spec 5.10). Nothing is
 * recorded that stands not here.
 */
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
  'certificate.design': 'Cambió el diseño de los certificados',
  'certificate.picture': 'Subió una imagen para los certificados',
  'certificate.reissue': 'Volvió a emitir el certificado',
  'certificate.restore': 'Devolvió la validez al certificado',
  'certificate.revoke': 'Revocó el certificado',
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
  'export.certificates': 'Descargó la lista de certificados',
  'export.certificateFiles': 'Descargó los archivos de certificados',
  'export.course': 'Descargó el curso',
  'export.questions': 'Descargó las preguntas',
  'export.report': 'Descargó un reporte',
  'export.results': 'Descargó los resultados',
  'export.statistics': 'Descargó las estadísticas',
  'export.users': 'Descargó la lista de usuarios',
  'files.allow': 'Permitió quitar archivos sin uso',
  'group.add': 'Creó el grupo',
  'group.change': 'Cambió el nombre del grupo',
  'group.delete': 'Eliminó el grupo',
  'group.merge': 'Unió dos grupos',
  'letter.send': 'Envió una carta',
  'mail.readActivationLink': 'Vio el enlace de activación',
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
