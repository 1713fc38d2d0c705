import type { SeedCategory } from './seed-types.ts';

/** The six subjects of the demonstration library. */
export const categories: readonly SeedCategory[] = [
  {
    key: 'cuenta-individual',
    name: 'Cuenta individual',
    description: 'Cómo entra tu aporte, dónde se invierte, qué te cobran y cómo revisar todo.',
  },
  {
    key: 'ahorro-voluntario',
    name: 'Ahorro voluntario',
    description: 'Cuánto ahorrar, cuándo conviene aportar de más y qué mirar antes de firmar.',
  },
  {
    key: 'jubilacion',
    name: 'Jubilación',
    description: 'La edad de retiro, los trámites y las formas de cobrar tu pensión.',
  },
  {
    key: 'seguro-sobrevivencia',
    name: 'Seguro y sobrevivencia',
    description: 'La protección para ti si no puedes trabajar y para tu familia si faltas.',
  },
  {
    key: 'derechos-tramites',
    name: 'Derechos y trámites',
    description: 'Qué puedes exigir, cómo reclamar aportes que faltan y cómo cuidarte de las estafas.',
  },
  {
    key: 'independientes',
    name: 'Trabajadores independientes',
    description: 'Cómo construir una pensión si trabajas por tu cuenta y tus ingresos cambian cada mes.',
  },
];
