import * as z from 'zod/mini';
import { listCap, pageSizeCap } from './constants.ts';
import { isOwnPath } from './text/links.ts';
import { plainLine, plainText } from './text/plain-text.ts';
import { openElements } from './text/text.ts';

/** Field schemas of the wire with their error sentences (spec 15.2). Lengths in characters. */
export const tooLong = (max: number) => `Usa como máximo ${max} caracteres.`;

const written = (clean: (text: string) => string) => (message: string, max: number) =>
  z
    .string(message)
    .check(z.overwrite(clean), z.trim(), z.minLength(1, message), z.maxLength(max, tooLong(max)));

/** Plain text of one or more lines, without invisible characters (spec 6.4). */
export const requiredText = (message: string, max = 200) => written(plainText)(message, max);

/** The same on one line: a title, a subject, the name of a category. */
export const requiredLine = (message: string, max = 200) => written(plainLine)(message, max);

/** Plain text like `requiredText`, which may be missing or empty. */
export const optionalText = (max = 200) =>
  z.optional(
    z.string('Escribe un texto.').check(z.overwrite(plainText), z.trim(), z.maxLength(max, tooLong(max))),
  );

/** A field of an old way to call, accepted for one more version; OpenAPI says so. */
export function deprecated<Field extends z.ZodMiniType>(field: Field): Field {
  z.globalRegistry.add(field, { deprecated: true });
  return field;
}

/** Limits of an editor's HTML: length in characters, and depth of elements. */
export const maxHtmlLength = 400_000;
export const mostOpenElements = 1000;

/**
 * An editor's HTML. Deeply nested elements are refused here, because parsing them would block the server for minutes.
 */
export const html = (message: string, max = maxHtmlLength) =>
  z.string(message).check(
    z.maxLength(max, tooLong(max)),
    z.refine(
      (text) => text.length > max || openElements(text) <= mostOpenElements,
      'El texto tiene demasiados elementos unos dentro de otros.',
    ),
  );

const greatestRowId = 2_147_483_647; // the limit of PostgreSQL's integer: no row has a greater id

/** A row's number; missing or 0 is refused and never means "all". */
export const rowId = (message = 'Falta el identificador o no es válido.') =>
  z.int(message).check(z.positive(message), z.maximum(greatestRowId, message));

const fieldThatIsMissing = /^El campo (.+) es obligatorio\.$/;

/**
 * A whole number from `min` to `max`. `message` says that it is missing; a wrong one is quoted: '-5' is not missing.
 */
export const wholeNumber = (message: string, min: number, max: number) => {
  const name = fieldThatIsMissing.exec(message)?.[1];
  const error = ({ input }: { input?: unknown }) => {
    if (typeof input !== 'number') return message;
    const written = `escribiste ${`${input}`.replace('-', '−').replace('.', ',')}.`;
    if (Number.isInteger(input)) return `${name ?? 'El valor'} va de ${min} a ${max}: ${written}`;
    return `${name === undefined ? 'Escribe un número entero' : `${name} es un número entero`}: ${written}`;
  };
  const tooGreat = / van? de /.test(message) ? message : { error }; // the sentence about the range is enough
  return z.int({ error }).check(z.minimum(min, name ? { error } : message), z.maximum(max, tooGreat));
};

const isCalendarDate = (text: string) => {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
};

/** A midnight that programs append to a day. Another hour could mean the day before in another time zone. */
const midnight = /T00:00(:00(\.0+)?)?Z?$/;

/** A calendar date 'YYYY-MM-DD' from 1900 on (spec 5.9); `unreal` is the refusal of one that does not exist. */
export const calendarDay = (required: string, unreal = 'Escribe una fecha que exista.') =>
  z.string(required).check(
    z.overwrite((text) => text.trim().replace(midnight, '')),
    z.minLength(1, required),
    z.regex(/^(\d{4}-\d{2}-\d{2})?$/, 'Escribe la fecha con año, mes y día, por ejemplo 1990-01-31.'),
    z.refine((text) => text === '' || (isCalendarDate(text) && text >= '1900-01-01'), unreal),
  );

/** Page from 1, PageSize up to 200, Search; without Page the newest 1,000 rows. */
export const listInput = {
  Page: z.optional(wholeNumber('La página no es válida.', 1, 1_000_000)),
  PageSize: z.optional(wholeNumber('El tamaño de página no es válido.', 1, pageSizeCap)),
  Search: optionalText(100),
};
export type ListInput = { Page?: number; PageSize?: number; Search?: string };

/** The group to which a list, report or file is narrowed (spec 17.5). */
export const groupFilter = { GroupId: z.optional(rowId('Ese grupo no existe.')) };

/** The column and direction that sort a list; without Sort, the call's own order. */
export const sortInput = <const Column extends string>(columns: readonly [Column, ...Column[]]) => ({
  Sort: z.optional(z.enum(columns, 'No se puede ordenar por esa columna.')),
  Order: z.optional(z.enum(['asc', 'desc'], 'El orden es asc o desc.')),
});

/** The local path, with query, that a visitor wanted to open before signing in. */
export const pathToGoOn = z.optional(
  z.string().check(z.maxLength(500, tooLong(500)), z.refine(isOwnPath, 'Esa dirección no es de este sitio.')),
);

/** A minute in the portal's time zone, 'YYYY-MM-DDTHH:mm'. */
export const localInstant = z.string('Escribe una fecha y una hora.').check(
  z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/, 'Escribe una fecha y una hora.'),
  z.refine(
    (text) => isCalendarDate(text.slice(0, 10)) && text.slice(11) < '24:00' && text.slice(14) < '60',
    'Escribe una fecha y una hora que existan.',
  ),
);

/** The rows of an ordered list in their new order: they share the same set of places. */
export const orderInput = {
  Ids: z.array(rowId(), 'Falta el nuevo orden.').check(z.minLength(1), z.maxLength(listCap)),
};

/** limit and offset of a list's input, in rows. */
export function listWindow(input: ListInput, defaultSize = 20): { limit: number; offset: number } {
  if (input.Page === undefined && input.PageSize === undefined) return { limit: listCap, offset: 0 };
  const limit = input.PageSize ?? defaultSize;
  return { limit, offset: ((input.Page ?? 1) - 1) * limit };
}

/**
 * The password of the caller's own account, by which a call proves that its owner makes it (spec 5.7). Every call of
 * somebody who is signed in takes it, here or in the header Current-Password, percent-encoded; never in a query, which
 * logs keep.
 */
export const currentPassword = z.optional(z.string());

/** The payload of a call without a result. */
export const done = z.null();
