import type { Answer, Problem } from './answer.ts';
import { reviewOf } from './assumptions.ts';
import type { CalculatorInput } from './calculator-input.ts';
import { type CalculatorName, calculatorTitles } from './calculator-names.ts';
import { ageInMonths, type Day } from './calendar.ts';
import { eligibilityAnswer } from './eligibility-answer.ts';
import { feeAnswer } from './fee-answer.ts';
import {
  type CalculatorField,
  emptyMessage,
  missingInWords,
  type ReadValues,
  readValues,
  type Typed,
} from './fields.ts';
import { gapAnswer } from './gap-answer.ts';
import { tableAges } from './life-table.ts';
import { pensionAnswer } from './pension-answer.ts';
import {
  type FactName,
  factsOfPension,
  factsOfPrice,
  factWords,
  type KnownFacts,
  type PensionFacts,
} from './pension-facts.ts';
import { prospectOf } from './prospect.ts';
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

/** The fields by which every question asks about a person. */
function personFields(facts: PensionFacts, today: Day) {
  const bySex = shared.sexFields(facts);
  const isFirst = shared.isAgeBySex(facts);
  return {
    birth: shared.birthField(today),
    contributed: shared.contributedField,
    salary: shared.salaryField(facts.ceiling),
    balance: shared.balanceField(facts.ceiling),
    sexFirst: isFirst ? bySex : [],
    more: [...(isFirst ? [] : bySex), ...shared.childrenFields(facts)],
  };
}

export const calculators: Readonly<Record<CalculatorName, Calculator>> = {
  'cuando-puedo-jubilarme': {
    title: calculatorTitles['cuando-puedo-jubilarme'],
    about: 'Tu edad y tus años aportados dicen desde qué mes tienes derecho a una pensión.',
    asked: 2,
    minutes: 1,
    needs: ['eligibility', 'floors', 'floorAgeMonths'],
    fields: (facts, today, isPriced) => {
      const { birth, contributed, salary, balance, sexFirst, more } = personFields(facts, today);
      const byAccount = facts.eligibility.some(({ share }) => share !== null);
      const account = [
        ...(isPriced ? [{ ...salary, isOptional: true }] : []),
        ...(isPriced && byAccount ? [{ ...balance, isOptional: true }] : []),
      ];
      return {
        main: [birth, contributed, ...sexFirst],
        more: [shared.densityField, ...more, ...account, shared.pensionerField],
      };
    },
    answer: eligibilityAnswer,
  },
  'cuanto-recibire': {
    title: calculatorTitles['cuanto-recibire'],
    about: 'Una pensión estimada en tres escenarios, y lo que más puede subirla.',
    asked: 5,
    minutes: 2,
    needs: factsOfPension,
    fields: (facts, today) => {
      const { birth, contributed, salary, balance, sexFirst, more } = personFields(facts, today);
      return {
        main: [birth, contributed, salary, balance, ...sexFirst, shared.retirementField],
        more: [shared.densityField, ...more, shared.partnerField, shared.pensionerField],
      };
    },
    answer: pensionAnswer,
  },
  'cuanto-cuesta-una-laguna': {
    title: calculatorTitles['cuanto-cuesta-una-laguna'],
    about: 'Lo que pierde tu pensión por los meses en que nadie aportó, y cómo recuperarlos.',
    asked: 5,
    minutes: 2,
    needs: factsOfPension,
    fields: (facts, today) => {
      const { birth, contributed, salary, balance, sexFirst, more } = personFields(facts, today);
      return {
        main: [birth, contributed, salary, balance, ...sexFirst, shared.gapField],
        more: [
          { ...shared.retirementField, isOptional: true },
          shared.densityField,
          ...more,
          shared.partnerField,
          shared.pensionerField,
        ],
      };
    },
    answer: gapAnswer,
  },
  'cuanto-debo-ahorrar': {
    title: calculatorTitles['cuanto-debo-ahorrar'],
    about: 'Di cuánto quieres recibir y te decimos cuánto apartar cada mes desde hoy.',
    asked: 5,
    minutes: 2,
    needs: factsOfPension,
    fields: (facts, today) => {
      const { birth, contributed, salary, balance, sexFirst, more } = personFields(facts, today);
      return {
        main: [birth, contributed, salary, balance, ...sexFirst, shared.aimField(facts.ceiling)],
        more: [
          { ...shared.retirementField, isOptional: true },
          shared.densityField,
          ...more,
          shared.partnerField,
          shared.pensionerField,
        ],
      };
    },
    answer: savingAnswer,
  },
  'cuanto-pago-de-comision': {
    title: calculatorTitles['cuanto-pago-de-comision'],
    about: 'Lo que cobra la administradora en un mes, en un año y hasta que te retires.',
    asked: 4,
    minutes: 1,
    needs: factsOfPension,
    fields: (facts, today) => {
      const { birth, contributed, salary, balance, sexFirst, more } = personFields(facts, today);
      return {
        main: [birth, contributed, salary, balance, ...sexFirst],
        more: [
          { ...shared.retirementField, isOptional: true },
          shared.densityField,
          ...more,
          shared.pensionerField,
        ],
      };
    },
    answer: feeAnswer,
  },
};

