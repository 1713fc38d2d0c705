import * as z from 'zod/mini';
import { bulkCap } from './constants.ts';
import { type Effect, type Endpoint, endpoint, type Shape } from './endpoint.ts';
import { rowId } from './fields.ts';

/**
 * The outcome for one item. `archived`: archived instead, because members take the course. `failed`: nothing changed,
 * and `message` says why.
 */
const bulkResult = z.object({
  id: z.int(),
  state: z.enum(['done', 'archived', 'failed']),
  message: z.string(),
});
export type BulkResult = z.infer<typeof bulkResult>;

/** A row as the caller saw it: if its version has changed since, it is reported and left alone. */
const seenRow = z.object({ Id: rowId(), Version: z.optional(z.int()) });
export type SeenRow = z.infer<typeof seenRow>;

/** A field with 1 to 200 different items; `nameOf` tells them apart. */
export const bulkItems = <Item extends z.ZodMiniType>(
  item: Item,
  nameOf: (item: z.output<Item>) => string | number,
) =>
  z.array(item, 'Elige al menos uno.').check(
    z.minLength(1, 'Elige al menos uno.'),
    z.maxLength(bulkCap, `Elige como máximo ${bulkCap} a la vez.`),
    z.refine((items) => new Set(items.map(nameOf)).size === items.length, 'Uno está elegido dos veces.'),
  );

/** The answer of every bulk call: a result for each item, in the order of the items. */
const bulkResults = z.array(bulkResult);

export const isBulk = ({ output }: Pick<Endpoint, 'output'>): boolean => output === bulkResults;

/**
 * A call that makes the same change to many rows (spec 3.11). Items succeed or fail alone; the answer is a success even
 * if some failed.
 */
export const bulkCall = <Extra extends Shape>(path: string, effect: Effect, summary: string, extra: Extra) =>
  bulkCallWith(path, effect, summary, { Items: bulkItems(seenRow, ({ Id }) => Id), ...extra });

/** The same call for items that are named by more than an id. */
export const bulkCallWith = <Input extends Shape>(
  path: string,
  effect: Effect,
  summary: string,
  input: Input,
) =>
  endpoint({
    method: 'POST',
    path,
    who: 'admin',
    effect,
    idempotent: 'stored',
    summary,
    input: z.object(input),
    output: bulkResults,
  });
