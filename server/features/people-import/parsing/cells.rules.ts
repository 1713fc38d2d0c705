import { genders } from '../../../../contract/constants.ts';
import { monthNames } from '../../../../contract/text/month-names.ts';
import { dayOfSerial } from '../../../platform/spreadsheets/number-format.rules.ts';
import { plainWords } from './plain-words.rules.ts';

const nothing = new Set(
  (
    's n|sn|n a|n d|no tiene|notiene|ninguno|ninguna|sin correo|sin email|sin e mail|sin dato|sin datos|sin telefono|' +
    'sin celular|no cuenta|no aplica|no registra|no|nt|nd|null|x|xx|xxx|0|00|000|pendiente|por confirmar|sin numero|' +
    'no sabe|desconocido'
  ).split('|'),
);

/** True for placeholders of an empty cell: '-', 'S/N', 'no tiene'. */
export function saysNothing(cell: string): boolean {
  const words = plainWords(cell);
  return words === '' || nothing.has(words);
}

export type DateOrder = 'dmy' | 'mdy';
export type ReadDate = { date: string } | { problem: string };

const months = 'ene feb mar abr may jun jul ago sep oct nov dic'.split(' ');
const otherMonths: Record<string, number> = { jan: 1, apr: 4, aug: 8, set: 9, dec: 12 };

function monthOf(word: string): number | undefined {
  const start = plainWords(word).slice(0, 3);
  const place = months.indexOf(start);
  return place === -1 ? otherMonths[start] : place + 1;
}

/** Two-digit years are read so that the person is at least ten years old. */
function yearOf(text: string, today: string): number {
  if (text.length === 4) return Number(text);
  const latest = Number(today.slice(0, 4)) - 10;
  const year = 2000 + Number(text);
  return year > latest ? year - 100 : year;
}

function onCalendar(year: number, month: number, day: number, written: string): ReadDate {
  const of = (count: number) => String(count).padStart(2, '0');
  const days = new Date(Date.UTC(year, month, 0)).getUTCDate();
  if (month >= 1 && month <= 12 && day > days && day <= 31)
    return { problem: `Esa fecha no existe: ${monthNames[month - 1]} de ${year} tiene ${days} días.` };
  if (month < 1 || month > 12 || day < 1 || day > days) return { problem: notADate(written) };
  return { date: `${String(year).padStart(4, '0')}-${of(month)}-${of(day)}` };
}

const notADate = (written: string) =>
  `«${written.slice(0, 40)}» no es una fecha de nacimiento: escríbela como 31/12/1980.`;

/** The hour that databases write after a day: '00:00:00.000', '12:00:00 a. m.', 'T00:00:00Z'. */
const hourAfter =
  /(?:\s+|T)\d{1,2}:\d{2}(?::\d{2}(?:[.,]\d+)?)?(?:\s*[ap]\.?\s?m\.?)?(?:\s*(?:Z|UTC|[+-]\d{2}:?\d{2}))?$/i;

/** The settings for reading dates: the order of a column, and the first day of a workbook's count. */
export interface DateReading {
  order: DateOrder;
  /** 'YYYY-MM-DD'. */
  today: string;
  /** Days without a format count from 1904. */
  is1904?: boolean;
}

/**
 * Parses a birth date as people, Excel and other systems write it (spec 5.11) to 'YYYY-MM-DD', or gives the reason why
 * it is invalid.
 */
export function readBirthDate(written: string, given: DateReading): ReadDate {
  const { today } = given;
  const found = dateIn(written.trim().replace(hourAfter, ''), given);
  if ('problem' in found) return found;
  if (found.date > today) return { problem: 'La fecha de nacimiento no puede ser posterior a hoy.' };
  if (found.date < '1900-01-01') return { problem: 'La fecha de nacimiento es de antes de 1900: revísala.' };
  return found;
}

function dateIn(text: string, { order, today, is1904 = false }: DateReading): ReadDate {
  const iso =
    /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text) ?? /^((?:19|20)\d{2})(\d{2})(\d{2})$/.exec(text);
  if (iso) return onCalendar(Number(iso[1]), Number(iso[2]), Number(iso[3]), text);
  const numbers = /^(\d{1,2})\s*[/.\- ]\s*(\d{1,2})\s*[/.\- ]\s*(\d{4}|\d{2})$/.exec(text);
  if (numbers) {
    const [one, two] = [Number(numbers[1]), Number(numbers[2])];
    const [day, month] = order === 'mdy' ? [two, one] : [one, two];
    return onCalendar(yearOf(numbers[3] ?? '', today), month, day, text);
  }
  const words =
    /^(?:\p{L}+,?\s+)?(\d{1,2})\s*(?:de\s+|[-/. ]\s*)?(\p{L}{3,})\.?\s*(?:del?\s+|[-/., ]\s*)?(\d{4}|\d{2})$/u.exec(
      text,
    );
  const month = words ? monthOf(words[2] ?? '') : undefined;
  if (words && month !== undefined)
    return onCalendar(yearOf(words[3] ?? '', today), month, Number(words[1]), text);
  const date = /^\d{5}(?:[.,]\d+)?$/.test(text) ? dayOfSerial(Number.parseInt(text, 10), is1904) : null;
  if (date !== null) return { date };
  if (/^(?:19|20)\d{2}$/.test(text)) return { problem: `Dice solo el año ${text}: escribe día, mes y año.` };
  return { problem: notADate(text) };
}

