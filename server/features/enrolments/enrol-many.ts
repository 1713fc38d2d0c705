import type { BulkResult, SeenRow } from '../../../contract/bulk.ts';
import type { EnrolOutcome } from '../../../contract/calls/result.ts';
import { type RefusalCode, sentence } from '../../../contract/refusal.ts';
import type { Context } from '../../context/context.ts';
import { enrolPeople } from './enrol-people.ts';

const reasons: Record<Exclude<EnrolOutcome['outcome'], 'enrolled'>, RefusalCode> = {
  already: 'alreadyEnrolled',
  inactive: 'accountNotActive',
  admin: 'onlyMembersEnrol',
  unknown: 'alreadyGone',
};

/** Enrols accounts ticked in a list (spec 7.4), by the rules and with the refusals of enrolPeople. */
export async function enrolMany(
  context: Context,
  items: readonly SeenRow[],
  courseId: number,
): Promise<BulkResult[]> {
  const outcomes = await enrolPeople(
    context,
    courseId,
    items.map(({ Id }) => Id),
  );
  return outcomes.map(({ userId: id, outcome }) =>
    outcome === 'enrolled'
      ? { id, state: 'done', message: '' }
      : { id, state: 'failed', message: sentence(reasons[outcome]) },
  );
}
