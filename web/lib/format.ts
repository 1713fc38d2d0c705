import { grouped } from '../../contract/text/counted.ts';
import { timeZone } from './time-zone.ts';

/* Dates and numbers in local formats. The time zone is the institute's (spec 5.9), on server and browser alike. */

/** A calendar date ('2026-11-18') is the same day everywhere; an instant is formatted in the institute's zone. */
const zoneOf = (date: string): string => (date.length === 10 ? 'UTC' : timeZone());

/** Formats dates with one formatter for each zone: making it costs a hundred times as much as using it. */
function written(locale: string, options: Intl.DateTimeFormatOptions) {
  const formats = new Map<string, Intl.DateTimeFormat>();
  return (date: string, zone = zoneOf(date)): string => {
    const format = formats.get(zone) ?? new Intl.DateTimeFormat(locale, { timeZone: zone, ...options });
    formats.set(zone, format);
    return format.format(new Date(date));
  };
}
const monthIn = written('es', { month: 'short' });
const yearIn = written('es', { year: 'numeric' });
const dayIn = written('en-CA', {});
const minuteIn = written('sv-SE', { dateStyle: 'short', timeStyle: 'short' });

/** 'nov' */
const shortMonth = (date: string): string => monthIn(date).replace('.', '');
/** '18' */
const dayOfMonth = written('es', { day: 'numeric' });
/** '18 nov' */
export const dayAndMonth = (date: string): string => `${dayOfMonth(date)} ${shortMonth(date)}`;
/** '18 nov 2026' */
export const shortDate = (date: string): string => `${dayAndMonth(date)} ${yearIn(date)}`;
const longIn = written('es', { day: 'numeric', month: 'long', year: 'numeric' });
/** '18 de noviembre de 2026' */
export const longDate = (date: string): string => longIn(date);
const dayAndLongMonthIn = written('es', { day: 'numeric', month: 'long' });
/** '18 de noviembre' */
export const dayAndLongMonth = (date: string): string => dayAndLongMonthIn(date);
const weekdayIn = written('es', { weekday: 'long' });
/** 'martes' */
export const dayOfWeek = (date: string): string => weekdayIn(date);
const timeIn = written('es', { hour: '2-digit', minute: '2-digit', hour12: false });
/** '14:05' */
export const timeOfDay = (date: string): string => timeIn(date);
const secondIn = written('es', { hour: '2-digit', minute: '2-digit', second: '2-digit', hour12: false });
/** '14:05:09' */
export const timeToTheSecond = (date: string): string => secondIn(date);
/** '18 nov 2026, 14:05' */
export const dateAndTime = (date: string): string => `${shortDate(date)}, ${timeOfDay(date)}`;

/** '1 284', rounded. */
export const wholeNumber = (value: number): string => grouped(Math.round(value));
/** '4,8' */
export const oneDecimal = (value: number): string => value.toFixed(1).replace('.', ',');
/** Seconds as minutes with two decimals: 754 → '12,57' (spec 12.5). */
export const minutesOfSeconds = (seconds: number): string => (seconds / 60).toFixed(2).replace('.', ',');
const timeParts = [
  { unit: 3600, one: 'hora', many: 'horas' },
  { unit: 60, one: 'minuto', many: 'minutos' },
  { unit: 1, one: 'segundo', many: 'segundos' },
] as const;
/** A duration in words: '41 segundos', '12 minutos y 30 segundos', '1 hora y 5 minutos'. */
export function spokenTime(seconds: number): string {
  let rest = Math.round(seconds);
  const parts = timeParts.flatMap(({ unit, one, many }) => {
    const count = Math.floor(rest / unit);
    rest %= unit;
    return count === 0 ? [] : [count === 1 ? `1 ${one}` : `${count} ${many}`];
  });
  return parts.length === 0 ? '0 segundos' : new Intl.ListFormat('es').format(parts);
}
/** Singular for 0 and 1 (spec 2.8). */
export const minutesWord = (minutes: number): string => (minutes <= 1 ? 'Minuto' : 'Minutos');
/** '1,2 MB', '2,1 GB' */
export function fileSize(bytes: number): string {
  if (bytes < 1000) return `${bytes} bytes`;
  if (bytes < 1_000_000) return `${Math.round(bytes / 1000)} KB`;
  return bytes < 1_000_000_000
    ? `${oneDecimal(bytes / 1_000_000)} MB`
    : `${oneDecimal(bytes / 1_000_000_000)} GB`;
}
/** A duration in whole seconds, in words: '45 s', '12 min 30 s', '1 h 05 min'. */
export function playingTime(seconds: number): string {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)];
  if (hours > 0) return `${hours} h ${String(minutes).padStart(2, '0')} min`;
  const rest = seconds % 60;
  if (minutes === 0) return `${rest} s`;
  return rest === 0 ? `${minutes} min` : `${minutes} min ${rest} s`;
}
/** The calendar day of an instant in the institute's zone, 'YYYY-MM-DD'. */
export const calendarDate = (date: string): string => dayIn(date, timeZone());
/**
 * The value of a date-and-time field in the institute's zone ('2026-11-18T14:05'), in words: '18 nov 2026,
 * 14:05'.
 */
export const localDateAndTime = (local: string): string =>
  `${shortDate(local.slice(0, 10))}, ${local.slice(11, 16)}`;
/** The minute of an instant in the institute's zone, 'YYYY-MM-DDTHH:mm'. */
export const localMinute = (date: string): string => minuteIn(date, timeZone()).replace(' ', 'T');
/** The city of the institute's zone: 'America/La_Paz' → 'La Paz'. */
export const zoneName = (zone: string): string => (zone.split('/').at(-1) ?? zone).replace(/_/g, ' ');

/** The zone of every time that is shown: 'La Paz'. */
export const portalZone = (): string => zoneName(timeZone());

const spans: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];
/** 'hace 2 minutos'; under a minute 'hace un momento'. `now` in milliseconds since 1970. */
export function timeAgo(date: string, now: number): string {
  const seconds = Math.max(0, (now - Date.parse(date)) / 1000);
  for (const [unit, length] of spans)
    if (seconds >= length)
      return new Intl.RelativeTimeFormat('es').format(-Math.floor(seconds / length), unit);
  return 'hace un momento';
}
