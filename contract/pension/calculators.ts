import type { Answer, Problem } from './answer.ts';
import { reviewOf } from './assumptions.ts';
import type { CalculatorInput } from './calculator-input.ts';
import { type CalculatorName, calculatorTitles } from './calculator-names.ts';
import { ageInMonths, type Day } from './calendar.ts';
import { eligibilityAnswer } from './eligibility-answer.ts';
import { feeAnswer } from './fee-answer.ts';
import {
  type CalculatorField,
  type NumberField,
  type ReadValues,
  readValues,
  roundMoney,
  type Typed,
} from './fields.ts';
import { gapAnswer } from './gap-answer.ts';
import { tableAges } from './life-table.ts';
import { retirementAge } from './model.ts';
import { pensionAnswer } from './pension-answer.ts';
import {
  type FactName,
  factsOfPension,
  factsOfPrice,
  factWords,
  type KnownFacts,
  type PensionFacts,
} from './pension-facts.ts';
import { savingAnswer } from './saving-answer.ts';
import * as shared from './shared-fields.ts';
import { moneyIn, yearsInWords } from './shown.ts';

/** Fields shown open, and those under 'Más datos'. */
export interface CalculatorFields {
  main: CalculatorField[];
  more: CalculatorField[];
}

interface Calculator {
  title: string;
  /** Its subject in a sentence. */
  about: string;
  /** The number of values asked first. */
  asked: number;
  minutes: number;
  needs: readonly FactName[];
  /** `isPriced` = all facts for the price of a pension are there. */
  fields(facts: PensionFacts, today: Day, isPriced: boolean): CalculatorFields;
  answer(asked: CalculatorInput): Answer;
}

export const calculators: Readonly<Record<CalculatorName, Calculator>> = {
  'cuando-puedo-jubilarme': {
    title: calculatorTitles['cuando-puedo-jubilarme'],
    about: 'Tu edad y tus años aportados dicen desde qué mes tienes derecho a una pensión.',
    asked: 2,
    minutes: 1,
    needs: ['eligibility', 'floors', 'floorAgeMonths'],
    fields: (facts, today, isPriced) => ({
      main: [shared.birthField(today), shared.contributedField, ...shared.sexWhereItMatters(facts)],
      more:
        isPriced && facts.eligibility.some(({ share }) => share !== null) ? accountFields(facts.ceiling) : [],
    }),
    answer: eligibilityAnswer,
  },
  'cuanto-recibire': {
    title: calculatorTitles['cuanto-recibire'],
    about: 'Una pensión estimada en tres escenarios, y lo que más puede subirla.',
    asked: 5,
    minutes: 2,
    needs: factsOfPension,
    fields: (facts) => ({
      main: [
        shared.ageField,
        shared.salaryField(facts.ceiling),
        shared.balanceField(facts.ceiling),
        shared.contributedField,
        shared.retirementField(retirementAge(facts)),
      ],
      more: [shared.densityField, shared.sexField, shared.partnerField],
    }),
    answer: pensionAnswer,
  },
  'cuanto-cuesta-una-laguna': {
    title: calculatorTitles['cuanto-cuesta-una-laguna'],
    about: 'Lo que pierde tu pensión por los meses en que nadie aportó, y cómo recuperarlos.',
    asked: 3,
    minutes: 1,
    needs: factsOfPension,
    fields: (facts) => ({
      main: [shared.ageField, shared.salaryField(facts.ceiling), gapField],
      more: [shared.retirementField(retirementAge(facts)), shared.sexField],
    }),
    answer: gapAnswer,
  },
  'cuanto-debo-ahorrar': {
    title: calculatorTitles['cuanto-debo-ahorrar'],
    about: 'Di cuánto quieres recibir y te decimos cuánto apartar cada mes desde hoy.',
    asked: 4,
    minutes: 2,
    needs: factsOfPension,
    fields: (facts) => ({
      main: [
        shared.ageField,
        shared.salaryField(facts.ceiling),
        shared.balanceField(facts.ceiling),
        aimField(facts.ceiling),
      ],
      more: [shared.retirementField(retirementAge(facts)), shared.sexField],
    }),
    answer: savingAnswer,
  },
  'cuanto-pago-de-comision': {
    title: calculatorTitles['cuanto-pago-de-comision'],
    about: 'Lo que cobra la administradora en un mes, en un año y hasta que te retires.',
    asked: 3,
    minutes: 1,
    needs: factsOfPension,
    fields: (facts) => ({
      main: [shared.ageField, shared.salaryField(facts.ceiling), shared.balanceField(facts.ceiling)],
      more: [shared.retirementField(retirementAge(facts))],
    }),
    answer: feeAnswer,
  },
};

