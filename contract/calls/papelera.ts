import * as z from 'zod/mini';
import { bulkCallWith, bulkItems } from '../bulk.ts';
import { endpoint } from '../endpoint.ts';
import { done, listInput, rowId } from '../fields.ts';

/** The kinds of rows that the Papelera holds (spec 6.12). */
export const trashTypes = [
  'Articulo',
  'Categoria',
  'Curso',
  'Video',
  'Ley',
  'TextoLey',
  'Sistema',
  'Termino',
  'Ruta',
  'Tema',
  'Slider',
  'Imagen',
  'Material',
  'Pregunta',
  'Mensaje',
] as const;
export type TrashType = (typeof trashTypes)[number];

const type = z.enum(trashTypes, 'No conocemos ese tipo de contenido.');

const trashRow = z.object({
  type,
  id: z.int(),
  /** For a question, its first words. */
  title: z.string(),
  /** The title of its course; null = it has none. */
  course: z.nullable(z.string()),
  deletedAt: z.string(),
  /** The account that deleted it; null = unknown. */
  deletedBy: z.nullable(z.string()),
  /**
   * When it is deleted for good. A question that an exam has shown is only hidden then, because the exam still needs
   * it.
   */
  goneAt: z.string(),
});
export type TrashRow = z.infer<typeof trashRow>;

/** A row of the Papelera: ids repeat between types. */
const trashed = z.object({ Type: type, Id: rowId() });
export type TrashedItem = z.infer<typeof trashed>;

const bulkTrash = (path: string, summary: string) =>
  bulkCallWith(path, summary, { Items: bulkItems(trashed, ({ Type, Id }) => `${Type} ${Id}`) });

/** The Papelera (trash) keeps deleted rows for 30 days; all calls are extensions. */
export const papelera = {
  get: endpoint({
    method: 'GET',
    path: 'Papelera/Get',
    who: 'admin',
    fromReplica: true,
    list: true,
    summary: 'The deleted rows, or those of a type, newest first',
    input: z.object({ ...listInput, Type: z.optional(type) }),
    output: z.array(trashRow),
  }),
  restore: endpoint({
    method: 'POST',
    path: 'Papelera/Restore',
    who: 'admin',
    summary: 'Restores something to its old place; 409 where its name is in use or its owner is gone',
    input: z.object({ Type: type, Id: rowId() }),
    output: done,
  }),
  delete: endpoint({
    method: 'DELETE',
    path: 'Papelera/Delete',
    who: 'admin',
    summary: 'Permanently deletes something in the Papelera',
    input: z.object({ type, id: rowId() }),
    output: done,
  }),
  restoreMany: bulkTrash('Papelera/RestoreMany', 'Restores rows, owners before what belongs to them'),
  deleteMany: bulkTrash('Papelera/DeleteMany', 'Permanently deletes rows in the Papelera'),
};
