import type { ReadingState } from './reading-clock.ts';
import type { Presence } from './use-reader-presence.ts';

/** Whole minutes still to read, rounded up. */
export function missingMinutes(readSeconds: number, durationMinutes: number): number {
  return Math.max(0, Math.ceil((durationMinutes * 60 - readSeconds) / 60));
}

/** The beginning of a reason, as long as a phone's dock has room for. */
export function firstSentence(reason: string): string {
  return /^.*?[.!?](?=\s|$)/.exec(reason)?.[0] ?? reason;
}

/** What the reading clock has to say: what is missing, or why it stands still. */
export function panelSentence(
  reading: ReadingState & { presence: Presence },
  durationMinutes: number,
): string {
  const { readSeconds, isComplete, isOffline, needsSignIn, refusal, presence } = reading;
  if (refusal !== null) return refusal;
  if (needsSignIn) return 'Tu sesión terminó. Lo que leíste está guardado en este equipo.';
  if (isOffline) return 'Sin conexión. Tu lectura se guarda aquí y se enviará cuando vuelva.';
  if (isComplete) return 'Lectura completa.';
  if (presence === 'elsewhere') return 'El tiempo se cuenta en otra pestaña que tienes abierta.';
  if (presence === 'idle') return 'El reloj está en pausa. Mueve la página para seguir.';
  const missing = missingMinutes(readSeconds, durationMinutes);
  return `${missing === 1 ? 'Falta 1 min' : `Faltan ${missing} min`}. El examen se abre cuando completes ${durationMinutes} ${
    durationMinutes === 1 ? 'minuto' : 'minutos'
  }. El reloj se detiene si cambias de pestaña.`;
}
