import type { BulkResult, SeenRow } from '../../../contract/bulk.ts';
import { type RefusalCode, sentence } from '../../../contract/refusal.ts';
import { type EnrolOutcome, isNowEnrolled } from '../../../contract/results/calls.ts';
import type { Context } from '../../context/context.ts';
import { enrolPeople, type PeopleToEnrol } from './enrol-people.ts';

const reasons: Partial<Record<EnrolOutcome['outcome'], RefusalCode>> = {
  already: 'alreadyEnrolled',
  admin: 'onlyMembersEnrol',
  unknown: 'alreadyGone',
};

/**
 * Enrols accounts ticked in a list (spec 7.4), by the rules and with the refusals of enrolPeople; counts those who get no
 * letter because they are blocked.
 */
export async function enrolMany(
  context: Context,
  items: readonly SeenRow[],
  where: Omit<PeopleToEnrol, 'accountIds'>,
): Promise<{ results: BulkResult[]; blockedCount: number }> {
  const outcomes = await enrolPeople(context, { ...where, accountIds: items.map(({ Id }) => Id) });
  const results = outcomes.map(({ userId: id, outcome }): BulkResult => {
    const reason = reasons[outcome];
    return isNowEnrolled(outcome) || reason === undefined
      ? { id, state: 'done', message: '' }
      : { id, state: 'failed', message: sentence(reason) };
  });
  return { results, blockedCount: outcomes.filter(({ letter }) => letter === 'blocked').length };
}
