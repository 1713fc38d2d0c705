import { counted } from '../../../../contract/text/counted.ts';

/** The factors offered as buttons, in per cent of a course's time. */
export const usualFactors = [100, 125, 150, 200] as const;
export const timeFactorLimits = { min: 100, max: 400 } as const;

/** The exam minutes of a member whose time is `percent` of the usual, rounded up (spec 8.12). */
const minutesFor = (courseMinutes: number, percent: number): number =>
  Math.ceil((courseMinutes * percent) / 100);

/** 'Un examen de 30 minutos durará 45.'; null if either number is out of range. */
export function exampleText(courseMinutes: number, percent: number): string | null {
  const { min, max } = timeFactorLimits;
  if (!Number.isInteger(courseMinutes) || courseMinutes < 1) return null;
  if (!Number.isInteger(percent) || percent < min || percent > max) return null;
  const minutes = counted(courseMinutes, 'minuto', 'minutos');
  return `Un examen de ${minutes} durará ${minutesFor(courseMinutes, percent)}.`;
}
