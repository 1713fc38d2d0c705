import type { FastifyInstance } from 'fastify';
import { Refusal } from '../../../contract/refusal.ts';

/** A string of JSON, or a sign that opens or closes; nothing else matters for the names of an object. */
const parts = /"(?:[^"\\]|\\.)*"|[{}[\]:]/g;

const unquoted = (name: string) => (name.includes('\\') ? (JSON.parse(name) as string) : name.slice(1, -1));

/** A name that stands twice in one object of a JSON text; undefined if none does. The text has to be valid. */
export function repeatedName(json: string): string | undefined {
  const open: (Set<string> | null)[] = []; // null = a list
  let last = '';
  for (const part of json.match(parts) ?? []) {
    if (part === '{') open.push(new Set());
    else if (part === '[') open.push(null);
    else if (part === '}' || part === ']') open.pop();
    else if (part === ':') {
      const name = unquoted(last);
      const names = open.at(-1);
      if (names?.has(name) === true) return name;
      names?.add(name);
    }
    last = part;
  }
  return undefined;
}

/**
 * Reads JSON bodies as Fastify does, and refuses (400) one in which a name stands twice: two readers of it would take two
 * different values for what was sent (spec 3.1).
 */
export function readJsonStrictly(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = String(body);
    parse(request, text, (error, value) => {
      const refusal = error === null ? refusalOfRepeated(text) : null;
      done(error ?? refusal, value);
    });
  });
}

/** Reads a text of JSON as strictly, where Fastify does not. No name but a declared one is taken from what it gives. */
export function readJson(text: string): unknown {
  const value: unknown = JSON.parse(text);
  const refusal = refusalOfRepeated(text);
  if (refusal !== null) throw refusal;
  return value;
}

function refusalOfRepeated(text: string): Refusal | null {
  const field = repeatedName(text);
  if (field === undefined) return null;
  return new Refusal('invalidInput', { errors: [{ field, message: `El campo ${field} llegó dos veces.` }] });
}
