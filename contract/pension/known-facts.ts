import type { ParameterKey } from '../facts/keys.ts';
import type { AgeRow, ChildrenAdvance, FloorRow, ParameterValue, WayRow } from '../facts/values.ts';
import type { Day } from './calendar.ts';
import type { AccountOutcome, FactName, KnownFacts, PensionFacts } from './pension-facts.ts';

/** A fact of the country, reduced to what calculations use. */
export interface GivenFact {
  key: string;
  /** Null = not given. */
  value: ParameterValue | null;
  source: string;
  link: string;
  reviewed: Day | null;
  isExample: boolean;
}

/** The key of each fact, or of the first key that it is made of. */
const keys = {
  eligibility: 'edad-de-jubilacion',
  contribution: 'aporte',
  ceiling: 'tope-del-sueldo',
  feeOnSalary: 'comision-sobre-sueldo',
  feeOnBalance: 'comision-sobre-saldo',
  salaryGrowth: 'crecimiento-del-sueldo',
  returns: 'rendimiento-medio',
  technicalRate: 'tasa-tecnica',
  partnerShare: 'parte-de-la-pareja',
  floors: 'pension-solidaria',
  floorAgeMonths: 'edad-de-pension-solidaria',
  deaths: 'mortalidad',
  hasOneTable: 'tabla-de-quien',
  paymentsPerYear: 'mensualidades',
  healthShare: 'descuento-de-salud',
  childrenAdvance: 'adelanto-por-hijos',
  accountOutcome: 'cuenta-sin-derecho',
} as const satisfies Record<FactName, ParameterKey>;

/** Takes a country's facts for calculations; a missing or incomplete one is left out (spec 18.1). */
export function knownFactsOf(given: readonly GivenFact[], currency: string): KnownFacts {
  const byKey = new Map(given.filter(({ value }) => value !== null).map((fact) => [fact.key, fact]));
  const valueAt = <Value extends ParameterValue>(key: ParameterKey) =>
    byKey.get(key)?.value as Value | undefined;
  const months = valueAt<number>('meses-de-aporte');
  const ages = valueAt<AgeRow[]>('edad-de-jubilacion');
  const ways = valueAt<WayRow[]>('otras-vias') ?? [];
  const solidarity = valueAt<FloorRow[]>('pension-solidaria');
  const table = valueAt<'todos' | 'cada-sexo'>('tabla-de-quien');
  const advance = valueAt<ChildrenAdvance | string>('adelanto-por-hijos');
  const minimum = valueAt<number>('pension-minima');
  const [prudent, middle, favourable] = [
    valueAt<number>('rendimiento-prudente'),
    valueAt<number>('rendimiento-medio'),
    valueAt<number>('rendimiento-favorable'),
  ];
  const values: { [Name in FactName]: PensionFacts[Name] | undefined } = {
    eligibility:
      ages === undefined || months === undefined
        ? undefined
        : [...ages.map((row) => ({ ...row, months, share: null })), ...ways],
    contribution: valueAt('aporte'),
    ceiling: valueAt('tope-del-sueldo'),
    feeOnSalary: valueAt('comision-sobre-sueldo'),
    feeOnBalance: valueAt('comision-sobre-saldo'),
    salaryGrowth: valueAt('crecimiento-del-sueldo'),
    returns:
      prudent === undefined || middle === undefined || favourable === undefined
        ? undefined
        : { prudent, middle, favourable },
    technicalRate: valueAt('tasa-tecnica'),
    partnerShare: valueAt('parte-de-la-pareja'),
    floors:
      minimum === undefined || months === undefined
        ? solidarity
        : [...(solidarity ?? []), { months, amount: minimum }],
    floorAgeMonths: valueAt('edad-de-pension-solidaria'),
    deaths: valueAt('mortalidad'),
    hasOneTable: table === undefined ? undefined : table === 'todos',
    paymentsPerYear: valueAt('mensualidades'),
    healthShare: valueAt('descuento-de-salud'),
    // a version from before it was counted is a text, of which nothing can be reckoned
    childrenAdvance: typeof advance === 'object' ? advance : undefined,
    accountOutcome: valueAt<AccountOutcome>('cuenta-sin-derecho'),
  };
  const names = (Object.keys(values) as FactName[]).filter((name) => values[name] !== undefined);
  const facts = names.flatMap((name) => {
    const fact = byKey.get(keys[name]);
    return fact === undefined ? [] : [{ name, fact }];
  });
  return {
    currency,
    values: Object.fromEntries(names.map((name) => [name, values[name]])) as Partial<PensionFacts>,
    sources: Object.fromEntries(
      facts.map(({ name, fact: { source, link, reviewed } }) => [name, { source, link, reviewed }]),
    ),
    isExample: facts.some(({ fact }) => fact.isExample),
  };
}
