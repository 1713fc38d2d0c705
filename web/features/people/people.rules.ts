import type { Person, PersonCertificate, PersonEvent, PersonSignIn } from '../../../contract/calls/person.ts';
import type { TagKind } from '../../components/display/tag.tsx';
import { dateAndTime } from '../../lib/format.ts';

/** What administrators do to a person, by the action in the audit (spec 5.10, 8.13). */
const actionLabels: Record<string, string> = {
  'account.activate': 'Activó la cuenta',
  'account.change': 'Cambió los datos de la cuenta',
  'account.delete': 'Eliminó la cuenta',
  'account.timeFactor': 'Cambió el tiempo extra en exámenes',
  'enrolment.add': 'Inscribió en el curso',
  'attempt.moreMinutes': 'Dio más minutos',
  'attempt.reopened': 'Reabrió el intento',
  'attempt.annulled': 'Anuló el intento',
  'attempt.lateAccepted': 'Aceptó respuestas tardías',
};

/** 'Dio más minutos (10): Tu cuenta' */
export function eventText({ action, minutes, courseTitle }: PersonEvent): string {
  const what = actionLabels[action] ?? `Otra acción (${action})`;
  const many = minutes === null ? '' : ` (${minutes})`;
  return `${what}${many}${courseTitle === null ? '' : `: ${courseTitle}`}`;
}

export const certificateStates: Record<PersonCertificate['state'], { label: string; kind: TagKind }> = {
  valid: { label: 'Vigente', kind: 'ok' },
  replaced: { label: 'Sustituido', kind: 'off' },
  revoked: { label: 'Revocado', kind: 'no' },
};

/** When a session was last used, and whether it is over. */
export function signInText({ lastSeen, ended }: PersonSignIn): string {
  return ended === null ? `Activa por última vez ${dateAndTime(lastSeen)}` : `Terminó ${dateAndTime(ended)}`;
}

/** The last time that somebody was here, as far as it is still known. */
export const lastSeenText = ({ lastSeen }: Person): string =>
  lastSeen === null ? 'No entró en los últimos 31 días' : dateAndTime(lastSeen);
