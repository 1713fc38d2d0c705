import * as z from 'zod/mini';
import { bulkCall } from '../bulk.ts';
import { alsoRedactor, endpoint, type OutputOf } from '../endpoint.ts';
import { deprecated, html, listInput, optionalText, requiredLine, requiredText, rowId } from '../fields.ts';
import { revisionCalls, storedVersion } from '../revision.ts';
import { deleteByAdmin, orderByAdmin, savedRow } from '../row-calls.ts';
import { termMention } from '../terms/calls.ts';

/** The sentence for a text without a step. */
export const stepsRequired =
  'Escribe al menos un paso: su nombre como título de nivel 3 y debajo qué hay que hacer.';

const card = {
  id: z.int(),
  title: z.string(),
  /** The title of the home page's link to it; '' = it has none. */
  door: z.string(),
  lead: z.string(),
};
const routeCard = z.object({ ...card, version: z.int() });
export type RouteCard = z.infer<typeof routeCard>;

/** The texts of a route beside its title. */
const texts = {
  door: card.door,
  lead: card.lead,
  /** The steps: an h2 begins a stage, an h3 a step. */
  description: z.string(),
};

const routeRead = z.object({
  id: card.id,
  title: card.title,
  ...texts,
  /** The terms that the steps mention; positions are those in `description`. */
  terms: z.array(termMention),
  version: z.int(),
  revised: z.string(),
});
export type RouteRead = z.infer<typeof routeRead>;

/** The texts of a save. */
const written = {
  Title: requiredLine('El campo Título es obligatorio.', 80),
  Door: optionalText(60),
  Lead: requiredText('Di en una o dos frases para quién es.', 240),
  Description: html(stepsRequired).check(z.minLength(1, stepsRequired)),
};

const routeToEdit = z.object({ ...storedVersion, ...texts });
export type RouteToEdit = z.infer<typeof routeToEdit>;

/** Routes: the steps of a procedure (spec 19.5); all calls are extensions. */
export const ruta = {
  ...revisionCalls('Ruta', 'a route', texts),
  get: endpoint({
    method: 'GET',
    path: 'Ruta/Get',
    who: 'open',
    list: true,
    summary: 'Routes in their order, without their steps',
    input: z.object(listInput),
    output: z.array(routeCard),
  }),
  read: endpoint({
    method: 'GET',
    path: 'Ruta/Read',
    who: 'open',
    summary: 'A route with its steps, facts of the country printed in them',
    input: z.object({ id: rowId() }),
    output: routeRead,
  }),
  getToEdit: endpoint({
    method: 'GET',
    path: 'Ruta/GetToEdit',
    who: 'admin',
    grants: ['redactor'],
    summary: 'A route as it is stored',
    input: z.object({ id: rowId() }),
    output: routeToEdit,
  }),
  add: endpoint({
    method: 'POST',
    path: 'Ruta/Add',
    who: 'admin',
    grants: ['redactor'],
    effect: 'undoable',
    hasLongTexts: true,
    idempotent: 'stored',
    summary:
      'Adds a route after the others; Id and Version are of the old way to change one, now Ruta/Update',
    input: z.object({
      ...written,
      /** The old way to change a route, accepted for one more version. */
      Id: deprecated(z.optional(z.union([z.literal(0), rowId()], 'Falta el identificador o no es válido.'))),
      Version: deprecated(z.optional(z.int())),
    }),
    output: savedRow,
  }),
  update: endpoint({
    method: 'PUT',
    path: 'Ruta/Update',
    who: 'admin',
    grants: ['redactor'],
    effect: 'undoable',
    hasLongTexts: true,
    summary: 'Changes the given texts of a route; a stale Version is 409',
    input: z.object({ Id: rowId(), Version: z.optional(z.int()), ...z.partial(z.object(written)).shape }),
    output: savedRow,
  }),
  delete: alsoRedactor(deleteByAdmin('Ruta/Delete', 'undoable', 'Moves a route to the Papelera')),
  deleteMany: alsoRedactor(bulkCall('Ruta/DeleteMany', 'undoable', 'Moves routes to the Papelera', {})),
  order: orderByAdmin('Ruta/Order', 'Puts the routes into a new order'),
};
export type RouteRevision = OutputOf<typeof ruta.getRevision>;
