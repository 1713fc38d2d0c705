import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { optionalText } from '../fields.ts';
import { calculatorFields, calculatorNames, calculatorParameters } from '../pension/calculator-names.ts';
import { scenarioKeys } from '../pension/scenarios.ts';

const name = z.enum(calculatorNames, 'Esa calculadora no existe.');

/** A field as typed: the answer names its errors (spec 18.4). */
const typed = optionalText(40);

const typedFields = Object.fromEntries(calculatorParameters.map((field) => [field, typed])) as Record<
  (typeof calculatorParameters)[number],
  typeof typed
>;

const key = z.enum(scenarioKeys);
const part = z.object({ text: z.string(), isStrong: z.boolean() });
const tick = z.object({ at: z.number(), text: z.string() });
const chart = z.object({
  label: z.string(),
  lines: z.array(z.object({ key, path: z.string() })),
  zone: z.string(),
  ends: z.array(z.object({ at: z.number(), figure: z.string(), name: z.string() })),
  rows: z.array(tick),
  columns: z.array(tick),
  start: tick,
});
const table = { title: z.string(), lead: z.string(), columns: z.array(z.string()) };
const row = { name: z.string(), cells: z.array(z.string()) };

const answer = z.object({
  right: z.array(part),
  sentence: z.array(part),
  note: z.string(),
  suppositions: z.array(z.object({ text: z.string(), field: z.enum(calculatorFields) })),
  without: z.nullable(
    z.object({
      requirements: z.array(
        z.object({ name: z.string(), had: z.string(), asked: z.string(), isMet: z.boolean() }),
      ),
      account: z.object({ text: z.string(), isKnown: z.boolean(), source: z.string(), link: z.string() }),
    }),
  ),
  figure: z.string(),
  scenarios: z.object({ ...table, mainColumn: z.int(), rows: z.array(z.object({ key, ...row })) }),
  chart: z.nullable(chart),
  remark: z.string(),
  ways: z.object({ ...table, rows: z.array(z.object(row)) }),
  changes: z.object({
    lead: z.string(),
    better: z.enum(['more', 'less']),
    rows: z.array(z.object({ name: z.string(), detail: z.string(), effect: z.string(), share: z.number() })),
  }),
  assumptions: z.array(
    z.object({ title: z.string(), text: z.string(), source: z.string(), link: z.string() }),
  ),
  reviewed: z.string(),
});

const computed = z.object({
  values: z.record(z.string(), z.string()),
  problems: z.array(z.object({ field: z.string(), message: z.string() })),
  left: z.array(z.object({ field: z.string(), message: z.string() })),
  /** Words for the answer's place while fields wait or cannot be used; '' = it is there. */
  waiting: z.string(),
  /** Missing facts; with any missing there is no answer. */
  missing: z.array(z.string()),
  answer: z.nullable(answer),
});

const rate = z.int();
const day = z.nullable(z.string());
const sex = z.nullable(z.enum(['female', 'male']));
const source = z.object({ source: z.string(), link: z.string(), reviewed: day });

const knownFacts = z.object({
  currency: z.string(),
  values: z.partial(
    z.object({
      eligibility: z.array(
        z.object({
          sex,
          bornFrom: day,
          bornUntil: day,
          ageMonths: z.nullable(z.int()),
          months: z.int(),
          share: z.nullable(rate),
        }),
      ),
      contribution: rate,
      ceiling: z.int(),
      feeOnSalary: rate,
      feeOnBalance: rate,
      salaryGrowth: rate,
      returns: z.object({ prudent: rate, middle: rate, favourable: rate }),
      technicalRate: rate,
      partnerShare: rate,
      floors: z.array(z.object({ months: z.int(), amount: z.int() })),
      floorAgeMonths: z.int(),
      deaths: z.object({ female: z.array(z.int()), male: z.array(z.int()) }),
      hasOneTable: z.boolean(),
      paymentsPerYear: z.int(),
      healthShare: rate,
      childrenAdvance: z.object({ sex, monthsPerChild: z.int(), childrenAtMost: z.nullable(z.int()) }),
      accountOutcome: z.enum(['un-pago', 'cuotas', 'traspaso']),
    }),
  ),
  sources: z.record(z.string(), source),
  isExample: z.boolean(),
});

const calculatorAsked = z.object({
  name: z.enum(calculatorNames),
  title: z.string(),
  /** Other ways in which people ask for it, one a line. */
  asked: z.string(),
  version: z.int(),
});
export type CalculatorAsked = z.infer<typeof calculatorAsked>;

export const calculator = {
  compute: endpoint({
    method: 'GET',
    path: 'Calculator/Compute',
    who: 'open',
    summary:
      'Answers a calculator from what was typed: sentence, scenarios, what it assumes, what changes it',
    input: z.object({ name, ...typedFields }),
    output: computed,
  }),
  getFacts: endpoint({
    method: 'GET',
    path: 'Calculator/GetFacts',
    who: 'open',
    summary: 'The facts and the day that calculators reckon with, for whoever reckons with them in a browser',
    input: z.object({}),
    output: z.object({ known: knownFacts, today: z.string() }),
  }),
  getAsked: endpoint({
    method: 'GET',
    path: 'Calculator/GetAsked',
    who: 'admin',
    grants: ['redactor'],
    summary: 'How people ask for each calculator: the search knows these words',
    input: z.object({}),
    output: z.array(calculatorAsked),
  }),
  updateAsked: endpoint({
    method: 'PUT',
    path: 'Calculator/UpdateAsked',
    who: 'admin',
    grants: ['redactor'],
    effect: 'undoable',
    summary: 'Writes how people ask for a calculator, one way a line; a stale Version is 409',
    input: z.object({ Name: name, Asked: optionalText(3000), Version: z.optional(z.int()) }),
    output: z.object({ version: z.int() }),
  }),
};
