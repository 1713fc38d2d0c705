import { auditText } from '../../../contract/audit-log/actions.ts';
import type { Person, PersonCertificate, PersonEvent, PersonSignIn } from '../../../contract/people/calls.ts';
import type { TagKind } from '../../components/display/tag.tsx';
import { dateAndTime } from '../../lib/format.ts';

/** 'Dio más minutos (10): Tu cuenta' */
export function eventText({ action, minutes, courseTitle }: PersonEvent): string {
  return `${auditText(action, minutes)}${courseTitle === null ? '' : `: ${courseTitle}`}`;
}

export const certificateStates: Record<PersonCertificate['state'], { label: string; kind: TagKind }> = {
  valid: { label: 'Válido', kind: 'ok' },
  replaced: { label: 'Sustituido', kind: 'off' },
  revoked: { label: 'Revocado', kind: 'no' },
};

/** The last use of a session, and whether it has ended. */
export function signInText({ lastSeen, ended }: PersonSignIn): string {
  return ended === null ? `Activa por última vez ${dateAndTime(lastSeen)}` : `Terminó ${dateAndTime(ended)}`;
}

/** The person's last visit, as far as it is stored. */
export const lastSeenText = ({ lastSeen }: Person): string =>
  lastSeen === null ? 'No entró en los últimos 31 días' : dateAndTime(lastSeen);
