import type { Day } from './calendar.ts';
import type { Values } from './fields.ts';
import type { KnownFacts, PensionFacts } from './pension-facts.ts';
import type { Money } from './shown.ts';

/** A question with all inputs of its answer. */
export interface CalculatorInput {
  values: Values;
  /** All facts that the calculator needs are there. */
  facts: PensionFacts;
  known: KnownFacts;
  money: Money;
  today: Day;
  reviewed: string;
}
