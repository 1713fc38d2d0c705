import { wholeRate } from './amounts.ts';
import type { Day } from './calendar.ts';
import type { Values } from './fields.ts';
import { type ChoiceField, type DayField, type NumberField, roundMoney } from './fields.ts';
import type { Life, Partner } from './life-table.ts';
import type { PensionFacts } from './pension-facts.ts';

/* The fields that calculators share. Sensible amounts follow from the country's facts: a salary reaches up to its
   ceiling. */

export const ageField: NumberField = {
  kind: 'years',
  name: 'edad',
  label: 'Tu edad',
  min: 18,
  max: 75,
  step: 1,
  initial: 42,
};

export const salaryField = (ceiling: number): NumberField => ({
  kind: 'money',
  name: 'sueldo',
  label: 'Tu sueldo al mes',
  min: 0,
  max: roundMoney(ceiling * 2),
  step: stepOf(ceiling),
  initial: roundMoney(ceiling / 8),
});

export const balanceField = (ceiling: number): NumberField => ({
  kind: 'money',
  name: 'saldo',
  label: 'Lo que tienes en tu cuenta',
  min: 0,
  max: roundMoney(ceiling * 50),
  step: stepOf(ceiling * 20),
  initial: roundMoney(ceiling * 3),
});

/** A two-hundredth of a range, rounded. */
export const stepOf = (most: number): number => roundMoney(most / 400);

export const contributedField: NumberField = {
  kind: 'years',
  name: 'aportes',
  label: 'Años que ya aportaste',
  min: 0,
  max: 50,
  step: 1,
  initial: 15,
};

export const retirementField = (initialMonths: number): NumberField => ({
  kind: 'years',
  name: 'retiro',
  label: 'Edad en que te retiras',
  min: 50,
  max: 75,
  step: 1,
  initial: Math.min(75, Math.max(50, Math.ceil(initialMonths / 12))),
});

export const densityField: NumberField = {
  kind: 'months',
  name: 'meses',
  label: 'Meses que aportas de cada doce',
  min: 0,
  max: 12,
  step: 1,
  initial: 12,
};

export const sexField: ChoiceField = {
  kind: 'choice',
  name: 'sexo',
  label: 'Eres',
  choices: [
    { value: 'mujer', label: 'Mujer' },
    { value: 'hombre', label: 'Hombre' },
    { value: 'no', label: 'Prefiero no decirlo' },
  ],
  initial: 'no',
};

export const partnerField: ChoiceField = {
  kind: 'choice',
  name: 'pareja',
  label: 'Al morir, ¿alguien sigue cobrando?',
  choices: [
    { value: 'no', label: 'No' },
    { value: 'si', label: 'Sí, mi pareja' },
  ],
  initial: 'no',
};

export const birthField = (today: Day): DayField => ({
  kind: 'day',
  name: 'nacimiento',
  label: 'Fecha de nacimiento',
  min: `${Number(today.slice(0, 4)) - 80}-01-01`,
  max: `${Number(today.slice(0, 4)) - 15}${today.slice(4)}`.replace('-02-29', '-02-28'),
  initial: '1984-03-14',
});

export function lifeOf(values: Values): Life {
  const sex = values.text('sexo');
  if (sex === 'mujer') return 'female';
  return sex === 'hombre' ? 'male' : 'either';
}

/** The partner of the same age who would keep a share, if asked for. */
export function partnerOf(values: Values, facts: PensionFacts, ageMonths: number): Partner | undefined {
  if (values.text('pareja') !== 'si') return undefined;
  const own = lifeOf(values);
  const life = own === 'either' ? own : own === 'female' ? 'male' : 'female';
  return { life, ageMonths, share: Math.min(wholeRate, facts.partnerShare) };
}

/** The sex is asked only if the rules depend on it. */
export function sexWhereItMatters({ eligibility }: Pick<PensionFacts, 'eligibility'>): ChoiceField[] {
  return eligibility.some(({ sex }) => sex !== null) ? [sexField] : [];
}