/** The order of days and months in a column: '12/31/1980' is only possible one way. */
export function dateOrderOf(cells: readonly string[]): DateOrder {
  let [dayFirst, monthFirst] = [0, 0];
  for (const cell of cells) {
    const [, one, two] = /^(\d{1,2})[/.-](\d{1,2})[/.-]\d{2,4}/.exec(cell) ?? [];
    if (Number(one) > 12) dayFirst += 1;
    if (Number(two) > 12) monthFirst += 1;
  }
  return monthFirst > 0 && dayFirst === 0 ? 'mdy' : 'dmy';
}

export const looksLikeDate = (cell: string): boolean =>
  'date' in readBirthDate(cell, { order: 'dmy', today: '2100-01-01' }) && !/^\d+$/.test(cell);

const { male, female } = genders;
const genderWords: Record<string, number> = {
  masculino: male,
  masculina: male,
  masc: male,
  hombre: male,
  varon: male,
  v: male,
  h: male,
  male: male,
  '1': male,
  femenino: female,
  femenina: female,
  fem: female,
  mujer: female,
  f: female,
  female: female,
  dama: female,
  '2': female,
};

/** Decides by the other letters: 'M' is a man beside 'F', and a woman beside 'H' or 'V'; lists use both. */
export function gendersOf(written: readonly string[]): (cell: string) => number | undefined {
  const letters = new Set(written.map(plainWords));
  const isWoman = (letters.has('h') || letters.has('v')) && !letters.has('f');
  return (cell) => {
    const word = plainWords(cell);
    return word === 'm' ? (isWoman ? female : male) : genderWords[word];
  };
}

export const looksLikeGender = (cell: string): boolean => {
  const word = plainWords(cell);
  return word === 'm' || (genderWords[word] !== undefined && !/^\d$/.test(word));
};

/** An address without what mail programs write around it: 'Ana <ana@example.com>', 'mailto:ana@example.com;'. */
export const readEmail = (cell: string): string =>
  (/<\s*([^<>\s]+@[^<>\s]+)\s*>[;,.\s]*$/.exec(cell)?.[1] ?? cell)
    .trim()
    .replace(/^mailto:/i, '')
    .replace(/[;,.\s]+$/, '');

export const looksLikeEmail = (cell: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(readEmail(cell));

/** A document without the words before it: 'C.I. 4567890 LP' is '4567890 LP'. */
export const readDocument = (cell: string): string =>
  cell
    .replace(
      /^\s*(?:c\.?\s*i\.?|d\.?n\.?i\.?|c[eé]dula|carnet|carn[eé]|documento|doc|pasaporte|rut)\s*[:.#-]*\s*(?:n[°ºro.]*\s*)?(?=\S)/iu,
      '',
    )
    .replace(/(?:\.0|,0{1,2})$/, '')
    .replace(/\s+/g, ' ')
    .trim();

const places = 'lp|sc|scz|cb|cbba|or|pt|po|ch|chq|tj|tja|be|bn|pd|pa|pdo|qr|ext|e';

/** The common form of a document's spellings: '4.567.890-1A LP' is '4567890 1a'. '' = none. */
export function documentKey(text: string): string {
  const whole = text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');
  return whole.replace(new RegExp(`(?<=\\d{5,}(?:\\d[a-z])?)(?:${places})$`), '');
}

/** Every key of a document, with each place of issue and without. */
export const documentKeys = (text: string): string[] => {
  const key = documentKey(text);
  if (key === '') return [];
  return /\d{5,}/.test(key) ? [key, ...places.split('|').map((place) => key + place)] : [key];
};

/** A telephone without words before it. */
export const readPhone = (cell: string): string =>
  cell
    .replace(/^\s*(?:tel[eé]?f?(?:ono)?|cel(?:ular)?|m[oó]vil|wsp|whatsapp)\s*[:.]*\s*/iu, '')
    .replace(/(?:\.0|,0{1,2})$/, '')
    .replace(/\s+/g, ' ')
    .trim();

/** The last eight digits, the same with and without a country code; '' = too few to identify anybody. */
export function phoneKey(text: string): string {
  const digits = text.replace(/\D/g, '');
  return digits.length < 7 ? '' : digits.slice(-8);
}

export const looksLikePhone = (cell: string): boolean =>
  /^\+?[\d\s().-]{7,20}$/.test(cell) &&
  /^(?:\+|00)|^[267]\d{7}$|[\s-]/.test(cell.trim()) &&
  phoneKey(cell) !== '';

export const looksLikeDocument = (cell: string): boolean =>
  /^\d[\d.]{4,11}\d(?:[- ]?\d?[A-Za-z])?(?:[- ]?[A-Za-z]{2,4})?$/.test(cell.trim());
