/**
 * Everything that the audit records, by its name there, and what administrators read of it (spec 5.10). Nothing is
 * recorded that stands not here.
 */
export const auditActions = {
  'account.add': 'Agregó la cuenta',
  'account.activate': 'Activó la cuenta',
  'account.change': 'Cambió los datos de la cuenta',
  'account.delete': 'Eliminó la cuenta',
  'account.link': 'Creó un enlace para elegir contraseña',
  'account.timeFactor': 'Cambió el tiempo extra en exámenes',
  'attempt.moreMinutes': 'Dio más minutos',
  'attempt.reopened': 'Reabrió el intento',
  'attempt.annulled': 'Anuló el intento',
  'attempt.lateAccepted': 'Aceptó respuestas tardías',
  'attempt.passed': 'Aprobó el intento con el mínimo de ahora',
  'certificate.design': 'Cambió el diseño de los certificados',
  'certificate.reissue': 'Volvió a emitir el certificado',
  'certificate.restore': 'Devolvió la validez al certificado',
  'certificate.revoke': 'Revocó el certificado',
  'comment.hide': 'Ocultó el comentario',
  'comment.show': 'Mostró el comentario',
  'contact.delete': 'Eliminó el mensaje',
  'demo.remove': 'Quitó el contenido de muestra',
  'enrolment.add': 'Inscribió en el curso',
  'letter.send': 'Envió una carta',
  'mail.readActivationLink': 'Vio el enlace de activación',
  'question.import': 'Importó preguntas',
  'question.regrade': 'Corrigió la clave de una pregunta',
  'trash.delete': 'Eliminó para siempre',
} as const;

export type AuditAction = keyof typeof auditActions;
