import * as z from 'zod/mini';
import type { Endpoint } from '../../../contract/endpoint.ts';
import { ReceivedFile } from '../../../contract/files/file-kinds.ts';

type Definition = z.core.$ZodTypeDef & {
  innerType?: z.core.$ZodType;
  element?: z.core.$ZodType;
  shape?: Record<string, z.core.$ZodType>;
  entries?: Record<string, unknown>;
  values?: unknown[];
  options?: z.core.$ZodType[];
};
const definitionOf = (schema: z.core.$ZodType) => schema._zod.def as unknown as Definition;

/** Candidate values; each field's schema accepts one of them. */
const candidates: unknown[] = [
  'Texto',
  1,
  100,
  true,
  'persona@correo.test',
  '/vercursos',
  '1990-01-31',
  '2030-01-31T10:00',
  'lluvia-mesa-trompeta-9',
  '3f0e1a52-7c1b-4a53-9d7e-6a5f1c2b3d4e',
  'a'.repeat(64),
  'grade', // columns of a file
  'sealed.trial', // a ticket
  '1', // numbers of courses
  '',
  new ReceivedFile('', 1, 'archivo'),
  new Uint8Array([1]),
];

/** Finds a value that the schema accepts, with optional fields filled in. */
function validValue(schema: z.core.$ZodType): unknown {
  const { type, innerType, element, shape, entries, values, options } = definitionOf(schema);
  if (innerType !== undefined) return validValue(innerType);
  if (shape !== undefined)
    return Object.fromEntries(Object.entries(shape).map(([name, field]) => [name, validValue(field)]));
  if (element !== undefined) return [validValue(element)];
  if (entries !== undefined) return Object.values(entries)[0];
  if (values !== undefined) return values[0];
  if (options?.[0] !== undefined) return validValue(options[0]);
  const found = candidates.find((candidate) => z.safeParse(schema, candidate).success);
  if (found === undefined) throw new Error(`no candidate suits a field of the type ${type}`);
  return found;
}

/** Makes an input that satisfies a row's schema; the rows that it names need not exist. */
export const validInput = (row: Endpoint) => validValue(row.input) as Record<string, unknown>;

/** A place in an input: field, or field, index, field within. */
export type Place = readonly [string, ...(string | number)[]];

/** Lists every place of a row's input, inside objects and lists too. */
export function placesOf(row: Endpoint): Place[] {
  const within = (schema: z.core.$ZodType, place: Place): Place[] => {
    const { innerType, element, shape } = definitionOf(schema);
    if (innerType !== undefined) return within(innerType, place);
    if (element !== undefined) return [place, ...within(element, [...place, 0])];
    if (shape === undefined) return [place];
    return [place, ...Object.entries(shape).flatMap(([name, field]) => within(field, [...place, name]))];
  };
  return Object.entries(row.input._zod.def.shape).flatMap(([name, field]) => within(field, [name]));
}

/** Copies the input with another value at one place. */
export function withValueAt(
  input: Record<string, unknown>,
  [field, ...rest]: Place,
  value: unknown,
): Record<string, unknown> {
  const at = (whole: unknown, [next, ...further]: readonly (string | number)[]): unknown => {
    if (next === undefined) return value;
    const copy = Array.isArray(whole) ? [...whole] : { ...(whole as object) };
    (copy as Record<string | number, unknown>)[next] = at(
      (whole as Record<string | number, unknown>)[next],
      further,
    );
    return copy;
  };
  return { ...input, [field]: at(input[field], rest) };
}
