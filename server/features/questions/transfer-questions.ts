import type { SeenRow } from '../../../contract/bulk.ts';
import { Refusal } from '../../../contract/refusal.ts';
import { type Context, transaction } from '../../context/context.ts';
import { foundRow } from '../../context/found-row.ts';
import { changesOf } from '../audit/audit.rules.ts';
import { recordAudit } from '../audit/audit.ts';
import { changeEach } from '../bulk/change-each.ts';
import { contentChanged } from '../content/content-version.ts';
import { proveIfTaken } from '../courses/certified-changes.ts';
import { refuseStale } from '../versions/saving.ts';
import * as queries from './questions.queries.ts';
import { lockBank } from './questions.ts';

/**
 * Moves questions to another course (spec 8.1). Refuses (404) an unknown course; reports questions that an exam has
 * shown, because its answers belong to the course that they were asked in. Asks for the owner's proof like proveIfTaken,
 * for either course.
 */
export async function moveQuestions(context: Context, items: readonly SeenRow[], courseId: number) {
  await assertCourse(context, courseId);
  await proveIfTaken(context, courseId);
  for (const from of await queries.listCoursesOf(
    context.db,
    items.map(({ Id }) => Id),
  ))
    await proveIfTaken(context, from);
  return changeEach(context, items, (each, { Id, Version }) =>
    transaction(each, async (inside) => {
      const { db } = inside;
      const found = foundRow(await queries.findQuestion(db, Id));
      if (found.courseId === courseId) throw new Refusal('alreadyThere');
      // exams drawing from either bank come first; a fixed order, so that two moves do not deadlock
      for (const bank of [found.courseId, courseId].toSorted((left, right) => left - right))
        await lockBank(inside, bank);
      const held = await queries.lockQuestion(db, Id);
      if (held?.courseId !== found.courseId) throw new Refusal('notFound'); // moved or deleted meanwhile
      if (await queries.wasShown(db, Id)) throw new Refusal('questionAlreadyShown');
      const stored = await queries.getQuestion(db, Id);
      refuseStale(stored, Version);
      await queries.moveQuestion(db, Id, courseId, await moduleIn(inside, courseId, stored.module));
      const moved = changesOf({ courseId: found.courseId }, { courseId });
      await recordAudit(inside, 'question.change', `question:${Id}`, moved);
      await contentChanged(inside, 'question');
    }),
  );
}

/** Copies the newest version of questions to a course, their own too. Refuses (404) an unknown course. */
export async function copyQuestions(context: Context, items: readonly SeenRow[], courseId: number) {
  await assertCourse(context, courseId);
  await proveIfTaken(context, courseId);
  return changeEach(context, items, (each, { Id }) =>
    transaction(each, async (inside) => {
      const { db, clock } = inside;
      if ((await queries.findQuestion(db, Id)) === undefined) throw new Refusal('notFound');
      await queries.lockCourse(db, courseId);
      const copied = await queries.getQuestion(db, Id);
      const module = await moduleIn(inside, courseId, copied.module);
      const [id = 0] = await queries.insertQuestions(db, courseId, [{ ...copied, module }], clock.now());
      await recordAudit(inside, 'question.add', `question:${id}`, { courseId, copyOf: Id });
      await contentChanged(inside, 'question');
    }),
  );
}

async function assertCourse({ db }: Context, courseId: number): Promise<void> {
  if ((await queries.findCourse(db, courseId)) === undefined) throw new Refusal('notFound');
}

/** A question's module in a course: none if the course has no module of that title. */
async function moduleIn({ db }: Context, courseId: number, module: string): Promise<string> {
  return (await queries.listModuleTitles(db, courseId)).includes(module) ? module : '';
}
