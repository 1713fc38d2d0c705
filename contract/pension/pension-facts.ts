import type { ChildrenAdvance } from '../facts/values.ts';
import type { SavingRules } from './accumulation.ts';
import type { Rate } from './amounts.ts';
import type { Day } from './calendar.ts';
import type { DeathTable, Sex } from './life-table.ts';
import type { Floor } from './pension.ts';
import type { ScenarioKey } from './scenarios.ts';

/** A way to a pension; one of several suffices. */
export interface EligibilityRule {
  /** Null = everybody. */
  sex: Sex | null;
  /** The birth dates that it covers; null = without a limit. */
  bornFrom: Day | null;
  bornUntil: Day | null;
  /** Null = any age. */
  ageMonths: number | null;
  months: number;
  /** The share of the reference salary that the account must pay for life; null = any. */
  share: Rate | null;
}

/** The end of the account of somebody who never has a right: one payment, instalments, another system. */
export type AccountOutcome = 'un-pago' | 'cuotas' | 'traspaso';

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
  /** One table of deaths for women and men; absent = the institute has not said, each has their own. */
  hasOneTable?: boolean;
  /** Payments of a pension a year; absent = unknown. */
  paymentsPerYear?: number;
  /** Share of each payment that is kept for health insurance; absent = unknown. */
  healthShare?: Rate;
  /** Absent = unknown. */
  childrenAdvance?: ChildrenAdvance;
  /** Absent = unknown. */
  accountOutcome?: AccountOutcome;
}
export type FactName = keyof PensionFacts;

/** The facts for the price of a pension. */
export const factsOfPrice = [
  'eligibility',
  'contribution',
  'ceiling',
  'feeOnSalary',
  'feeOnBalance',
  'salaryGrowth',
  'returns',
  'technicalRate',
] as const satisfies readonly FactName[];

/** The facts for a pension whole: also what it guarantees, and what a partner goes on receiving. */
export const factsOfPension = [
  ...factsOfPrice,
  'partnerShare',
  'floors',
  'floorAgeMonths',
] as const satisfies readonly FactName[];

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
  hasOneTable: 'para quién vale la tabla de vida',
  paymentsPerYear: 'cuántas veces al año se paga la pensión',
  healthShare: 'cuánto se descuenta para el seguro de salud',
  childrenAdvance: 'cuánto se adelanta la edad por hijos',
  accountOutcome: 'qué pasa con la cuenta de quien no llega a una pensión',
};
