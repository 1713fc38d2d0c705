import { folded } from '../../../contract/content/folded.ts';
import type { ParameterKey } from '../../../contract/content/parameter-keys.ts';
import type { CalculatorName } from '../../../contract/pension/calculator-names.ts';

/** An answer that needs no reading: facts of the country, a calculator, or both. */
export interface AskedAnswer {
  facts: readonly ParameterKey[];
  calculator?: CalculatorName;
  /** Where the whole answer stands, if no calculator has it. */
  href?: string;
}

interface Question extends AskedAnswer {
  /** Parts of the words, without accents, all of which the question has. */
  asks: readonly RegExp[];
  not?: RegExp;
}

const pension = /jubil|pension|retir|tramite/;
const family = /viud|espos|marido|muri|fallec/;

/** The first that fits is the answer, so that narrow questions stand before wide ones. */
const questions: readonly Question[] = [
  { asks: [/impuest/], facts: ['impuestos-de-la-pension'], href: '/ruta', not: /ahorr|volunt/ },
  { asks: [/seguro de salud|\bsalud\b/, pension], facts: ['seguro-de-salud'], href: '/ruta' },
  { asks: [/trabaj/, /segu|despues|jubilad/, pension], facts: ['trabajar-jubilado'], href: '/ruta' },
  {
    asks: [/\btarda|\bdemora|desde cuando|primer pago/, /pag|cobr|jubil|pension|tramite/],
    facts: ['plazo-de-respuesta', 'plazo-del-primer-pago'],
    href: '/ruta',
    not: /reclam/,
  },
  {
    asks: [/\btarde\b|pierdo meses|ya cumpli la edad/],
    facts: ['edad-de-jubilacion', 'plazo-del-primer-pago'],
    href: '/ruta',
  },
  { asks: [/papel|document|\bllev/, family], facts: ['documentos-al-enviudar'], href: '/ruta' },
  {
    asks: [/papel|document|\bllev/, pension],
    facts: ['documentos-para-jubilarse'],
    href: '/ruta',
    not: /pais/,
  },
  { asks: [/\bdonde\b/, /aport|cotiza/], facts: ['enlace-estado-de-cuenta', 'telefono'], href: '/ruta' },
  {
    asks: [/\ba quien llamo|telefono|oficina|\bhorario/],
    facts: ['telefono', 'horario', 'oficinas'],
    href: '/contact',
    not: /clave|estafa/,
  },
  {
    asks: [/minim|solidari|\bpoco\b/, /pension|jubil|cobr|recib/],
    facts: ['pension-solidaria', 'edad-de-pension-solidaria'],
    href: '/ruta',
    not: /sueldo/,
  },
  {
    asks: [/\bcuant[ao]s\b/, /aport|cotiza/],
    facts: ['meses-de-aporte'],
    calculator: 'cuando-puedo-jubilarme',
    not: /pais/,
  },
  {
    asks: [/\bedad\b|\b[ck]u?ando\b/, /jubil|retir|pension/],
    facts: ['edad-de-jubilacion', 'adelanto-por-hijos'],
    calculator: 'cuando-puedo-jubilarme',
    not: /pag|cobr|hij|invalid|solidari|mitos/,
  },
  {
    asks: [/\bcuanto\b/, /cobr|recib|\btoca\b/],
    facts: [],
    calculator: 'cuanto-recibire',
    not: /comision|administradora|viud|espos|marido|hij/,
  },
];

/** The answer to a search, or nothing where none is sure: the list of results stands then alone. */
export function askedAnswer(search: string): AskedAnswer | undefined {
  const words = folded(search);
  return questions.find(
    ({ asks, not }) => asks.every((part) => part.test(words)) && not?.test(words) !== true,
  );
}
