import type { TrashType } from '../../../contract/calls/papelera.ts';
import type { RefusalCode } from '../../../contract/refusal.ts';
import type { TableName } from '../../platform/database/database.ts';

/** Rows that live and die with a row of another table; what hangs on them goes first. */
export interface Part {
  table: TableName;
  /** The column that names the row they belong to. */
  column: string;
  parts?: readonly Part[];
}

/** One kind of content that can lie in the Papelera: its table has `id`, `deleted_at` and `deleted_by`. */
export interface TrashKind {
  type: TrashType;
  table: TableName;
  /** Where its title stands: the first of these columns that is not empty. */
  title: readonly string[];
  /** Those columns are of a part with versions, in the newest row of it. */
  titledBy?: Part;
  /** Its `course_id` names the course that it belongs to: it comes back only after that one. */
  isOfCourse?: boolean;
  parts?: readonly Part[];
  /** Rows of this table still need it: while there are any it cannot go for good, and this says so. */
  neededBy?: { table: TableName; column: string; refusal: RefusalCode };
  /** After its days it leaves the Papelera in any case: what is needed is kept for ever and out of sight. */
  leavesSight?: boolean;
}

const questionVersions: Part = {
  table: 'question_version',
  column: 'question_id',
  parts: [{ table: 'key_correction', column: 'question_version_id' }],
};

/** Every kind, in the order in which they go for good: articles before the categories that they stand in. */
export const trashKinds: readonly TrashKind[] = [
  { type: 'Articulo', table: 'article', title: ['title'] }, // its versions go with it by themselves
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
  { type: 'Ley', table: 'law', title: ['title'] },
  { type: 'Sistema', table: 'pension_item', title: ['title'] },
  { type: 'Slider', table: 'slide', title: ['alt', 'image'] },
  { type: 'Imagen', table: 'media', title: ['alt', 'file'] },
  { type: 'Material', table: 'course_file', title: ['title'], isOfCourse: true },
  {
    type: 'Pregunta',
    table: 'question',
    title: ['description'],
    titledBy: questionVersions,
    isOfCourse: true,
    parts: [questionVersions],
    neededBy: { table: 'attempt_question', column: 'question_id', refusal: 'trashQuestionInUse' },
    leavesSight: true,
  },
];

/** The kind of a type of the wire. */
export function kindOf(type: TrashType): TrashKind {
  const kind = trashKinds.find((each) => each.type === type);
  if (kind === undefined) throw new Error(`no kind of trash ${type}`);
  return kind;
}
