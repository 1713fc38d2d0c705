import type { Refusal } from '../../../contract/refusal.ts';
import type { PeriodProblem } from './report.rules.ts';

/** Figures, or the error of their period. Other refusals are rethrown. */
export async function countedFigures<Figures>(
  count: () => Promise<Figures>,
): Promise<{ figures: Figures } | { problem: PeriodProblem }> {
  try {
    return { figures: await count() };
  } catch (error) {
    // the server's own class: the build of the screens has a copy with the same name
    const { status, errors = [] } = error as Partial<Refusal>;
    const [first] = errors.filter(({ field }) => status === 400 && (field === 'From' || field === 'To'));
    if (first === undefined) throw error;
    return { problem: { field: first.field === 'From' ? 'from' : 'to', message: first.message } };
  }
}
