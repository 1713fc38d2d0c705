import type { Outcome } from '../../server/testing/reliability/check-save.ts';
import type { Fault, Row } from './fault.ts';

export interface Result {
  fault: Fault;
  /** '2026-11-24'. */
  day: string;
  /** Date, machine, duration. */
  made: string;
  rows: Row[];
}

const columns = 'Times | Acknowledged at once | Sent again | Lost | Held twice | Refused for ever';
const alignment = '|---|--:|--:|--:|--:|--:|--:|---|';

/** The head of the overview, which has a row for each fault. */
export const heads = [`| What was tried | ${columns} | What the person saw | Made |`, `${alignment}---|`];

const countOf = (outcomes: readonly Outcome[], is: (outcome: Outcome) => boolean) =>
  outcomes.filter(is).length;

function figuresOf(outcomes: readonly Outcome[]): string {
  const lost = countOf(outcomes, ({ problem }) => problem.startsWith('lost'));
  const twice = countOf(outcomes, ({ problem }) => problem.startsWith('stored'));
  const other = countOf(outcomes, ({ problem }) => problem !== '') - lost - twice;
  const acknowledged = countOf(outcomes, ({ isAcknowledged }) => isAcknowledged);
  return [outcomes.length, acknowledged, outcomes.length - acknowledged, lost, twice, other].join(' | ');
}

/** The messages that people saw instead of an acknowledgement, most frequent first. */
function messagesOf(outcomes: readonly Outcome[]): string {
  const counts = new Map<string, number>();
  for (const { message } of outcomes) if (message !== '') counts.set(message, (counts.get(message) ?? 0) + 1);
  const sorted = [...counts].toSorted(([, one], [, other]) => other - one);
  return sorted.map(([message, count]) => `«${message}» ${count} ×`).join('; ');
}

export function rowOf({ fault, day, rows }: Result): string {
  const outcomes = rows.flatMap((row) => row.outcomes);
  if (outcomes.length === 0)
    return `| ${fault.description} | not possible on this machine | | | | | | | ${day} |`;
  return `| ${fault.description} | ${figuresOf(outcomes)} | ${messagesOf(outcomes)} | ${day} |`;
}

/** One row for each kind of save, and the first problems of each. */
export function rowsOf({ rows }: Result): string {
  const shown = rows.map(({ save, outcomes }) => {
    const problems = [...new Set(outcomes.map(({ problem }) => problem).filter(Boolean))];
    return `| ${save} | ${figuresOf(outcomes)} | ${problems.slice(0, 3).join('; ')} |`;
  });
  return [`| What | ${columns} | Faults |`, alignment, ...shown].join('\n');
}
