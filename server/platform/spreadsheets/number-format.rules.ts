import { monthNames } from '../../../contract/text/month-names.ts';

/** The formats that a workbook names by number alone. Dates follow the reader's country: day, month, year here. */
const builtIn: Record<number, string> = {
  1: '0',
  2: '0.00',
  3: '#,##0',
  4: '#,##0.00',
  9: '0%',
  10: '0.00%',
  11: '0.00E+00',
  12: '# ?/?',
  13: '# ??/??',
  14: 'dd/mm/yyyy',
  15: 'd-mmm-yy',
  16: 'd-mmm',
  17: 'mmm-yy',
  18: 'h:mm AM/PM',
  19: 'h:mm:ss AM/PM',
  20: 'h:mm',
  21: 'h:mm:ss',
  22: 'dd/mm/yyyy h:mm',
  37: '#,##0;-#,##0',
  38: '#,##0;-#,##0',
  39: '#,##0.00;-#,##0.00',
  40: '#,##0.00;-#,##0.00',
  45: 'mm:ss',
  46: '[h]:mm:ss',
  47: 'mm:ss.0',
  48: '##0.0E+0',
  49: '@',
};

/** The format of a number that a workbook does not define itself; dates of East Asia are dates. */
export const builtInFormat = (id: number): string =>
  builtIn[id] ?? ((id >= 27 && id <= 36) || (id >= 50 && id <= 58) ? 'dd/mm/yyyy' : 'General');

export interface ShownNumber {
  text: string;
  /** The day of a date, 'YYYY-MM-DD'; null = no date. */
  day: string | null;
}

interface Piece {
  kind: 'text' | 'digits' | 'point' | 'percent' | 'exponent' | 'slash' | 'date' | 'half' | 'general' | 'at';
  text: string;
}

/** '"', '\' and '_' and '*' with what they guard, what stands in brackets, and everything else. */
const pieceOf =
  /"([^"]*)"?|\\(.)|[_*](.)|\[([^\]]*)\]|(general)|(am\/pm|a\/p)|(e[+-]0+)|(y+|m+|d+|h+|s+|b{2,4})|([0#?][0#?,]*)|([.%/@])|([\s\S])/gi;

/** The sections of a format: for positive and negative numbers, zero and text. */
const sectionsOf = (format: string): string[] =>
  format.match(/(?:"[^"]*"?|\\.|\[[^\]]*\]|[^;"\\[])+|(?<=;|^)(?=;|$)/g) ?? [format];

function piecesOf(section: string): Piece[] {
  const pieces: Piece[] = [];
  for (const found of section.matchAll(pieceOf)) {
    const [, quoted, escaped, filling, bracketed, general, half, exponent, date, digits, sign, other] = found;
    const add = (kind: Piece['kind'], text: string) => pieces.push({ kind, text });
    if (quoted !== undefined) add('text', quoted);
    else if (escaped !== undefined) add('text', escaped);
    else if (filling !== undefined) add('text', ' ');
    else if (bracketed !== undefined) {
      if (/^(?:h+|m+|s+)$/i.test(bracketed)) add('date', `[${bracketed.toLowerCase()}]`);
      else if (/^\$/.test(bracketed)) add('text', bracketed.slice(1).split('-')[0] ?? '');
    } else if (general !== undefined) add('general', '');
    else if (half !== undefined) add('half', half);
    else if (exponent !== undefined) add('exponent', exponent);
    else if (date !== undefined) add('date', date.toLowerCase());
    else if (digits !== undefined) add('digits', digits);
    else if (sign === '.') add('point', '');
    else if (sign === '%') add('percent', '%');
    else if (sign === '/') add('slash', '/');
    else if (sign === '@') add('at', '');
    else add('text', other ?? '');
  }
  return pieces;
}

/** A number without a format: fifteen digits at most, a decimal comma. */
const plainNumber = (value: number): string =>
  String(Number(value.toPrecision(15)))
    .replace('e', 'E')
    .replace('.', ',');

