/**
 * The facts of a country that texts, calculators and routes show (spec 19), each with its kind, which decides how its
 * value is written and checked. Money is in hundredths of the currency, a rate in hundredths of a percent (12,5 % =
 * 1250), an age in months.
 */
export const parameterKinds = [
  'money',
  'rate',
  'months',
  /** How often, from 1 to 24. */
  'count',
  /** Ages by sex and birth date. */
  'ages',
  /** Ways to a pension: age, months of contributions, and the pension that the account must reach. */
  'ways',
  /** Amounts by months of contributions. */
  'floors',
  'age',
  /** How much earlier a parent may retire for each child. */
  'children',
  /** One of the answers that the fact names. */
  'choice',
  'list',
  'text',
  /** A telephone number, with words after it if need be. */
  'phone',
  'link',
  /** The probability of dying within a year, by age and sex. */
  'lives',
] as const;
export type ParameterKind = (typeof parameterKinds)[number];

export const parameterGroups = [
  'Jubilarse',
  'Aportes y comisiones',
  'Pensiones',
  'Lo que se supone',
  'Trámites',
  'Dónde y a quién',
] as const;
type ParameterGroup = (typeof parameterGroups)[number];

export interface ParameterDefinition {
  label: string;
  group: ParameterGroup;
  kind: ParameterKind;
  /** The unit printed after the value; '' = the value needs none. */
  unit: string;
  /** The words printed before the value: 'hasta'. */
  before?: string;
  /** The answers of a choice as texts print them, by the value that is kept. */
  choices?: Readonly<Record<string, string>>;
}

const fact = (group: ParameterGroup, kind: ParameterKind, label: string, unit = ''): ParameterDefinition => ({
  group,
  kind,
  label,
  unit,
});

const choice = <Choice extends string>(
  group: ParameterGroup,
  label: string,
  choices: Readonly<Record<Choice, string>>,
) => ({ group, kind: 'choice', label, unit: '', choices }) as const;

