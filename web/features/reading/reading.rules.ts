import type { ReadingState } from './reading-clock.ts';
import type { Presence } from './use-reader-presence.ts';

type Reading = Omit<ReadingState, 'durationMinutes'> & { presence: Presence };

/** Whole minutes still to read, rounded up. */
function missingMinutes(readSeconds: number, durationMinutes: number): number {
  return Math.max(0, Math.ceil((durationMinutes * 60 - readSeconds) / 60));
}

/** 'Te falta 1 min', 'Te faltan 4 min'. */
export function missingWords(readSeconds: number, durationMinutes: number): string {
  const missing = Math.max(1, missingMinutes(readSeconds, durationMinutes)); // the server alone says that none is
  return missing === 1 ? 'Te falta 1 min' : `Te faltan ${missing} min`;
}

/**
 * Whole minutes read against those asked, as a figure and the words after it: '8 min' 'de 25 de lectura'. Who reads on
 * past what is asked sees both numbers without one being a part of the other.
 */
export function readWords(readSeconds: number, durationMinutes: number): { figure: string; rest: string } {
  const read = Math.floor(readSeconds / 60);
  const rest =
    read > durationMinutes ? `leídos, se piden ${durationMinutes}` : `de ${durationMinutes} de lectura`;
  return { figure: `${read} min`, rest };
}

/** The same in a phone's dock: '8 de 25 min', '40 min'. */
export function dockFigure(readSeconds: number, durationMinutes: number): string {
  const read = Math.floor(readSeconds / 60);
  return read > durationMinutes ? `${read} min` : `${read} de ${durationMinutes} min`;
}

/** The beginning of a reason, as long as a phone's dock has room for. */
export function firstSentence(reason: string): string {
  return /^.*?[.!?](?=\s|$)/.exec(reason)?.[0] ?? reason;
}

/** What the reading clock has to say: what is missing and why, or why it stands still. `examRefusal` null = the exam is open. */
export function panelSentence(reading: Reading, durationMinutes: number, examRefusal: string | null): string {
  const { readSeconds, isComplete, needsSignIn, refusal, presence } = reading;
  if (refusal !== null) return refusal;
  if (needsSignIn) return 'Tu sesión terminó. Lo que leíste está guardado en este equipo.';
  if (reading.failure !== null) return failureSentence(reading);
  if (isComplete)
    return examRefusal === null
      ? 'Completaste la lectura: el examen está abierto.'
      : 'Completaste la lectura.';
  if (presence === 'elsewhere') return 'El tiempo se cuenta en otra pestaña que tienes abierta.';
  if (presence === 'idle') return 'Pausado: toca la página para seguir.';
  return `${missingWords(readSeconds, durationMinutes)} de lectura. El examen se abre cuando completes ${durationMinutes} ${
    durationMinutes === 1 ? 'minuto' : 'minutos'
  }. El reloj se detiene si cambias de pestaña.`;
}

function failureSentence({ failure, isFull }: Reading): string {
  const what = failure === 'network' ? 'Sin conexión' : 'El portal no responde';
  return isFull
    ? `${what}: guardamos aquí 10 minutos de lectura. El reloj sigue cuando vuelva.`
    : `${what}: guardamos tu lectura aquí y la enviamos cuando vuelva.`;
}

/** The same in two or three words, for a phone's dock. */
export function dockWords(reading: Reading): string {
  if (reading.refusal !== null) return 'no se cuenta';
  if (reading.needsSignIn) return 'sesión terminada';
  if (reading.failure === 'network') return 'sin conexión';
  if (reading.failure === 'portal') return 'por enviar';
  if (reading.isComplete) return 'lectura completa';
  if (reading.presence === 'elsewhere') return 'en otra pestaña';
  if (reading.presence === 'idle') return 'pausado';
  return reading.isSaved ? 'leídos, guardado' : 'de lectura';
}
