import * as z from 'zod/mini';
import { type Effect, endpoint } from './endpoint.ts';
import { done, orderInput, rowId } from './fields.ts';

/** The row that was saved, and its version from then on: one that did not change has the old one. */
export const savedRow = z.object({ id: z.int(), version: z.int() });

/** Removes one row of an administrators' list; those that can come back go to the Papelera (spec 6.12). */
export const deleteByAdmin = (path: string, effect: Effect, summary: string) =>
  endpoint({
    method: 'DELETE',
    path,
    who: 'admin',
    effect,
    summary,
    input: z.object({ id: rowId() }),
    output: done,
  });

/** Arranges the rows of an ordered list. */
export const orderByAdmin = (path: string, summary: string) =>
  endpoint({
    method: 'PUT',
    path,
    who: 'admin',
    grants: ['redactor'],
    effect: 'undoable',
    summary,
    input: z.object(orderInput),
    output: done,
  });
