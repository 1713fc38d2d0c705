/** The second factor of an account (spec 5.14): which codes count, and how long a step waits. */

/** Seconds for which a sign-in waits for its second step. */
export const stepSeconds = 600;
/** Seconds for which an application shows a code. */
export const codeSeconds = 30;
/** Codes before and after the current one that are taken: somebody types for a while, and clocks differ. */
const takenAround = 1;
/**
 * Codes before the current one by which a phone's slow clock is recognised, and named: ten minutes. Codes to come are not,
 * or whoever guesses would learn one that will count.
 */
export const recognisedBefore = 20;

/** Letters of recovery codes; none that is read for another. */
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const lettersInHalf = 5;

/** Makes a recovery code of random bytes: 'K7QM3-TRXW2', 50 bits. */
export function recoveryCodeOf(bytes: Uint8Array): string {
  const all = Array.from(bytes.subarray(0, 2 * lettersInHalf), (byte) => letters[byte % letters.length]).join(
    '',
  );
  return `${all.slice(0, lettersInHalf)}-${all.slice(lettersInHalf)}`;
}

/** A typed recovery code as it was made: without blanks and dashes, in capitals. */
export const recoveryCodeAsMade = (typed: string): string => {
  const all = typed.replace(/[^\p{L}\p{N}]/gu, '').toUpperCase();
  return `${all.slice(0, lettersInHalf)}-${all.slice(lettersInHalf)}`;
};

/** The six digits of an application's code, typed with blanks or without; undefined for anything else. */
export function digitsOf(typed: string): string | undefined {
  const digits = typed.replace(/[\s-]/g, '');
  return /^\d{6}$/.test(digits) ? digits : undefined;
}

/** The judgement of a code that fits `delta` codes away from the current one; null = none fits. */
export function judgedCode(
  delta: number | null,
  { currentStep, lastStep }: { currentStep: number; lastStep: number },
): 'right' | 'wrong' | 'used' | 'slow' {
  if (delta === null || delta > takenAround) return 'wrong';
  if (currentStep + delta <= lastStep) return 'used';
  return delta < -takenAround ? 'slow' : 'right';
}

/** How slow a clock is whose code fits `delta` codes before the current one: in whole minutes, at least one. */
export const minutesSlow = (delta: number): number => Math.max(1, Math.round((-delta * codeSeconds) / 60));