const gapField: NumberField = {
  kind: 'months',
  name: 'laguna',
  label: 'Meses sin aportar',
  min: 1,
  max: 120,
  step: 1,
  initial: 24,
};

const aimField = (ceiling: number): NumberField => ({
  kind: 'money',
  name: 'meta',
  label: 'Lo que quieres recibir al mes',
  min: 0,
  max: roundMoney(ceiling),
  step: shared.stepOf(ceiling),
  initial: (shared.salaryField(ceiling).initial * 4) / 5,
});

/** Salary and balance, which enable the ways to a pension that need an account. */
const accountFields = (ceiling: number): CalculatorField[] => [
  { ...shared.salaryField(ceiling), initial: 0 },
  { ...shared.balanceField(ceiling), initial: 0 },
];

/** A question as shown: its fields with values, errors, missing facts, and the answer. */
export interface Computed {
  fields: CalculatorFields;
  /** The values in the address, by field. */
  values: Record<string, string>;
  problems: Problem[];
  /** The missing facts, in words; with any missing there is no answer. */
  missing: string[];
  answer: Answer | null;
}

/** Contributions begin at the age of 15: as many years at most, and a sentence where more were typed. */
function withinLife(read: ReadValues, typed: Typed, today: Day): ReadValues {
  const { values, shown, problems } = read;
  const birth = values.text('nacimiento');
  const age = birth === '' ? values.number('edad') : Math.floor(ageInMonths(birth, today) / 12);
  const most = Math.max(0, age - tableAges.first);
  if (values.number('aportes') <= most) return read;
  const isTyped = (typed['aportes'] ?? '').trim() !== '';
  const message = `Escribe un valor entre 0 años y ${yearsInWords(most * 12)}: no se aporta antes de los ${tableAges.first}.`;
  return {
    values: { ...values, number: (name) => (name === 'aportes' ? most : values.number(name)) },
    shown: isTyped ? shown : { ...shown, aportes: String(most) },
    problems: isTyped ? [...problems, { field: 'aportes', message }] : problems,
  };
}

/**
 * Answers a question from the typed values, the country's facts and the day, deterministically on the server and in the
 * browser. An invalid value is replaced by its initial one, with a sentence that says why.
 */
export function compute(name: CalculatorName, typed: Typed, known: KnownFacts, today: Day): Computed {
  const calculator = calculators[name];
  const missing = calculator.needs.filter((need) => known.values[need] === undefined);
  if (missing.length > 0)
    return {
      fields: { main: [], more: [] },
      values: {},
      problems: [],
      missing: missing.map((need) => factWords[need]),
      answer: null,
    };
  const facts = known.values as PensionFacts;
  const money = moneyIn(known.currency);
  const isPriced = factsOfPrice.every((need) => known.values[need] !== undefined);
  const fields = calculator.fields(facts, today, isPriced);
  const { values, shown, problems } = withinLife(
    readValues([...fields.main, ...fields.more], typed, money),
    typed,
    today,
  );
  const isByTable = known.values.deaths !== undefined && calculator.needs.includes('technicalRate');
  const reviewed = reviewOf(known, isByTable ? [...calculator.needs, 'deaths'] : calculator.needs, today);
  const answer = calculator.answer({ values, facts, known, money, today, reviewed });
  return { fields, values: shown, problems, missing: [], answer };
}
