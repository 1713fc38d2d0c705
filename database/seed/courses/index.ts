import type { SeedCourse } from '../seed-types.ts';
import { course as cuentaIndividual } from './cuenta-individual/course.ts';
import { course as fondosYComisiones } from './fondos-y-comisiones/course.ts';
import { course as planificaTuRetiro } from './planifica-tu-retiro/course.ts';
import { course as sobrevivenciaEInvalidez } from './sobrevivencia-e-invalidez/course.ts';

export const courses: readonly SeedCourse[] = [
  cuentaIndividual,
  fondosYComisiones,
  planificaTuRetiro,
  sobrevivenciaEInvalidez,
];
