import * as z from 'zod/mini';
import { bulkCallWith, bulkItems } from '../bulk.ts';
import { alsoRedactor, type Effect, endpoint } from '../endpoint.ts';
import { done, listInput, rowId } from '../fields.ts';

/** The kinds of content that the Papelera holds (spec 6.12). */
export const trashedContentTypes = [
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
  'NoTratado',
  'Palabras',
  'Slider',
  'Imagen',
  'Material',
  'Pregunta',
  'Mensaje',
] as const;
/** Everything that the Papelera holds: content, and people (spec 5.13). */
export const trashTypes = [...trashedContentTypes, 'Persona'] as const;
/** The content that redactors restore: no questions, which are keys, and no messages, which are people's. */
export const redactedTrashTypes: readonly TrashType[] = trashedContentTypes.filter(
  (each) => each !== 'Pregunta' && each !== 'Mensaje',
);
export type TrashedContentType = (typeof trashedContentTypes)[number];
export type TrashType = (typeof trashTypes)[number];

const type = z.enum(trashTypes, 'No conocemos ese tipo de contenido.');

/** The courses and more of a person, which they get back when restored. */
export const possessions = z.object({
  courseCount: z.int(),
  attemptCount: z.int(),
  certificateCount: z.int(),
  /** The account's own groups, by name. */
  groups: z.array(z.string()),
});
export type Possessions = z.infer<typeof possessions>;

const trashedPerson = z.extend(possessions, {
  username: z.string(),
  email: z.nullable(z.string()),
  documentNumber: z.nullable(z.string()),
  role: z.enum(['admin', 'member']),
});
export type TrashedPerson = z.infer<typeof trashedPerson>;

const trashRow = z.object({
  type,
  id: z.int(),
  /** For a question, its first words; for a person, the whole name. */
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
  /** Null for content. */
  person: z.nullable(trashedPerson),
});
export type TrashRow = z.infer<typeof trashRow>;

/** A row of the Papelera: ids repeat between types. */
const trashed = z.object({ Type: type, Id: rowId() });
export type TrashedItem = z.infer<typeof trashed>;

const bulkTrash = (path: string, effect: Effect, summary: string) =>
  bulkCallWith(path, effect, summary, { Items: bulkItems(trashed, ({ Type, Id }) => `${Type} ${Id}`) });

/** The Papelera (trash) keeps deleted rows for 30 days; all calls are extensions. */
export const papelera = {
  get: endpoint({
    method: 'GET',
    path: 'Papelera/Get',
    who: 'admin',
    fromReplica: true,
    list: true,
    summary:
      'The deleted rows, or those of a type, newest first; people alone: first those whose days end within a week',
    input: z.object({
      ...listInput,
      Type: z.optional(type),
      /** True = no people. */
      ContentOnly: z.optional(z.boolean()),
    }),
    output: z.array(trashRow),
  }),
  restore: endpoint({
    method: 'POST',
    path: 'Papelera/Restore',
    who: 'admin',
    grants: ['redactor'],
    effect: 'undoable',
    summary:
      'Restores something to its old place, a person with courses, attempts, certificates and groups; 409 where its name is in use or its owner is gone',
    input: z.object({ Type: type, Id: rowId() }),
    output: done,
  }),
  delete: endpoint({
    method: 'DELETE',
    path: 'Papelera/Delete',
    who: 'admin',
    effect: 'final',
    summary: 'Permanently deletes something in the Papelera',
    input: z.object({ type, id: rowId() }),
    output: done,
  }),
  restoreMany: alsoRedactor(
    bulkTrash('Papelera/RestoreMany', 'undoable', 'Restores rows, owners before what belongs to them'),
  ),
  deleteMany: bulkTrash('Papelera/DeleteMany', 'final', 'Permanently deletes rows in the Papelera'),
};
