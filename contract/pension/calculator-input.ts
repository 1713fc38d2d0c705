import type { Day } from './calendar.ts';
import type { Values } from './fields.ts';
import type { KnownFacts, PensionFacts } from './pension-facts.ts';
import type { Person } from './person.ts';
import type { Prospect } from './prospect.ts';
import type { Money } from './shown.ts';

/** A question with all inputs of its answer. */
export interface CalculatorInput {
  values: Values;
  person: Person;
  /** The model's word on the person: every answer begins with it. */
  prospect: Prospect;
  /** All facts that the calculator needs are there. */
  facts: PensionFacts;
  known: KnownFacts;
  money: Money;
  today: Day;
  reviewed: string;
}