/** A question as shown: its fields with values, errors, missing facts, and the answer. */
export interface Computed {
  fields: CalculatorFields;
  /** The values in the address, by field; 'no-se' = the box beside it is ticked. */
  values: Record<string, string>;
  /** Values that cannot be used. */
  problems: Problem[];
  /** Fields that wait for a value, with the sentence for beside them. */
  left: Problem[];
  /** Words for the answer's place while it waits: 'Faltan tu fecha de nacimiento y tu sueldo.' */
  waiting: string;
  /** The missing facts, in words; with any missing there is no answer. */
  missing: string[];
  answer: Answer | null;
}

/** Values that no life has: contributions before the age of 15, a retirement in the past. */
function impossible({ values }: ReadValues, today: Day): Problem[] {
  const birth = values.text('nacimiento');
  if (birth === '') return [];
  const age = ageInMonths(birth, today);
  const most = Math.max(0, age - tableAges.first * 12);
  const wished = values.number('retiro');
  return [
    ...((values.number('aportes') ?? 0) > most
      ? [
          {
            field: 'aportes',
            message: `Escribe un valor entre 0 años y ${yearsInWords(most)}: no se aporta antes de los ${tableAges.first}.`,
          },
        ]
      : []),
    ...(wished !== null && wished < Math.floor(age / 12) * 12
      ? [
          {
            field: 'retiro',
            message: `Ya tienes ${yearsInWords(Math.floor(age / 12) * 12)}: escribe esa edad o una mayor.`,
          },
        ]
      : []),
  ];
}

/** The sentence in the answer's place while a value is missing or cannot be used. */
function waitingFor(
  left: readonly CalculatorField[],
  problems: readonly Problem[],
  all: readonly CalculatorField[],
): string {
  const wrong = all.filter(({ name }) => problems.some(({ field }) => field === name));
  if (wrong.length === 0) return missingInWords(left);
  const subjects = wrong.map(({ subject }) => subject.text);
  const last = subjects.pop() ?? '';
  const said = `No podemos usar ${subjects.length === 0 ? last : `${subjects.join(', ')} y ${last}`} como lo escribiste.`;
  return [said, missingInWords(left)].filter(Boolean).join(' ');
}

/**
 * Answers a question from the typed values, the country's facts and the day, deterministically on the server and in the
 * browser. While a field waits for a value, or has one that cannot be used, there is no answer (spec 18.4).
 */
export function compute(name: CalculatorName, typed: Typed, known: KnownFacts, today: Day): Computed {
  const calculator = calculators[name];
  const missing = calculator.needs.filter((need) => known.values[need] === undefined);
  if (missing.length > 0)
    return {
      fields: { main: [], more: [] },
      values: {},
      problems: [],
      left: [],
      waiting: '',
      missing: missing.map((need) => factWords[need]),
      answer: null,
    };
  const facts = known.values as PensionFacts;
  const money = moneyIn(known.currency);
  const isPriced = factsOfPrice.every((need) => known.values[need] !== undefined);
  const fields = calculator.fields(facts, today, isPriced);
  const all = [...fields.main, ...fields.more];
  const read = readValues(all, typed, money);
  const problems = [...read.problems, ...impossible(read, today)];
  const waiting = waitingFor(read.left, problems, all);
  return {
    fields,
    values: read.shown,
    problems,
    left: read.left.map((field) => ({ field: field.name, message: emptyMessage(field) })),
    waiting,
    missing: [],
    answer: waiting === '' ? answerOf(calculator, read, { facts, known, money, today }) : null,
  };
}

function answerOf(
  calculator: Calculator,
  { values }: ReadValues,
  given: Pick<CalculatorInput, 'facts' | 'known' | 'money' | 'today'>,
): Answer {
  const { known, facts, today } = given;
  const person = shared.personOf(values);
  const told = (
    ['hasOneTable', 'paymentsPerYear', 'healthShare', 'childrenAdvance', 'deaths'] as const
  ).filter((name) => known.values[name] !== undefined && calculator.needs.includes('technicalRate'));
  const reviewed = reviewOf(known, [...calculator.needs, ...told], today);
  return calculator.answer({
    ...given,
    values,
    person,
    prospect: prospectOf(person, facts, today),
    reviewed,
  });
}

/** The values of a form as the parameters of an address: those that were given, money without its groups. */
export function addressOf(values: Readonly<Record<string, string>>): string {
  const given = Object.entries(values).filter(([, value]) => value !== '');
  return String(new URLSearchParams(given.map(([name, value]) => [name, value.replaceAll('\u00a0', '')])));
}

const exampleOf: Readonly<Record<string, string>> = {
  aportes: '15 años',
  sueldo: '4200',
  saldo: '68500',
  retiro: 'no-se',
  laguna: '24',
  meta: '3000',
};

/** Rosa, 42 years old: an example is somebody by name. */
export const exampleName = 'Rosa, 42 años';
export const exampleTyped = (today: Day): Typed => ({
  ...exampleOf,
  nacimiento: `${Number(today.slice(0, 4)) - 42}-01-01`,
});
