import type { SavingRules } from './accumulation.ts';
import type { Rate } from './amounts.ts';
import type { ScenarioKey } from './answer.ts';
import type { Day } from './calendar.ts';
import type { EligibilityRule } from './eligibility.ts';
import type { DeathTable } from './life-table.ts';
import type { Floor } from './pension.ts';

/** Every fact of a country that calculations use. */
export interface PensionFacts extends SavingRules {
  eligibility: EligibilityRule[];
  /** The fund's return a year above inflation, before fees. */
  returns: Record<ScenarioKey, Rate>;
  /** The yearly return during payment, as the price of a pension assumes it. */
  technicalRate: Rate;
  partnerShare: Rate;
  /** Guaranteed pensions by months of contributions, and the age from which they are paid. */
  floors: Floor[];
  floorAgeMonths: number;
  /** The country's own life table; without it the example stands in. */
  deaths?: DeathTable;
}
export type FactName = keyof PensionFacts;

/** The facts for the price of a pension. */
export const factsOfPrice: readonly FactName[] = [
  'eligibility',
  'contribution',
  'ceiling',
  'feeOnSalary',
  'feeOnBalance',
  'salaryGrowth',
  'returns',
  'technicalRate',
];

/** The facts for a pension whole: also what it guarantees, and what a partner goes on receiving. */
export const factsOfPension: readonly FactName[] = [
  ...factsOfPrice,
  'partnerShare',
  'floors',
  'floorAgeMonths',
];

interface FactSource {
  source: string;
  link: string;
  /** Null = not reviewed since it was written. */
  reviewed: Day | null;
}

/** The facts that the institute has entered. */
export interface KnownFacts {
  currency: string;
  values: Partial<PensionFacts>;
  sources: Partial<Record<FactName, FactSource>>;
  /** Some came with the demonstration, whose country is invented. */
  isExample: boolean;
}

/** A missing fact, in words: 'el instituto todavía no nos dio …'. */
export const factWords: Record<FactName, string> = {
  eligibility: 'la edad y los meses de aporte que se piden para jubilarse',
  contribution: 'el porcentaje del sueldo que se aporta',
  ceiling: 'el tope del sueldo que aporta',
  feeOnSalary: 'la comisión sobre el sueldo',
  feeOnBalance: 'la comisión sobre el saldo',
  salaryGrowth: 'cuánto suben los sueldos',
  returns: 'cuánto rinden los fondos',
  technicalRate: 'la tasa técnica',
  partnerShare: 'la parte de la pensión que sigue cobrando la pareja',
  floors: 'la pensión mínima y la solidaria',
  floorAgeMonths: 'la edad de la pensión solidaria',
  deaths: 'la tabla de vida',
};
