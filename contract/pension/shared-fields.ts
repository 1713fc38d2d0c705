import type { Day } from './calendar.ts';
import { type ChoiceField, type DayField, type NumberField, roundMoney, type Values } from './fields.ts';
import type { PensionFacts } from './pension-facts.ts';
import type { Person } from './person.ts';

/* The fields that calculators share: each asks for one thing of a person. Amounts follow from the country's facts. */

const unknown = { label: 'No sé', value: null } as const;

/** 18 to 110 years ago, where the life table ends. */
export function birthField(today: Day): DayField {
  const year = Number(today.slice(0, 4));
  const rest = today.slice(4).replace('-02-29', '-02-28');
  return {
    kind: 'day',
    name: 'nacimiento',
    label: '¿Cuándo naciste?',
    subject: { text: 'tu fecha de nacimiento' },
    min: `${year - 110}${rest}`,
    max: `${year - 15}${rest}`,
  };
}

export const contributedField: NumberField = {
  kind: 'time',
  name: 'aportes',
  label: '¿Cuánto tiempo aportaste?',
  subject: { text: 'tus años aportados', isPlural: true },
  hint: 'Años o meses: 15 años, o 179 meses. Si no sabes, contamos desde la mitad de tus meses hasta todos.',
  instead: unknown,
  min: 0,
  max: 70 * 12,
  example: 15 * 12,
};

export const salaryField = (ceiling: number): NumberField => ({
  kind: 'money',
  name: 'sueldo',
  label: '¿Cuánto ganas al mes?',
  subject: { text: 'tu sueldo' },
  instead: { label: 'Ya no trabajo', value: 0 },
  min: 0,
  max: roundMoney(ceiling * 2),
  example: roundMoney(ceiling / 8),
});

export const balanceField = (ceiling: number): NumberField => ({
  kind: 'money',
  name: 'saldo',
  label: '¿Cuánto tienes en tu cuenta?',
  subject: { text: 'tu saldo' },
  hint: 'Está en tu estado de cuenta.',
  instead: unknown,
  min: 0,
  max: roundMoney(ceiling * 50),
  example: roundMoney(ceiling * 3),
});

export const retirementField: NumberField = {
  kind: 'age',
  name: 'retiro',
  label: '¿A qué edad quieres retirarte?',
  subject: { text: 'la edad en que quieres retirarte' },
  hint: 'Si no sabes, decimos la primera edad con derecho.',
  instead: unknown,
  min: 18 * 12,
  max: 110 * 12,
  example: 65 * 12,
};

export const densityField: NumberField = {
  kind: 'months',
  name: 'meses',
  label: 'Meses que aportarás de cada doce',
  subject: { text: 'los meses que aportarás', isPlural: true },
  isOptional: true,
  min: 0,
  max: 12,
  example: 9,
};

export const gapField: NumberField = {
  kind: 'months',
  name: 'laguna',
  label: '¿Cuántos meses estarás sin aportar?',
  subject: { text: 'los meses sin aportar', isPlural: true },
  min: 1,
  max: 120,
  example: 24,
};

export const aimField = (ceiling: number): NumberField => ({
  kind: 'money',
  name: 'meta',
  label: '¿Cuánto quieres recibir al mes?',
  subject: { text: 'lo que quieres recibir' },
  min: 0,
  max: roundMoney(ceiling),
  example: roundMoney(ceiling / 10),
});

const childrenField: NumberField = {
  kind: 'count',
  name: 'hijos',
  label: '¿Cuántos hijos tienes?',
  subject: { text: 'tus hijos', isPlural: true },
  isOptional: true,
  min: 0,
  max: 20,
  example: 2,
};

const optionalChoice = (
  name: ChoiceField['name'],
  label: string,
  subject: string,
  choices: ChoiceField['choices'],
): ChoiceField => ({
  kind: 'choice',
  name,
  label,
  subject: { text: subject },
  isOptional: true,
  choices: [{ value: '', label: 'Sin decir' }, ...choices],
});

const sexField: ChoiceField = {
  ...optionalChoice('sexo', 'Eres', 'si eres mujer u hombre', []),
  choices: [
    { value: 'no', label: 'Prefiero no decirlo' },
    { value: 'mujer', label: 'Mujer' },
    { value: 'hombre', label: 'Hombre' },
  ],
};

export const partnerField = optionalChoice(
  'pareja',
  'Al morir, ¿alguien sigue cobrando?',
  'si alguien sigue cobrando',
  [
    { value: 'no', label: 'No' },
    { value: 'si', label: 'Sí, mi pareja' },
  ],
);

export const pensionerField = optionalChoice(
  'pension',
  '¿Ya cobras una pensión?',
  'si ya cobras una pensión',
  [
    { value: 'no', label: 'Todavía no' },
    { value: 'si', label: 'Sí, ya la cobro' },
  ],
);

/** The sex is asked where the rules or the life table depend on it. */
export const sexFields = ({
  eligibility,
  hasOneTable,
  childrenAdvance,
}: Partial<PensionFacts>): ChoiceField[] =>
  hasOneTable !== true || (eligibility ?? []).some(({ sex }) => sex !== null) || childrenAdvance?.sex != null
    ? [sexField]
    : [];

/** True if the age of retirement depends on the sex. */
export const isAgeBySex = ({ eligibility }: Pick<PensionFacts, 'eligibility'>): boolean =>
  eligibility.some(({ sex }) => sex !== null);

/** Children are asked for where the law counts them. */
export const childrenFields = ({ childrenAdvance }: Partial<PensionFacts>): NumberField[] =>
  childrenAdvance === undefined ? [] : [childrenField];

const yesOrNo = (text: string): boolean | null => (text === '' ? null : text === 'si');

/** The person that the fields tell of. */
export function personOf(values: Values): Person {
  const sex = values.text('sexo');
  return {
    birth: values.text('nacimiento'),
    sex: sex === 'mujer' ? 'female' : sex === 'hombre' ? 'male' : null,
    contributed: values.number('aportes'),
    salary: values.number('sueldo'),
    balance: values.number('saldo'),
    density: values.number('meses'),
    gap: 0,
    voluntary: 0,
    children: values.number('hijos'),
    hasPartner: yesOrNo(values.text('pareja')),
    isPensioner: yesOrNo(values.text('pension')),
    retirement: values.number('retiro'),
  };
}
