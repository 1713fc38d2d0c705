import type { Outcome } from '../../server/testing/reliability/trial.ts';
import type { Line, Way } from './way.ts';

/** A way, and what it came to. */
export interface Tried {
  way: Way;
  /** '2026-11-24'. */
  day: string;
  /** When, where, how long. */
  made: string;
  lines: Line[];
}

const columns = 'Times | Acknowledged at once | Sent again | Lost | Held twice | Refused for ever';
const alignment = '|---|--:|--:|--:|--:|--:|--:|---|';

/** The head of the overview, which has a row for each way. */
export const heads = [`| What was tried | ${columns} | What the person saw | Made |`, `${alignment}---|`];

const countOf = (outcomes: readonly Outcome[], is: (outcome: Outcome) => boolean) =>
  outcomes.filter(is).length;

function figuresOf(outcomes: readonly Outcome[]): string {
  const lost = countOf(outcomes, ({ fault }) => fault.startsWith('lost'));
  const twice = countOf(outcomes, ({ fault }) => fault.startsWith('held'));
  const other = countOf(outcomes, ({ fault }) => fault !== '') - lost - twice;
  const acknowledged = countOf(outcomes, ({ isAcknowledged }) => isAcknowledged);
  return [outcomes.length, acknowledged, outcomes.length - acknowledged, lost, twice, other].join(' | ');
}

/** What people saw who were not told at once that it was saved, most frequent first. */
function seenBy(outcomes: readonly Outcome[]): string {
  const counts = new Map<string, number>();
  for (const { seen } of outcomes) if (seen !== '') counts.set(seen, (counts.get(seen) ?? 0) + 1);
  const sorted = [...counts].toSorted(([, one], [, other]) => other - one);
  return sorted.map(([words, count]) => `«${words}» ${count} ×`).join('; ');
}

/** The row of a way in the overview. */
export function rowOf({ way, day, lines }: Tried): string {
  const outcomes = lines.flatMap((line) => line.outcomes);
  if (outcomes.length === 0) return `| ${way.tried} | not possible on this machine | | | | | | | ${day} |`;
  return `| ${way.tried} | ${figuresOf(outcomes)} | ${seenBy(outcomes)} | ${day} |`;
}

/** One row for each kind of deed, and the first faults of each. */
export function rowsOf({ lines }: Tried): string {
  const rows = lines.map(({ deed, outcomes }) => {
    const faults = [...new Set(outcomes.map(({ fault }) => fault).filter(Boolean))];
    return `| ${deed} | ${figuresOf(outcomes)} | ${faults.slice(0, 3).join('; ')} |`;
  });
  return [`| What | ${columns} | Faults |`, alignment, ...rows].join('\n');
}
