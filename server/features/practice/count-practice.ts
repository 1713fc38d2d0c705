import type { Context } from '../../context/context.ts';
import * as queries from './practice.queries.ts';

/** How many questions of a course one can practise with. */
export const countPractice = ({ db }: Context, courseId: number): Promise<number> =>
  queries.countPractice(db, courseId);
