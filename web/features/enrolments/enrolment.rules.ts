import type { EnrolmentRow } from '../../../contract/accounts/own-calls.ts';
import { waitingText } from '../../../contract/certificates/obstacles.ts';
import type { TagKind } from '../../components/display/tag.tsx';
import { minutesOfSeconds, timeOfDay } from '../../lib/format.ts';

export type ProfileTab = 'cursos' | 'certificados' | 'datos';

/** The only tab of an administrator. */
export const dataTab = { tab: 'datos', label: 'Mi Perfil' } as const;

export const profileTabs: readonly { tab: ProfileTab; label: string }[] = [
  { tab: 'cursos', label: 'Mis Cursos' },
  { tab: 'certificados', label: 'Mis Calificaciones y Certificados' },
  dataTab,
];

/**
 * The tab in an address. An administrator has only 'Mi Perfil'; a generated password has to be changed first.
 */
export function shownTab(
  asked: string | undefined,
  isMember: boolean,
  mustChangePassword: boolean,
): ProfileTab {
  if (!isMember) return 'datos';
  const known = profileTabs.find(({ tab }) => tab === asked)?.tab;
  return known ?? (mustChangePassword ? 'datos' : 'cursos');
}

/** Time read and required, in whole minutes begun: '9 / 20 min'. What was read beyond it is not shown. */
export const readingFigures = ({ readTime, duration }: EnrolmentRow): string =>
  `${Math.min(Math.ceil(readTime / 60), duration)} / ${duration} min`;

/** Time used by the best attempt and time allowed: '12,35 / 30,00 min'. */
export function examFigures({ timeTest, timeToTest }: EnrolmentRow): string {
  return `${minutesOfSeconds(timeTest ?? 0)} / ${minutesOfSeconds(timeToTest * 60)} min`;
}

/** The state of a course, as one tag (spec 2.11). */
export function standingOf(row: EnrolmentRow): { kind: TagKind; text: string } {
  const { hasRunningAttempt, examClosesAt, calification, isPassed, isTaken } = row;
  if (hasRunningAttempt) {
    const until = examClosesAt === null ? '' : `, hasta las ${timeOfDay(examClosesAt)}`;
    return { kind: 'wait', text: `Examen en curso${until}` };
  }
  if (row.closed) return { kind: 'off', text: 'Retirado' };
  if (isPassed && row.isByHand) return { kind: 'ok', text: `Aprobado con motivo: ${calification}` };
  if (isPassed) return { kind: 'ok', text: `Rendido: aprobado con ${calification}` };
  if (isTaken) return { kind: 'no', text: `Rendido: ${calification} de 100` };
  return { kind: 'off', text: 'Sin rendir' };
}

/** The next step in a course: the exam while it is open, the certificate once issued, else the reading. */
export function nextStepOf(row: EnrolmentRow): 'exam' | 'certificate' | 'reading' | null {
  if (row.closed) return row.certificateCode === null ? null : 'certificate';
  if (row.hasRunningAttempt) return 'exam';
  if (row.certificateCode !== null) return 'certificate';
  return row.isPassed || row.examRefusal !== null ? 'reading' : 'exam';
}

/**
 * The conditions that the member still lacks for the certificate, or that the course gives none; null if there is a
 * certificate.
 */
export function missingForCertificate(row: EnrolmentRow): string | null {
  const { calification, certificateCode, certificado, isTaken } = row;
  if (certificateCode !== null) return null;
  if (row.closed && !row.isPassed) return 'La institución te retiró de este curso.';
  if (!row.isPassed && (!isTaken || calification === null))
    return 'Todavía no rindes el examen de este curso.';
  if (!row.isPassed) return notPassed(row, calification ?? 0);
  if (row.certificateWaits !== null) return `Aprobaste. ${waitingText(row.certificateWaits)}`;
  if (certificado === 0) return 'Aprobaste. Este curso no entrega certificado.';
  return row.isReadingComplete || row.isByHand
    ? 'Aprobaste este curso.'
    : 'Aprobaste. Completa la lectura del curso para obtener tu certificado.';
}

/** A grade that has not passed. It may reach the current minimum, if its attempt began with a higher one (spec 8.10). */
function notPassed({ minCalification, archived }: EnrolmentRow, grade: number): string {
  const missing = minCalification - grade;
  if (missing > 0) {
    const points = missing === 1 ? 'Te faltó 1 punto.' : `Te faltaron ${missing} puntos.`;
    return `La nota mínima de este curso es ${minCalification}. ${points}`;
  }
  const now = `Cuando rendiste este examen la nota mínima era más alta que ahora (${minCalification}).`;
  return archived ? now : `${now} Puedes rendirlo otra vez.`;
}

/** The line under the greeting. */
export function progressSentence(enrolments: readonly EnrolmentRow[]): string {
  const finished = enrolments.filter(({ isPassed }) => isPassed).length;
  if (enrolments.length === 0) return 'Elige tu primer curso y empieza cuando quieras.';
  if (finished === 0) return 'Sigue donde lo dejaste: tu lectura queda guardada.';
  return finished === 1
    ? 'Llevas 1 curso terminado. ¡Buen camino!'
    : `Llevas ${finished} cursos terminados. ¡Buen camino!`;
}