/** Sections and pieces of formats by their text: a column has one format for thousands of cells. */
const sections = new Map<string, string[]>();
const piecesBySection = new Map<string, Piece[]>();
const formatsAtMost = 2000;

function known<Found>(found: Map<string, Found>, text: string, find: (text: string) => Found): Found {
  const before = found.get(text);
  if (before !== undefined) return before;
  if (found.size >= formatsAtMost) found.clear();
  const now = find(text);
  found.set(text, now);
  return now;
}

/** A number as its cell shows it to readers of Spanish (decimal comma), and its day if it is a date. */
export function shownNumber(value: number, format: string, is1904: boolean): ShownNumber {
  if (format === 'General') return { text: plainNumber(value), day: null };
  const { section, isNegated } = sectionFor(value, known(sections, format, sectionsOf));
  const pieces = known(piecesBySection, section, piecesOf);
  if (pieces.some(({ kind }) => kind === 'date')) return shownDate(value, pieces, is1904);
  const size = isNegated ? Math.abs(value) : value;
  const text = (numberText(size, pieces) ?? plainNumber(value)).replace(/\s+/g, ' ').trim();
  return { text: text === '' ? plainNumber(value) : text, day: null };
}

/** The section of a format that a number takes, and whether it says the minus itself. */
function sectionFor(value: number, all: string[]): { section: string; isNegated: boolean } {
  const [first = 'General', second, third] = all;
  const conditioned = all.slice(0, 3).find((section) => {
    const [, sign = '', limit = ''] = /\[(<=|>=|<>|<|>|=)\s*(-?[\d.]+)\]/.exec(section) ?? [];
    const than = Number(limit);
    if (sign === '<') return value < than;
    if (sign === '<=') return value <= than;
    if (sign === '>') return value > than;
    if (sign === '>=') return value >= than;
    if (sign === '=') return value === than;
    return sign === '<>' && value !== than;
  });
  if (conditioned !== undefined) return { section: conditioned, isNegated: false };
  if (all.some((section) => /\[[<>=]/.test(section)))
    return {
      section: all.findLast((section) => !/\[[<>=]/.test(section)) ?? 'General',
      isNegated: false,
    };
  if (value < 0 && second !== undefined) return { section: second, isNegated: true };
  if (value === 0 && third !== undefined) return { section: third, isNegated: false };
  return { section: first, isNegated: false };
}

/** A number by the pieces of its section; undefined = as without a format. */
function numberText(value: number, pieces: readonly Piece[]): string | undefined {
  if (pieces.some(({ kind }) => kind === 'general' || kind === 'at'))
    return pieces
      .map(({ kind, text }) => (kind === 'general' || kind === 'at' ? plainNumber(value) : text))
      .join('');
  const slash = pieces.findIndex(({ kind }) => kind === 'slash');
  if (slash > 0 && pieces[slash - 1]?.kind === 'digits') return fractionText(value, pieces, slash);
  const first = pieces.findIndex(({ kind }) => kind === 'digits');
  if (first === -1)
    return pieces.some(({ text }) => text.trim() !== '')
      ? pieces.map(({ text }) => text).join('')
      : undefined;
  const point = pieces.findIndex(({ kind }) => kind === 'point');
  const end = point === -1 ? pieces.length : point;
  const whole = pieces.slice(0, end).filter(({ kind }) => kind === 'digits');
  const decimals = pieces
    .slice(end)
    .filter(({ kind }) => kind === 'digits')
    .map(({ text }) => text)
    .join('')
    .replaceAll(',', '');
  const last = (point === -1 ? whole : pieces.filter(({ kind }) => kind === 'digits')).at(-1)?.text ?? '';
  const thousands = /,+$/.exec(last)?.[0].length ?? 0;
  const isGrouped = whole.some(({ text }) => /[0#?],+[0#?]/.test(text));
  const percents = pieces.filter(({ kind }) => kind === 'percent').length;
  const exponent = pieces.find(({ kind }) => kind === 'exponent');
  const scaled = shift(Math.abs(value), 2 * percents - 3 * thousands);
  const [digits, power] = exponent
    ? scaled.toExponential(decimals.length).split('e')
    : [rounded(scaled, decimals.length), ''];
  const [units = '', after = ''] = (digits ?? '').split('.');
  const tail = after.replace(new RegExp(`0{0,${/[#?]*$/.exec(decimals)?.[0].length ?? 0}}$`), '');
  const minus = value < 0 && /[1-9]/.test(digits ?? '') ? '-' : '';
  const filled = fillPlaces(
    units,
    whole.map(({ text }) => text.replaceAll(',', '')),
    isGrouped,
  );
  let place = 0;
  const shown = pieces.map(({ kind, text }, index) => {
    if (kind === 'digits') {
      if (index >= end) return '';
      place += 1;
      return filled[place - 1] ?? '';
    }
    if (kind === 'point') return tail === '' ? '' : `,${tail}`;
    if (kind === 'exponent')
      return `E${text.charAt(1) === '+' && Number(power) >= 0 ? '+' : ''}${padded(power ?? '', text.length - 2)}`;
    return text;
  });
  if (whole.length === 0 && Number(units) > 0) shown.unshift(units);
  return minus + shown.join('');
}

const padded = (power: string, length: number) =>
  (Number(power) < 0 ? '-' : '') + String(Math.abs(Number(power))).padStart(length, '0');

/** Moves the decimal point exactly, which a product with 100 does not. */
const shift = (value: number, places: number): number =>
  places === 0 || !Number.isFinite(value) ? value : Number(movedPoint(Number(value.toPrecision(15)), places));

const movedPoint = (value: number, places: number): string => {
  const [digits = '0', power = '0'] = String(value).split('e');
  return `${digits}e${Number(power) + places}`;
};

/** Rounds the decimal digits that are written, not the binary number: 1.005 becomes '1.01'. */
const rounded = (value: number, decimals: number): string => {
  if (value >= 1e15) return value.toFixed(Math.min(decimals, 100));
  const moved = Math.round(Number(movedPoint(Number(value.toPrecision(15)), decimals)));
  return Number(movedPoint(moved, -decimals)).toFixed(decimals);
};

/** The digits of a whole number in the places of its format, from the right; the first place takes the rest. */
function fillPlaces(units: string, places: readonly string[], isGrouped: boolean): string[] {
  const least = places.join('').replace(/^[#?]+/, '').length;
  let digits = (units === '0' ? '' : units).padStart(least, '0');
  if (isGrouped) digits = digits.replace(/\B(?=(?:\d{3})+$)/g, '.');
  if (places.length === 1) return [digits];
  const filled: string[] = [];
  for (const [index, place] of [...places.entries()].reverse()) {
    const cut = index === 0 ? 0 : Math.max(0, digits.length - place.length);
    filled.unshift(digits.slice(cut));
    digits = digits.slice(0, cut);
  }
  return filled;
}

function fractionText(value: number, pieces: readonly Piece[], slash: number): string {
  const size = Math.abs(value);
  const below = pieces[slash + 1]?.text ?? '?';
  const hasWhole = pieces.slice(0, slash - 1).some(({ kind }) => kind === 'digits');
  const whole = hasWhole ? Math.floor(size) : 0;
  const rest = size - whole;
  const fixed = /^[1-9]\d*$/.test(below) ? Number(below) : undefined;
  const most = 10 ** Math.min(below.length, 3) - 1;
  let [best, top] = [fixed ?? 1, Math.round(rest * (fixed ?? 1))];
  for (let bottom = 1; fixed === undefined && bottom <= most; bottom += 1)
    if (Math.abs(Math.round(rest * bottom) / bottom - rest) < Math.abs(top / best - rest) - 1e-12)
      [best, top] = [bottom, Math.round(rest * bottom)];
  const sign = value < 0 ? '-' : '';
  if (top === 0) return `${sign}${whole}`;
  if (top === best && hasWhole) return `${sign}${whole + 1}`;
  return `${sign}${whole > 0 ? `${whole} ` : ''}${top}/${best}`;
}

const weekdays = ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'];
const dayMilliseconds = 24 * 3600 * 1000;
/** Excel counts a 29 February 1900 that never was: its days before March are one less. */
const lastDayOfFebruary1900 = 60;

/** The day of a serial number of a workbook, 'YYYY-MM-DD'; null = outside the calendar. */
export function dayOfSerial(serial: number, is1904: boolean): string | null {
  const date = dateOfSerial(serial, is1904);
  return date === null || Number.isNaN(date.getTime()) ? null : date.toISOString().slice(0, 10);
}

function dateOfSerial(serial: number, is1904: boolean): Date | null {
  if (serial < 0 || serial > 2_958_466) return null;
  const begin = is1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, serial < lastDayOfFebruary1900 ? 31 : 30);
  return new Date(begin + Math.round(serial * 86_400) * 1000);
}

function shownDate(value: number, pieces: readonly Piece[], is1904: boolean): ShownNumber {
  const date = dateOfSerial(value, is1904);
  if (date === null) return { text: plainNumber(value), day: null };
  const isTwelve = pieces.some(({ kind }) => kind === 'half');
  const two = (count: number) => String(count).padStart(2, '0');
  const hour = date.getUTCHours();
  const dates = pieces.flatMap(({ kind, text }, index) => (kind === 'date' ? [{ text, index }] : []));
  const isMinutes = (at: number) => {
    const place = dates.findIndex(({ index }) => index === at);
    return /h/.test(dates[place - 1]?.text ?? '') || /^\[?s/.test(dates[place + 1]?.text ?? '');
  };
  const words = pieces.map(({ kind, text }, index) => {
    if (kind === 'half') return hour < 12 ? 'a. m.' : 'p. m.';
    if (kind === 'point' || kind === 'digits') return '';
    if (kind === 'text' || kind === 'slash') return text;
    if (kind !== 'date') return '';
    const letter = text.replace('[', '').charAt(0);
    const { length } = text;
    if (letter === 'y' || letter === 'b')
      return length <= 2 ? two(date.getUTCFullYear() % 100) : String(date.getUTCFullYear());
    if (text.startsWith('[')) {
      const parts = { h: 24, m: 1440, s: 86_400 }[letter] ?? 24;
      return String(Math.floor(value * parts + 1e-9));
    }
    if (letter === 'h')
      return length > 1 ? two(isTwelve ? hour % 12 || 12 : hour) : String(isTwelve ? hour % 12 || 12 : hour);
    if (letter === 's') return length > 1 ? two(date.getUTCSeconds()) : String(date.getUTCSeconds());
    if (letter === 'd') {
      if (length > 2) return (weekdays[date.getUTCDay()] ?? '').slice(0, length > 3 ? undefined : 3);
      return length > 1 ? two(date.getUTCDate()) : String(date.getUTCDate());
    }
    if (isMinutes(index)) return length > 1 ? two(date.getUTCMinutes()) : String(date.getUTCMinutes());
    const name = monthNames[date.getUTCMonth()] ?? '';
    if (length > 2) return length === 3 ? name.slice(0, 3) : length === 5 ? name.charAt(0) : name;
    return length > 1 ? two(date.getUTCMonth() + 1) : String(date.getUTCMonth() + 1);
  });
  const hasDay = dates.some(
    ({ text, index }) => /^[yd]/.test(text) || (text.startsWith('m') && !isMinutes(index)),
  );
  return {
    text: words.join('').replace(/\s+/g, ' ').trim(),
    day: hasDay
      ? new Date(Math.floor(date.getTime() / dayMilliseconds) * dayMilliseconds).toISOString().slice(0, 10)
      : null,
  };
}
