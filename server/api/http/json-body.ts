import type { FastifyInstance } from 'fastify';
import { Refusal } from '../../../contract/refusal.ts';

/** A string of JSON, or a sign that opens or closes; nothing else matters for the names of an object. */
const parts = /"(?:[^"\\]|\\.)*"|[{}[\]:]/g;

/** A name that stands twice in one object of a JSON text; undefined if none does. The text has to be valid. */
export function repeatedName(json: string): string | undefined {
  const open: (Set<string> | null)[] = []; // null = a list
  let last = '';
  for (const [part] of json.matchAll(parts)) {
    if (part === '{') open.push(new Set());
    else if (part === '[') open.push(null);
    else if (part === '}' || part === ']') open.pop();
    else if (part === ':') {
      const name = JSON.parse(last) as string;
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
      const field = error === null ? repeatedName(text) : undefined;
      if (field === undefined) return done(error, value);
      done(
        new Refusal('invalidInput', { errors: [{ field, message: `El campo ${field} llegó dos veces.` }] }),
      );
    });
  });
}