/** Every known fact by its key, in the order of the administration. */
export const parameters = {
  'edad-de-jubilacion': fact('Jubilarse', 'ages', 'Edad de jubilación'),
  'meses-de-aporte': fact('Jubilarse', 'months', 'Meses de aporte que se piden', 'de aporte'),
  'otras-vias': fact('Jubilarse', 'ways', 'Otras formas de jubilarse'),
  'adelanto-por-hijos': fact('Jubilarse', 'children', 'Adelanto por hijos'),
  'cuenta-sin-derecho': choice('Jubilarse', 'Tu cuenta, si no llegas a una pensión', {
    'un-pago': 'se te devuelve en un solo pago',
    cuotas: 'se te paga en cuotas mensuales, hasta que se termina',
    traspaso: 'se traspasa a otro sistema de pensiones',
  }),
  aporte: fact('Aportes y comisiones', 'rate', 'Aporte en total', 'del sueldo'),
  'aporte-de-quien-trabaja': fact('Aportes y comisiones', 'rate', 'Parte de quien trabaja', 'del sueldo'),
  'aporte-del-empleador': fact('Aportes y comisiones', 'rate', 'Parte del empleador', 'del sueldo'),
  'tope-del-sueldo': fact('Aportes y comisiones', 'money', 'Tope del sueldo que aporta', 'al mes'),
  'sueldo-minimo': fact('Aportes y comisiones', 'money', 'Sueldo mínimo', 'al mes'),
  'comision-sobre-sueldo': fact('Aportes y comisiones', 'rate', 'Comisión sobre el sueldo', 'del sueldo'),
  'comision-sobre-saldo': fact('Aportes y comisiones', 'rate', 'Comisión sobre el saldo', 'del saldo al año'),
  'pension-minima': fact('Pensiones', 'money', 'Pensión mínima', 'al mes'),
  'pension-solidaria': fact('Pensiones', 'floors', 'Pensión solidaria'),
  'edad-de-pension-solidaria': fact('Pensiones', 'age', 'Edad de la pensión solidaria'),
  mensualidades: fact('Pensiones', 'count', 'Cuántas veces al año se paga la pensión', 'al año'),
  'descuento-de-salud': fact('Pensiones', 'rate', 'Parte de la pensión para la salud', 'de la pensión'),
  'parte-de-la-pareja': fact('Pensiones', 'rate', 'Parte de la pareja al enviudar', 'de la pensión'),
  'parte-de-cada-hijo': fact('Pensiones', 'rate', 'Parte de cada hijo', 'de la pensión'),
  'gastos-de-entierro': { ...fact('Pensiones', 'money', 'Gastos de entierro'), before: 'hasta' },
  'rendimiento-prudente': fact('Lo que se supone', 'rate', 'Rendimiento real, si va mal', 'al año'),
  'rendimiento-medio': fact('Lo que se supone', 'rate', 'Rendimiento real, en medio', 'al año'),
  'rendimiento-favorable': fact('Lo que se supone', 'rate', 'Rendimiento real, si va bien', 'al año'),
  'crecimiento-del-sueldo': fact('Lo que se supone', 'rate', 'Crecimiento real del sueldo', 'al año'),
  'tasa-tecnica': fact('Lo que se supone', 'rate', 'Tasa técnica', 'al año'),
  'tabla-de-vida': fact('Lo que se supone', 'text', 'Tabla de vida'),
  'tabla-de-quien': choice('Lo que se supone', 'Para quién vale la tabla de vida', {
    todos: 'una sola tabla para mujeres y hombres',
    'cada-sexo': 'una tabla para mujeres y otra para hombres',
  }),
  'documentos-para-jubilarse': fact('Trámites', 'list', 'Documentos para jubilarse'),
  'documentos-al-enviudar': fact('Trámites', 'list', 'Documentos al enviudar'),
  'documentos-de-otro-pais': fact('Trámites', 'list', 'Documentos si trabajaste en otro país'),
  'documentos-para-reclamar': fact('Trámites', 'list', 'Documentos para reclamar meses'),
  'documentos-por-cuenta-propia': fact('Trámites', 'list', 'Documentos si trabajas por tu cuenta'),
  'desde-cuando-se-pide': fact('Trámites', 'text', 'Desde cuándo se puede pedir'),
  'dias-de-los-plazos': choice('Trámites', 'Cómo se cuentan los días de los plazos', {
    habiles: 'en días hábiles: de lunes a viernes, sin los feriados',
    corridos: 'en días corridos: también sábados, domingos y feriados',
  }),
  'plazo-de-respuesta': fact('Trámites', 'text', 'Cuánto tarda la respuesta'),
  'plazo-del-primer-pago': fact('Trámites', 'text', 'Cuándo llega el primer pago'),
  'plazo-de-reclamo': fact('Trámites', 'text', 'Cuánto tarda un reclamo'),
  'plazo-de-meses-que-faltan': fact('Trámites', 'text', 'Cuánto tarda un reclamo de meses que faltan'),
  'seguro-de-salud': fact('Trámites', 'text', 'Seguro de salud después de jubilarse'),
  'trabajar-jubilado': fact('Trámites', 'text', 'Seguir trabajando después de jubilarse'),
  'impuestos-de-la-pension': fact('Trámites', 'text', 'Impuestos de la pensión'),
  telefono: fact('Dónde y a quién', 'phone', 'Teléfono de consultas'),
  whatsapp: fact('Dónde y a quién', 'phone', 'WhatsApp'),
  horario: fact('Dónde y a quién', 'text', 'Horario'),
  oficinas: fact('Dónde y a quién', 'list', 'Oficinas'),
  'enlace-estado-de-cuenta': fact('Dónde y a quién', 'link', 'Dónde ver tu estado de cuenta'),
  'enlace-de-tramites': fact('Dónde y a quién', 'link', 'Dónde se hacen los trámites'),
  'enlace-de-reclamos': fact('Dónde y a quién', 'link', 'Dónde se reclama'),
  convenios: fact('Dónde y a quién', 'list', 'Países con convenio'),
  mortalidad: fact('Lo que se supone', 'lives', 'Tabla de vida, edad por edad'),
} as const satisfies Record<string, ParameterDefinition>;

export type ParameterKey = keyof typeof parameters;
export const parameterKeys = Object.keys(parameters) as [ParameterKey, ...ParameterKey[]];

export const definitionOf = (key: ParameterKey): ParameterDefinition => parameters[key];
export const isParameterKey = (key: string): key is ParameterKey => Object.hasOwn(parameters, key);
