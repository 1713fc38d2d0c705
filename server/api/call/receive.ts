import { es } from 'zod/locales';
import * as z from 'zod/mini';
import type { Endpoint } from '../../../contract/endpoint.ts';
import type { FieldError } from '../../../contract/envelope.ts';
import { readAs } from '../../../contract/read-as.ts';
import { Refusal } from '../../../contract/refusal.ts';

z.config(es()); // schemas without a sentence of their own also answer in Spanish

/** Shared by the process: the contract's schemas do not change. */
const spellings = new WeakMap<z.core.$ZodObject, Map<string, string>>();

function spellingsOf(schema: z.core.$ZodObject): Map<string, string> {
  const known = spellings.get(schema);
  if (known !== undefined) return known;
  const made = new Map(Object.keys(schema._zod.def.shape).map((name) => [name.toLowerCase(), name]));
  spellings.set(schema, made);
  return made;
}

/**
 * Checks a call's input (spec 3.1): field names in any case; numbers and flags also as text of a query string or form.
 * Refuses unreadable bodies, two spellings of one field, and every invalid field with its sentence.
 */
export function receive(row: Endpoint, raw: unknown): Record<string, unknown> {
  if (raw !== undefined && raw !== null && (typeof raw !== 'object' || Array.isArray(raw)))
    throw new Refusal('malformedBody');
  const names = spellingsOf(row.input);
  const shape = row.input._zod.def.shape;
  const given: Record<string, unknown> = {};
  const refusal = (errors: FieldError[]) => new Refusal(row.refusesInputAs ?? 'invalidInput', { errors });
  for (const [spelling, value] of Object.entries(raw ?? {})) {
    const name = names.get(spelling.toLowerCase());
    if (name === undefined) continue; // unknown fields are ignored: the old pages send some
    if (Object.hasOwn(given, name)) {
      throw refusal([{ field: name, message: `El campo ${name} llegó dos veces.` }]);
    }
    if (typeof value === 'string' && value.includes('\0')) {
      // PostgreSQL's text cannot store NUL
      throw refusal([{ field: name, message: 'El texto tiene un carácter que no se puede guardar.' }]);
    }
    const schema = shape[name];
    if (schema !== undefined && value !== undefined) given[name] = readAs(schema, value);
  }
  const parsed = z.safeParse(row.input, given);
  if (parsed.success) return parsed.data;
  throw refusal(fieldErrors(parsed.error));
}

function fieldErrors(error: z.core.$ZodError): FieldError[] {
  const seen = new Set<string>();
  return error.issues.flatMap((issue) => {
    const field = String(issue.path[0] ?? '');
    if (seen.has(field)) return [];
    seen.add(field);
    return [{ field, message: issue.message }];
  });
}
