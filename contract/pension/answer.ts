import type { CalculatorParameter } from './calculator-names.ts';
import type { Chart } from './chart.ts';
import type { ScenarioKey } from './scenarios.ts';

/** A piece of a sentence; the figure people came for is strong. */
export interface Part {
  text: string;
  isStrong: boolean;
}

/** A row of the table of scenarios, one cell a column. */
interface ScenarioRow {
  key: ScenarioKey;
  name: string;
  cells: string[];
}

/** A changed value of one input, and its effect on the answer. */
export interface Change {
  name: string;
  detail: string;
  /** '+ Bs 210' */
  effect: string;
  /** The length of its bar, from −100 to 100. */
  share: number;
}

export interface Assumption {
  title: string;
  text: string;
  /** '' = without a source. */
  source: string;
  link: string;
}

/** Something that was not told, as the answer supposed it, and the field that asks for it. */
export interface Supposition {
  text: string;
  field: CalculatorParameter;
}

/** A requirement of a right, and how much of it somebody has. */
export interface Requirement {
  name: string;
  had: string;
  asked: string;
  isMet: boolean;
}

/** The end of an account without a right, as the institute gives it. */
export interface AccountEnd {
  text: string;
  /** The institute has given it. */
  isKnown: boolean;
  source: string;
  link: string;
}

export interface Answer {
  /** From when there is a right: always said first. */
  right: Part[];
  /** The answer to the question; none where there is no right to it. */
  sentence: Part[];
  /** The smaller sentence below it. */
  note: string;
  /** Suppositions, each asked for by a link. */
  suppositions: Supposition[];
  /** Without a right: what is asked and had, and the end of the account. */
  without: { requirements: Requirement[]; account: AccountEnd } | null;
  /** The figure alone, for the bar at the foot of a phone. */
  figure: string;
  scenarios: { title: string; lead: string; columns: string[]; mainColumn: number; rows: ScenarioRow[] };
  /** Null = there is nothing to draw. */
  chart: Chart | null;
  /** A rule that helps or warns; '' = none. */
  remark: string;
  /** Other forms of payment; no rows if none. */
  ways: { title: string; lead: string; columns: string[]; rows: { name: string; cells: string[] }[] };
  /** `better`: whether more or less of it is good. */
  changes: { lead: string; better: 'more' | 'less'; rows: Change[] };
  assumptions: Assumption[];
  /** The age of the facts behind it, and whether they belong to a real country. */
  reviewed: string;
}

/** An invalid field and the reason. */
export interface Problem {
  field: string;
  message: string;
}

export const noWays: Answer['ways'] = { title: '', lead: '', columns: [], rows: [] };
export const noScenarios: Answer['scenarios'] = { title: '', lead: '', columns: [], mainColumn: 0, rows: [] };

/** Instead of a difference that rounds to nothing. */
export const unchanged = 'sin cambio';

/** A sentence of plain and *strong* pieces. */
export const sentenceOf = (text: string): Part[] =>
  text
    .split('*')
    .map((piece, place) => ({ text: piece, isStrong: place % 2 === 1 }))
    .filter(({ text: piece }) => piece !== '');

/** Changes by the size of their effect, the greatest first, with bars as long as they are great. */
export function sortedChanges(
  changes: readonly { name: string; detail: string; by: number }[],
  tell: (by: number) => string,
): Change[] {
  const most = Math.max(1, ...changes.map(({ by }) => Math.abs(by)));
  return changes
    .toSorted((one, other) => Math.abs(other.by) - Math.abs(one.by))
    .map(({ name, detail, by }) => {
      const effect = tell(by);
      return { name, detail, effect, share: effect === unchanged ? 0 : Math.round((by / most) * 100) };
    });
}
