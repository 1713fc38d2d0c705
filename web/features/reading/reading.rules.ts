import type { Presence } from './presence.ts';
import type { ReadingState } from './reading-clock.ts';

/** The state of the clock that the page shows. */
export type ShownReading = ReadingState & { presence: Presence };
type Reading = Omit<ShownReading, 'durationMinutes'>;

/** The state when the page is opened, before anything is counted. */
export const openedReading = (
  credited: Pick<ReadingState, 'readSeconds' | 'durationMinutes' | 'isComplete'>,
): ShownReading => ({
  ...credited,
  failure: null,
  isFull: false,
  isSaved: false,
  needsSignIn: false,
  refusal: null,
  presence: 'here',
});

/**
 * Whole minutes read and required, as a figure and its words: '8 min' 'de 25 de lectura'. Beyond the
 * requirement both are shown, but not as a part of a whole.
 */
export function readTimeText(readSeconds: number, durationMinutes: number): { figure: string; rest: string } {
  const read = Math.floor(readSeconds / 60);
  const rest =
    read > durationMinutes ? `leídos, se piden ${durationMinutes}` : `de ${durationMinutes} de lectura`;
  return { figure: `${read} min`, rest };
}

/** The same for the phone's bar: '8 de 25 min', '40 min'. */
export function barFigure(readSeconds: number, durationMinutes: number): string {
  const read = Math.floor(readSeconds / 60);
  return read > durationMinutes ? `${read} min` : `${read} de ${durationMinutes} min`;
}

/** The first sentence of a reason, which fits into a phone's bar. */
export function firstSentence(reason: string): string {
  return /^.*?[.!?](?=\s|$)/.exec(reason)?.[0] ?? reason;
}

/**
 * The message of the reading clock: what it waits for, or why it pauses. The minutes stand in its figure alone.
 * `examRefusal` null = the exam is open.
 */
export function panelSentence(reading: Reading, examRefusal: string | null): string {
  const { isComplete, needsSignIn, refusal, presence } = reading;
  if (refusal !== null) return refusal;
  if (needsSignIn) return 'Tu sesión terminó. Lo que leíste está guardado en este equipo.';
  if (reading.failure !== null) return failureSentence(reading);
  if (isComplete)
    return examRefusal === null
      ? 'Completaste la lectura: el examen está abierto.'
      : 'Completaste la lectura.';
  if (presence === 'elsewhere') return 'El tiempo se cuenta en otra pestaña que tienes abierta.';
  if (presence === 'idle') return 'Pausado: toca la página para seguir.';
  return 'El examen se abre cuando completes la lectura. El reloj se detiene si cambias de pestaña.';
}

function failureSentence({ failure, isFull }: Reading): string {
  const what = failure === 'network' ? 'Sin conexión' : 'El portal no responde';
  return isFull
    ? `${what}: guardamos aquí 10 minutos de lectura. El reloj sigue cuando vuelva.`
    : `${what}: guardamos tu lectura aquí y la enviamos cuando vuelva.`;
}

/** The same in two or three words, for the phone's bar. */
export function barText(reading: Reading): string {
  if (reading.refusal !== null) return 'no se cuenta';
  if (reading.needsSignIn) return 'sesión terminada';
  if (reading.failure === 'network') return 'sin conexión';
  if (reading.failure === 'portal') return 'por enviar';
  if (reading.isComplete) return 'lectura completa';
  if (reading.presence === 'elsewhere') return 'en otra pestaña';
  if (reading.presence === 'idle') return 'pausado';
  return reading.isSaved ? 'leídos, guardado' : 'de lectura';
}

/** True if screen readers announce the state. `isNew` = the reading was not complete when the page was opened. */
export const isNews = ({ failure, presence, isComplete }: Reading, isNew: boolean): boolean =>
  failure !== null || presence === 'idle' || (isComplete && isNew);

/** True if reading can be credited now. */
export const isSaving = ({ needsSignIn, refusal }: Reading): boolean => !needsSignIn && refusal === null;

/** The reason why the link to the exam is closed; a short one in the phone's bar. */
export function closedDoorReason(
  { isComplete }: Reading,
  examRefusal: string | null,
  isWide: boolean,
): string {
  if (!isComplete) return isWide ? 'Completa la lectura para abrirlo.' : 'Completa la lectura';
  const reason = examRefusal ?? '';
  return isWide ? reason : firstSentence(reason);
}
