import type { CalculatorName } from '../../../contract/pension/calculator-names.ts';
import { type Computed, compute } from '../../../contract/pension/calculators.ts';
import type { Typed } from '../../../contract/pension/fields.ts';
import { knownFactsOf } from '../../../contract/pension/known-facts.ts';
import type { KnownFacts } from '../../../contract/pension/pension-facts.ts';
import type { Context } from '../../context/context.ts';
import { today } from '../accounts/local-date.ts';
import { listParameters } from '../facts/parameters.ts';

/** The facts and the day that answers are computed from. */
export async function readCalculatorFacts(context: Context): Promise<{ known: KnownFacts; today: string }> {
  const { currency } = context.settings.current;
  return { known: knownFactsOf(await listParameters(context), currency), today: today(context) };
}

/** Answers a calculator from what was typed. Nothing is stored (spec 18.4). */
export async function computeAnswer(context: Context, name: CalculatorName, typed: Typed): Promise<Computed> {
  const facts = await readCalculatorFacts(context);
  return compute(name, typed, facts.known, facts.today);
}
