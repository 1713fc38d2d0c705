/** '1 minuto', '30 minutos'. */
export const minutesText = (value: number): string => (value === 1 ? '1 minuto' : `${value} minutos`);

/** The number of questions that an exam takes from the bank, in words. */
export function chosenText(count: number, bankSize: number): string {
  if (bankSize === 0) return `${count}, cuando haya preguntas`;
  return count < bankSize ? `${count}, elegidas al azar de ${bankSize}` : `todas (hay ${bankSize})`;
}

/** The most attempts that count, in words. */
export const limitText = (limit: number): string =>
  limit === 0 ? 'sin límite' : limit === 1 ? '1 intento' : `${limit} intentos`;

/** The wait between two attempts, in words; whole days are added in brackets. */
export function waitText(hours: number): string {
  if (hours === 0) return 'sin espera';
  if (hours === 1) return '1 hora';
  const days = hours / 24;
  if (!Number.isInteger(days)) return `${hours} horas`;
  return `${hours} horas (${days === 1 ? '1 día' : `${days} días`})`;
}

/** The warning that an exam is shorter than set; null if the bank is large enough, or empty. */
export function shortBankWarning(count: number, bankSize: number): string | null {
  if (bankSize === 0 || bankSize >= count) return null;
  const there = bankSize === 1 ? 'hay 1, y sale siempre' : `hay ${bankSize}, y salen todas siempre`;
  return `Cada examen pide ${count} preguntas y en la lista ${there}. Agrega o importa las que faltan, o baja la cantidad.`;
}
