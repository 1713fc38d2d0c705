/** Crockford's base 32: no I, L, O or U, so that a code can be read aloud and typed. */
const codeAlphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Each gives a character of 5 bits: 60 bits, so that nobody hits a certificate by guessing. */
export const codeBytes = 12;

/** 'AP-XXXX-XXXX-XXXX' from `codeBytes` random bytes. */
export function certificateCode(random: Uint8Array): string {
  const characters = [...random.subarray(0, codeBytes)].map(
    (byte) => codeAlphabet[byte % codeAlphabet.length],
  );
  return `AP-${characters.join('').replace(/(.{4})(?=.)/g, '$1-')}`;
}

/** A name as printed: composed letters (spec 9.3), single spaces. */
export function printedName(firstName: string, lastName: string): string {
  return `${firstName} ${lastName}`.normalize('NFC').replace(/\s+/g, ' ').trim();
}

/** '4 módulos', '1 módulo'. */
export function lessonsText(lessons: number): string {
  return lessons === 1 ? '1 módulo' : `${lessons} módulos`;
}

/** Minutes under an hour ('45 minutos de lectura'), else hours rounded to a half ('1,5 horas de lectura'). */
export function readingText(minutes: number): string {
  if (minutes < 60) return `${minutes} ${minutes === 1 ? 'minuto' : 'minutos'} de lectura`;
  const hours = Math.round(minutes / 30) / 2;
  return `${String(hours).replace('.', ',')} ${hours === 1 ? 'hora' : 'horas'} de lectura`;
}

/** '18 de noviembre de 2026' for '2026-11-18'. */
export function longDate(calendarDate: string): string {
  const date = new Date(`${calendarDate}T00:00:00Z`);
  return new Intl.DateTimeFormat('es', { dateStyle: 'long', timeZone: 'UTC' }).format(date);
}

/** The file name of a downloaded certificate. */
export function certificateFileName(courseTitle: string): string {
  const plain = courseTitle.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const slug = plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
  return `certificado${slug === '' ? '' : `-${slug}`}.pdf`;
}
