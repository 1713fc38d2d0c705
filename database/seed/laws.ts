import { cartaDerechosDeberes } from './laws/carta-derechos-deberes.ts';
import { comoLeerUnaLeyDePensiones } from './laws/como-leer-una-ley-de-pensiones.ts';
import { glosarioLeyDePensiones } from './laws/glosario-ley-de-pensiones.ts';
import { guiaDerechosAfiliado } from './laws/guia-derechos-afiliado.ts';
import { modeloReglamentoReclamos } from './laws/modelo-reglamento-reclamos.ts';
import type { SeedLaw } from './seed-types.ts';

/** The model documents of the demonstration portal, in the order they are listed. */
export const laws: readonly SeedLaw[] = [
  guiaDerechosAfiliado,
  cartaDerechosDeberes,
  glosarioLeyDePensiones,
  comoLeerUnaLeyDePensiones,
  modeloReglamentoReclamos,
];
