import type { AuditedThing } from '../../../contract/audit-log/actions.ts';
import type { RefusalCode } from '../../../contract/refusal.ts';
import type { TrashedContentType } from '../../../contract/trash/calls.ts';
import type { TableName } from '../../platform/database/database.ts';

/** Rows that belong to a row of another table and are deleted before it. */
export interface Part {
  table: TableName;
  /** The column with the id of their owner. */
  column: string;
  parts?: readonly Part[];
}

/** A kind of content in the Papelera: its table has `id`, `deleted_at` and `deleted_by`. */
export interface TrashKind {
  type: TrashedContentType;
  table: AuditedThing;
  /** The columns of its title: the first non-empty one. */
  title: readonly string[];
  /** Set if those columns are in versions: the newest row of this part has them. */
  titledBy?: Part;
  /** True if its `course_id` names a course, which must be restored first. */
  isOfCourse?: boolean;
  parts?: readonly Part[];
  /** A table whose rows may still need it: then it cannot be deleted permanently, with this refusal. */
  neededBy?: { table: TableName; column: string; refusal: RefusalCode };
  /**
   * The column that names a row of the product, which stays hidden for ever: an update would bring a deleted one back.
   */
  broughtBy?: string;
  /** True if it leaves the list after its days in any case; a row still needed stays hidden for ever. */
  isHiddenAtExpiry?: boolean;
}

const questionVersions: Part = {
  table: 'question_version',
  column: 'question_id',
  parts: [{ table: 'key_correction', column: 'question_version_id' }],
};

/** Every kind, in the order of permanent deletion: articles before their categories, texts before their laws. */
export const trashKinds: readonly TrashKind[] = [
  { type: 'Articulo', table: 'article', title: ['title'] }, // the database deletes its versions with it
  {
    type: 'Categoria',
    table: 'category',
    title: ['name'],
    neededBy: { table: 'article', column: 'category_id', refusal: 'trashCategoryInUse' },
  },
  {
    type: 'Curso',
    table: 'course',
    title: ['title'],
    parts: [
      { table: 'course_comment', column: 'course_id' },
      { table: 'course_file', column: 'course_id' },
      { table: 'question', column: 'course_id', parts: [questionVersions] },
      { table: 'course_tally', column: 'course_id' },
    ],
    neededBy: { table: 'enrolment', column: 'course_id', refusal: 'trashCourseInUse' },
  },
  { type: 'Video', table: 'video', title: ['title'] },
  { type: 'TextoLey', table: 'law_text', title: ['title'] },
  { type: 'Ley', table: 'law', title: ['title'] }, // the database deletes its text with it
  { type: 'Sistema', table: 'pension_item', title: ['title'] },
  { type: 'Tema', table: 'subject', title: ['title'] }, // the database deletes its answers with it
  { type: 'Termino', table: 'term', title: ['title'] },
  { type: 'Ruta', table: 'route', title: ['title'] },
  {
    type: 'NoTratado',
    table: 'untreated',
    title: ['title'],
    broughtBy: 'product_key',
    isHiddenAtExpiry: true,
  },
  {
    type: 'Palabras',
    table: 'lexicon_entry',
    title: ['title'],
    broughtBy: 'product_key',
    isHiddenAtExpiry: true,
  },
  { type: 'Slider', table: 'slide', title: ['alt', 'file_name'] },
  { type: 'Imagen', table: 'media', title: ['alt', 'file_name'] },
  { type: 'Material', table: 'course_file', title: ['title'], isOfCourse: true },
  {
    type: 'Pregunta',
    table: 'question',
    title: ['description'],
    titledBy: questionVersions,
    isOfCourse: true,
    parts: [questionVersions],
    neededBy: { table: 'attempt_question', column: 'question_id', refusal: 'trashQuestionInUse' },
    isHiddenAtExpiry: true,
  },
  { type: 'Mensaje', table: 'contact_message', title: ['subject'] }, // the database deletes its replies with it
];

export function kindOf(type: TrashedContentType): TrashKind {
  const kind = trashKinds.find((each) => each.type === type);
  if (kind === undefined) throw new Error(`unknown trash type: ${type}`);
  return kind;
}
