import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { rowId } from '../fields.ts';

/** The head of a course in the administration, above its tabs (spec 2.16). */
const home = z.object({
  id: z.int(),
  title: z.string(),
  published: z.boolean(),
  archived: z.boolean(),
  imgPortada: z.nullable(z.string()),
  altPortada: z.string(),
  duration: z.int(),
  /** Questions of an exam, at most as many as the bank has. */
  quantity: z.int(),
  time: z.int(),
  notaMinima: z.int(),
  certificado: z.int(),
  /** The numbers beside the tabs. */
  moduleCount: z.int(),
  questionCount: z.int(),
  fileCount: z.int(),
  /** Everybody who ever enrolled. */
  peopleCount: z.int(),
});
export type CourseHome = z.infer<typeof home>;

export const courseHome = {
  getHome: endpoint({
    method: 'GET',
    path: 'Course/GetHome',
    who: 'admin',
    grants: ['redactor'],
    summary: 'The head of a course above its tabs: title, state, figures, and how much each tab holds',
    input: z.object({ id: rowId() }),
    output: home,
  }),
};
