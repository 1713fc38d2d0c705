import type { ParameterKey, parameters } from '../../contract/facts/keys.ts';
import type { ValueOfKind } from '../../contract/facts/values.ts';

interface SeedSource {
  source: string;
  /** Since when it holds, 'YYYY-MM-DD'; null = it is no matter of a day. */
  validFrom: string | null;
}

type SeedParameter = {
  [Key in ParameterKey]: SeedSource & { key: Key; value: ValueOfKind[(typeof parameters)[Key]['kind']] };
}[ParameterKey];

const law = (article: string) => `Ley 214 de Pensiones, art. ${article} (ejemplo)`;
const rules = (article: string) => `Reglamento 77, art. ${article} (ejemplo)`;
const decree = (article: string) => `Decreto 130, art. ${article} (ejemplo)`;
const assumed = 'Supuesto de ejemplo del portal';
/** A link names a page of the demonstration by its kind and title. */
const institute = 'Datos de ejemplo de la institución';

const all = { sex: null, bornFrom: null, bornUntil: null } as const;

/** The facts of the invented country whose laws the demonstration has; some are left out, as they are in life. */
export const parameterSeeds: readonly SeedParameter[] = [
  {
    key: 'edad-de-jubilacion',
    value: [{ ...all, ageMonths: 780 }],
    source: law('12'),
    validFrom: '2024-05-06',
  },
  { key: 'meses-de-aporte', value: 180, source: law('12'), validFrom: '2024-05-06' },
  {
    key: 'otras-vias',
    value: [{ ...all, ageMonths: 696, months: 0, share: 6000 }],
    source: law('13'),
    validFrom: '2012-01-01',
  },
  {
    key: 'adelanto-por-hijos',
    value: { sex: 'female', monthsPerChild: 12, childrenAtMost: 3 },
    source: law('12'),
    validFrom: '2024-05-06',
  },
  { key: 'cuenta-sin-derecho', value: 'un-pago', source: law('12 ter'), validFrom: '2024-05-06' },
  { key: 'aporte', value: 1200, source: law('9'), validFrom: '2012-01-01' },
  { key: 'aporte-de-quien-trabaja', value: 1000, source: law('9'), validFrom: '2012-01-01' },
  { key: 'aporte-del-empleador', value: 200, source: law('9'), validFrom: '2012-01-01' },
  { key: 'tope-del-sueldo', value: 3_000_000, source: law('9'), validFrom: '2026-01-01' },
  { key: 'sueldo-minimo', value: 150_000, source: decree('1'), validFrom: '2026-01-01' },
  { key: 'comision-sobre-sueldo', value: 50, source: law('32'), validFrom: '2025-01-01' },
  { key: 'comision-sobre-saldo', value: 40, source: law('32'), validFrom: '2025-01-01' },
  {
    key: 'pension-solidaria',
    value: [
      { months: 240, amount: 110_000 },
      { months: 360, amount: 140_000 },
    ],
    source: decree('2'),
    validFrom: '2026-01-01',
  },
  { key: 'edad-de-pension-solidaria', value: 780, source: law('27'), validFrom: '2012-01-01' },
  { key: 'mensualidades', value: 13, source: law('17'), validFrom: '2012-01-01' },
  { key: 'descuento-de-salud', value: 300, source: decree('4'), validFrom: '2026-01-01' },
  { key: 'parte-de-la-pareja', value: 6000, source: law('23'), validFrom: '2012-01-01' },
  { key: 'parte-de-cada-hijo', value: 2000, source: law('23'), validFrom: '2012-01-01' },
  { key: 'gastos-de-entierro', value: 300_000, source: law('26'), validFrom: '2026-01-01' },
  { key: 'rendimiento-prudente', value: 200, source: assumed, validFrom: null },
  { key: 'rendimiento-medio', value: 350, source: assumed, validFrom: null },
  { key: 'rendimiento-favorable', value: 500, source: assumed, validFrom: null },
  { key: 'crecimiento-del-sueldo', value: 100, source: assumed, validFrom: null },
  { key: 'tasa-tecnica', value: 200, source: assumed, validFrom: null },
  {
    key: 'tabla-de-vida',
    value: 'Una tabla de vida de ejemplo, que no es de ningún país',
    source: assumed,
    validFrom: null,
  },
  { key: 'tabla-de-quien', value: 'todos', source: law('16'), validFrom: '2012-01-01' },
  {
    key: 'documentos-para-jubilarse',
    value: [
      'Tu documento de identidad',
      'El número de la cuenta bancaria donde quieres cobrar',
      'El acta de nacimiento de tus hijos, si pides adelantar la edad',
      'Tu último estado de cuenta, si lo tienes a mano',
    ],
    source: rules('19'),
    validFrom: '2012-01-01',
  },
  {
    key: 'documentos-al-enviudar',
    value: [
      'Tu documento de identidad',
      'El acta de defunción',
      'El acta de matrimonio o la declaración de convivencia',
      'El acta de nacimiento de los hijos menores de edad',
    ],
    source: rules('31'),
    validFrom: '2012-01-01',
  },
  {
    key: 'documentos-de-otro-pais',
    value: [
      'Tu documento de identidad',
      'El nombre del país y los años en que trabajaste',
      'Contratos, boletas o carnés de ese trabajo, si los tienes',
    ],
    source: rules('34'),
    validFrom: '2012-01-01',
  },
  {
    key: 'documentos-para-reclamar',
    value: [
      'Una boleta de sueldo del mes que falta',
      'O el contrato de trabajo y una declaración tuya',
      'O un certificado de tu empleador',
    ],
    source: rules('14'),
    validFrom: '2012-01-01',
  },
  {
    key: 'documentos-por-cuenta-propia',
    value: ['Tu documento de identidad', 'El monto que quieres declarar, desde el sueldo mínimo'],
    source: law('6'),
    validFrom: '2012-01-01',
  },
  {
    key: 'desde-cuando-se-pide',
    value: 'desde seis meses antes de cumplir la edad',
    source: rules('18'),
    validFrom: '2012-01-01',
  },
  { key: 'dias-de-los-plazos', value: 'habiles', source: rules('7'), validFrom: '2012-01-01' },
  { key: 'plazo-de-respuesta', value: 'hasta 30 días hábiles', source: law('14'), validFrom: '2012-01-01' },
  {
    key: 'plazo-del-primer-pago',
    value: 'hasta 10 días hábiles después de firmar, con los meses que correspondan desde la solicitud',
    source: rules('24'),
    validFrom: '2012-01-01',
  },
  { key: 'plazo-de-reclamo', value: 'hasta 15 días hábiles', source: law('36'), validFrom: '2012-01-01' },
  {
    key: 'plazo-de-meses-que-faltan',
    value: 'hasta 30 días hábiles',
    source: rules('15'),
    validFrom: '2012-01-01',
  },
  {
    key: 'trabajar-jubilado',
    value: 'Puedes cobrar tu pensión y seguir trabajando. Mientras lo hagas no estás obligado a aportar.',
    source: law('18'),
    validFrom: '2012-01-01',
  },
  {
    key: 'seguro-de-salud',
    value: 'Sigues con el mismo seguro de salud, y lo pagas con un descuento de tu pensión.',
    source: decree('4'),
    validFrom: '2026-01-01',
  },
  {
    key: 'impuestos-de-la-pension',
    value: 'La pensión no paga impuesto.',
    source: decree('5'),
    validFrom: '2026-01-01',
  },
  { key: 'telefono', value: '800 10 0214 (de ejemplo, gratis)', source: institute, validFrom: null },
  {
    key: 'horario',
    value: 'de lunes a viernes, de 8:30 a 16:30',
    source: institute,
    validFrom: null,
  },
  {
    key: 'oficinas',
    value: [
      'Ciudad Central: avenida Principal 214',
      'Puerto Norte: plaza Mayor 12',
      'Villa del Sur: calle Real 77',
    ],
    source: institute,
    validFrom: null,
  },
  {
    key: 'enlace-estado-de-cuenta',
    value: 'article Cómo leer tu estado de cuenta',
    source: institute,
    validFrom: null,
  },
  { key: 'enlace-de-tramites', value: 'route Me jubilo este mes', source: institute, validFrom: null },
  { key: 'enlace-de-reclamos', value: 'subject Engaños y reclamos', source: institute, validFrom: null },
  {
    key: 'convenios',
    value: ['País del Este', 'País del Oeste'],
    source: law('19'),
    validFrom: '2012-01-01',
  },
];
