import type { SeedArticle } from '../seed-types.ts';
import { aporteVoluntarioCuandoConviene } from './aporte-voluntario-cuando-conviene.ts';
import { cambioDeEmpleo } from './cambio-de-empleo.ts';
import { cincoMitosEdadDeRetiro } from './cinco-mitos-edad-de-retiro.ts';
import { comisionesLoQuePagas } from './comisiones-lo-que-pagas.ts';
import { comoLeerTuEstadoDeCuenta } from './como-leer-tu-estado-de-cuenta.ts';
import { cuantoDeboAhorrar } from './cuanto-debo-ahorrar.ts';
import { estafasConTuPension } from './estafas-con-tu-pension.ts';
import { lagunasEnTusAportes } from './lagunas-en-tus-aportes.ts';
import { multifondosYRiesgo } from './multifondos-y-riesgo.ts';
import { pensionDeInvalidez } from './pension-de-invalidez.ts';
import { pensionDeSobrevivencia } from './pension-de-sobrevivencia.ts';
import { rentaVitaliciaORetiroProgramado } from './renta-vitalicia-o-retiro-programado.ts';
import { rentabilidadRealEInflacion } from './rentabilidad-real-e-inflacion.ts';
import { trabajarPorTuCuenta } from './trabajar-por-tu-cuenta.ts';

/** The articles of the demonstration library, newest first. */
export const articles: readonly SeedArticle[] = [
  cuantoDeboAhorrar,
  cincoMitosEdadDeRetiro,
  cambioDeEmpleo,
  comoLeerTuEstadoDeCuenta,
  aporteVoluntarioCuandoConviene,
  multifondosYRiesgo,
  comisionesLoQuePagas,
  estafasConTuPension,
  rentabilidadRealEInflacion,
  trabajarPorTuCuenta,
  lagunasEnTusAportes,
  pensionDeInvalidez,
  pensionDeSobrevivencia,
  rentaVitaliciaORetiroProgramado,
];
