import type { AttemptRow, AttemptState, OwnAttempt } from '../../../contract/attempts/calls.ts';
import { attemptByHand } from '../../../contract/enrolments/refusals.ts';
import {
  attemptAnnulled,
  attemptCertified,
  attemptNotRunning,
  attemptStillRunning,
} from '../../../contract/exams/refusals.ts';
import type { TagKind } from '../../components/display/tag.tsx';
import { minutesOfSeconds } from '../../lib/format.ts';

export const stateLabels: Record<AttemptState, { label: string; kind: TagKind }> = {
  running: { label: 'En curso', kind: 'wait' },
  finished: { label: 'Terminado', kind: 'info' },
  annulled: { label: 'Anulado', kind: 'no' },
};

/** The filters of a list of attempts, as in the address; '' = all. */
export const stateFilters = [
  { state: '', label: 'Todos' },
  { state: 'running', label: 'En curso' },
  { state: 'finished', label: 'Terminados' },
  { state: 'annulled', label: 'Anulados' },
] as const;

/** The changes that an administrator can make to an attempt (spec 8.13). */
export type AttemptAction = 'addMinutes' | 'reopen' | 'annul';

/** The fields of an attempt that the actions depend on. */
export type ChangeableAttempt = Pick<
  AttemptRow,
  'id' | 'kind' | 'number' | 'state' | 'closesAt' | 'grade' | 'fullname' | 'certificateCode'
>;

/**
 * The reason why an action is not possible now, in the server's words; null = possible, as far as the browser
 * knows.
 */
export function actionRefusal(action: AttemptAction, attempt: ChangeableAttempt): string | null {
  if (attempt.state === 'annulled') return attemptAnnulled.message;
  if (attempt.kind === 'hand' && action !== 'annul') return attemptByHand.message;
  const isRunning = attempt.state === 'running';
  if (action === 'addMinutes') return isRunning ? null : attemptNotRunning.message;
  if (action === 'annul') return null;
  if (isRunning) return attemptStillRunning.message;
  return attempt.certificateCode === null ? null : attemptCertified.message;
}

/** 'Intento 2', or a grade that was given by hand. */
export const attemptName = ({ kind, number }: Pick<OwnAttempt, 'kind' | 'number'>): string =>
  kind === 'hand' ? 'Nota con motivo' : `Intento ${number}`;

/** Time used and time allowed, in minutes with two decimals: '12,57 / 30,00 min' (spec 12.5). */
export function timeFigures({ kind, usedSeconds, allowedSeconds }: OwnAttempt): string {
  if (kind === 'hand') return 'Sin examen';
  const used = usedSeconds === null ? '–' : minutesOfSeconds(usedSeconds);
  return `${used} / ${minutesOfSeconds(allowedSeconds)} min`;
}

/** '18 de 20' */
export const answeredFigures = ({ kind, answeredCount, questionCount }: OwnAttempt): string =>
  kind === 'hand' ? '' : `${answeredCount} de ${questionCount}`;

/**
 * The time left until an instant, rounded up to a minute; empty once it has passed. Both in milliseconds
 * since 1970.
 */
export function timeLeft(closesAt: number, now: number): string {
  const minutes = Math.ceil((closesAt - now) / 60_000);
  if (minutes <= 0) return 'Terminando';
  if (minutes < 60) return minutes === 1 ? 'Queda 1 min' : `Quedan ${minutes} min`;
  return `Quedan ${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, '0')} min`;
}

/** '1 clic tardío' */
export const lateText = (count: number): string => (count === 1 ? '1 clic tardío' : `${count} clics tardíos`);
