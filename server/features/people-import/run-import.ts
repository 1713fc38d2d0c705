import { Refusal } from '../../../contract/refusal.ts';
import { type Context, transaction } from '../../context/context.ts';
import { recordAudit } from '../audit/audit.ts';
import { lockOpenCourses } from '../enrolments/enrol-people.ts';
import {
  countKinds,
  type ImportPlan,
  listCourseValues,
  listRepeatedCourses,
  lockImport,
} from './people-import.queries.ts';
import { queueBatch, queueRunning, startRun } from './run.queries.ts';

/**
 * Starts an import (spec 5.11), which then runs by itself in batches. Repeating it changes nothing. Refuses (404) an
 * unknown import or course, (409) one that changed since `version`, one without anybody to import, and a draft or
 * archived course.
 */
export async function runImport(
  context: Context,
  id: number,
  version: number,
  plan: ImportPlan,
): Promise<void> {
  await transaction(context, async (inside) => {
    const { db } = inside;
    const found = await lockImport(db, id);
    if (found === undefined) throw new Refusal('importGone');
    if (found.state === 'running' || found.state === 'done') return;
    if (found.state === 'columns') throw new Refusal('importWithoutColumns');
    if (found.version !== version) throw new Refusal('importChanged');
    const { kinds } = await countKinds(db, id);
    if ((kinds.new ?? 0) + (kinds.existing ?? 0) === 0) throw new Refusal('nobodyToImport');
    for (const { value } of await listCourseValues(db, id))
      if (plan.courseOf?.[value] === undefined)
        throw new Refusal('invalidInput', {
          errors: [
            { field: 'CourseOf', message: `Di qué curso es «${value}» de tu lista, o elige ninguno.` },
          ],
        });
    const courseIds = coursesOfPlan(plan);
    if (courseIds.length > 0) await lockOpenCourses(inside, courseIds);
    const coursesOfLine: Record<string, number[]> = {};
    for (const { line, value } of await listRepeatedCourses(db, id)) {
      const course = plan.courseOf?.[value] ?? null;
      if (course !== null) coursesOfLine[line] = [...(coursesOfLine[line] ?? []), course];
    }
    await startRun(db, id, { ...plan, coursesOfLine });
    await queueBatch(db, id);
    const { access, tellExisting } = plan;
    await recordAudit(inside, 'people.run', `import:${id}`, {
      access,
      tellExisting,
      courseIds: courseIds.join(','),
    });
  });
}

/** The courses in which an import enrols anybody. */
export const coursesOfPlan = (plan: ImportPlan | null): number[] => [
  ...new Set([
    ...(plan?.courseIds ?? []),
    ...Object.values(plan?.courseOf ?? {}).filter((course) => course !== null),
  ]),
];

/** Queues the running imports: after a restore, the queue of jobs is a new one. */
export const continueImports = ({ db }: Context): Promise<void> => queueRunning(db);
